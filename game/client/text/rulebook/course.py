"""The chapters on what the game is about, what comes before the first round, and the course of a round."""

from game.client.base.i18n import ROMAN, dotted, listed, ngettext, say, sentences
from game.client.text.rulebook.article import Chapter, Texts, about, articles
from game.client.text.terms import gear_words, guilder_words, marker_words, order_words
from game.content import Content


def goal(content: Content) -> Chapter:
    """What it is about, what there is to own, and what holds at any time."""
    return Chapter(say("Goal"), articles(_things(content), _always()))


def _things(content: Content) -> Texts:
    r = content.rules
    return {
        about("fame", "laurel", say("Fame")): ngettext(
            "You run a printing house. After {count} round, the most fame wins. It comes from orders,"
            " specialties, patronage cards and guilders.",
            "You run a printing house. After {count} rounds, the most fame wins. It comes from orders,"
            " specialties, patronage cards and guilders.",
            r.rounds,
        ),
        about("an order", "order", say("Orders"), "O2"): say(
            "An order is one printing card with one refinement card. Fulfil it for guilders, and for"
            " the fame of its refinement. You hold at most {orders}.",
            orders=order_words(r.order_slots),
        ),
        about("type", "type", say("Types"), "A1"): say(
            "The letters A, I, O and U. An order needs a type for each of its letters. You keep your"
            " types. A type costs as many guilders as you then own types."
        ),
        about("ink", "drop", say("Inks"), "C2"): say(
            "Blue, silver, gold and red, {count} of each in one bag. You pay inks for the Colour of"
            " orders and for patronage cards.",
            count=r.inks_per_colour,
        ),
        about("specialty", "specialties", say("Specialties")): say(
            "Four crafts from 0 to {top}. Decorations and patronage cards need a level; it is never spent.",
            top=ROMAN[r.top_level],
        ),
        about("a gear", "gears", say("Gears")): say(
            "Up to {gears} on your axles. Each gives the reward of its active sector once a round.",
            gears=gear_words(r.axles),
        ),
        about("guilders", "coin", say("Guilders"), "P3"): say(
            "You begin with {guilders}. They buy types, inks and a better choice of orders.",
            guilders=guilder_words(r.start_guilders),
        ),
    }


def _always() -> Texts:
    return {
        about("open", "eye", say("Open information"), "R1"): say(
            "All players may look at everything, also at what somebody draws to choose from. Only these are secret:"
            " plans before they are revealed, the order of the decks, what comes next out of the bag, and the"
            " planning cards that the automa does not use."
        ),
        about("supply", "bag", say("What can run out"), "C2"): say(
            "Guilders and types never run out. Inks can: you can’t take a colour that the bag does not hold."
            " What the bag holds is always known."
        ),
        about("decks", "orders", say("Empty decks"), "R2"): say(
            "If a card is needed and its deck is empty, its discard pile is shuffled and becomes the deck."
            " If both are empty, you get only the cards that are left."
        ),
        about("rewards", "check", say("Rewards"), "R3"): say(
            "You may decline a reward. A reward that is not available is lost, and nothing replaces it. Resolve"
            " several rewards one by one, in any order. Finish each, with all that it brings, before the next."
        ),
        about("inks of choice", "swap_ink", say("Inks of your choice"), "R4"): say(
            "Take them from the bag one by one, each of a colour that is in it then. Twice the same is allowed."
            " If the bag holds fewer, you take fewer."
        ),
        about("no trade", "cross", say("No trade"), "R5"): say(
            "Nothing is traded, passed to another player or thrown away unless a rule says so."
        ),
    }


def set_up(content: Content) -> Chapter:
    """Who plays, what the board gets, and what each player begins with."""
    return Chapter(say("Set-up"), articles(_table(content), _board(content), _players(content)))


def _table(content: Content) -> Texts:
    return {
        about("players", "person", say("Players"), "S1", "S2"): say(
            "Two to four play, the automa counted. A single player always plays against the automa; it can also"
            " join two or three. Whatever depends on the number of players counts the automa too."
        ),
        about("first player", "first", say("First player"), "S4"): say(
            "Whoever last read the thickest book is first, or chance decides. Turn order is clockwise. With the"
            " automa, it is first in round I. Where it does nothing, it is passed over."
        ),
        about("parts", "orders", say("What the game contains"), "C1"): sentences((_cards(content), _figures(content))),
    }


def _cards(content: Content) -> str:
    return say(
        "Printing cards: {printing}. Refinement cards: {refinement}. Specialty cards: {specialty}. Patronage cards:"
        " {patronage}.",
        printing=len(content.printing),
        refinement=len(content.refinement),
        specialty=len(content.specialty),
        patronage=len(content.patronage),
    )


def _figures(content: Content) -> str:
    return say(
        "Gears: {gears}. Characters: {characters}. The automa has planning cards ({planning}) and execution cards"
        " ({execution}).",
        gears=len(content.gears),
        characters=len(content.characters),
        planning=len(content.planning),
        execution=len(content.execution),
    )


def _board(content: Content) -> Texts:
    counts = sorted(content.seat_counts.items())
    spaces = [_for_so_many(players, str(row.spaces)) for players, row in counts]
    opens = [_for_so_many(players, listed([ROMAN[at] for at in row.patronage_rounds])) for players, row in counts]
    return {
        about("board", "orders", say("The board"), "P1", "C3", "B1"): say(
            "Shuffle each deck and fill all spaces. Printing cards, refinement cards, sets of inks, specialty cards"
            " and gears each have a row, numbered from the left. Spaces in a row: {spaces}.",
            spaces=dotted(spaces),
        ),
        about("two players", "gears", say("Two players"), "S3"): say(
            "Two players use the side of the board marked 2, and gears with white lines leave the game. With"
            " three or four, all gears are in play; spaces marked 4 are only for four."
        ),
        about("ink sets", "drop", say("Sets of inks"), "P1", "B2"): ngettext(
            "Fill the sets from the left with {count} ink each, drawn from the bag. If the bag runs out, the other"
            " spaces stay empty.",
            "Fill the sets from the left with {count} inks each, drawn from the bag. If the bag runs out, the other"
            " spaces stay empty.",
            content.rules.ink_set_size,
        ),
        about("patronage row", "patronage", say("Patronage cards"), "P1", "M2", shown="patronage"): say(
            "Each space gets one open card; the rest leave the game. The numeral above a card is the round from"
            " which it can be taken. {rounds}.",
            rounds=dotted(opens),
        ),
    }


def _for_so_many(players: int, what: str) -> str:
    """What there is for a number of players."""
    return ngettext("{count} player: {what}", "{count} players: {what}", players, what=what)


def _players(content: Content) -> Texts:
    r = content.rules
    pools = [_for_so_many(players, str(row.draft_pool)) for players, row in sorted(content.seat_counts.items())]
    return {
        about("start", "coin", say("What you begin with"), "P3"): say(
            "You have {guilders}, empty axles, all specialties at 0 and the reward disk at its start. Initiative"
            " markers, in turn order: {first}, {second}, {third}, {fourth}.",
            guilders=guilder_words(r.start_guilders),
            **dict(zip(("first", "second", "third", "fourth"), r.markers_by_turn, strict=True)),
        ),
        about("character draft", "person", say("Characters"), "P4"): ngettext(
            "In turn order each player draws {count} character and keeps one. What it does “at once” is done"
            " before the next player draws. Your first games can do without characters.",
            "In turn order each player draws {count} characters and keeps one. What it does “at once” is done"
            " before the next player draws. Your first games can do without characters.",
            r.characters_drawn,
        ),
        about("draft", "order", say("First orders"), "P2", "P5", shown="printing"): sentences(
            (
                say(
                    "Printing cards are open, and as many refinement cards: {pools}."
                    " With the automa there is one fewer of each.",
                    pools=dotted(pools),
                ),
                ngettext(
                    "In turn order each player takes one of each as an order: {count} time, and every second time"
                    " in reverse. The rest is discarded.",
                    "In turn order each player takes one of each as an order: {count} times, and every second time"
                    " in reverse. The rest is discarded.",
                    r.draft_rounds,
                ),
            )
        ),
        about("first types", "type", say("First types"), "P6", shown="block"): ngettext(
            "In turn order and openly, each player chooses {count} type of any letter. Nothing can be bought before"
            " round I.",
            "In turn order and openly, each player chooses {count} types of any letters, also twice the same."
            " Nothing can be bought before round I.",
            r.start_types,
        ),
    }


def a_round(content: Content) -> Chapter:
    """The steps of a round in their order, and what can be done at any time."""
    return Chapter(say("Round"), articles(_before(content), _actions(), _end(content), _any_time()))


def _before(content: Content) -> Texts:
    return {
        about("colour of the round", "swap_ink", say("Caxton’s colour"), "T2"): say(
            "At the very start of each round, Caxton openly names a colour. It may be the same again."
        ),
        about("gears turn", "rotate", say("1. Gears turn"), "T1"): say(
            "From round II on, your gear on axle I turns one sector clockwise and turns the others."
            " You can’t skip this."
        ),
        about("plan", "marker", say("2. Plan in secret"), "L1", "L2"): say(
            "Spread all your markers over the five actions, at most {markers} on one. A submitted plan is"
            " final. Then all plans are revealed together.",
            markers=marker_words(content.rules.most_markers_on_action),
        ),
        about("reveal", "eye", say("After plans are revealed"), "L2"): say(
            "First the automa’s planning card is revealed and moves its markers. Only then may Gutenberg move a"
            " marker. Then the actions start."
        ),
        about("order of play", "eye", say("Order of play"), "L3"): say(
            "In each action, more markers act earlier; ties follow turn order. No marker, no turn."
        ),
    }


def _actions() -> Texts:
    return {
        about("five actions", "fist", say("3. Five actions"), "E1", "E2"): say(
            "Orders, Inks, Specialties, Gears, Patronage. Each player with a marker has one turn in"
            " each, or passes. What is left is discarded."
        ),
        about("passing", "pass", say("Passing"), "E1", "E2"): say(
            "You have one turn in an action, however many markers you have there. You may always pass, for free;"
            " you can’t come back to it. The rest is cleared even if nobody had a marker there."
        ),
        about("names of actions", "rules", say("Names of the actions")): say(
            "The rules of the box call them Take Orders, Take Inks, Develop Specialties, Improve Printing Houses"
            " and Patronage."
        ),
        about("fulfilment", "press", say("4. Fulfil orders"), "F1"): say(
            "In turn order, each player fulfils as many orders as they like, all at once."
        ),
    }


def _end(content: Content) -> Texts:
    markers = dict(zip(("first", "second", "third", "fourth"), content.rules.markers_by_turn, strict=True))
    return {
        about("round end", "hourglass", say("5. End of the round"), "N1", "N2", "N4"): say(
            "The board refills. The token passes left; everyone else gives its last holder one marker."
            " In turn order players then have {first}, {second}, {third} and {fourth}.",
            **markers,
        ),
        about("refill", "hourglass", say("Ready for the next round"), "N2", "N3"): say(
            "The round marker moves on. Patronage rewards are free again, gears can be used again, and all take"
            " their markers back for the next plan. The automa’s markers stay. After the last round the game"
            " ends instead."
        ),
        about("short rows", "orders", say("Rows that stay short"), "N1", "B2", "B3"): say(
            "Patronage cards are never replaced. A row whose deck and discard pile are both empty stays short."
            " Where the bag runs out, ink spaces stay empty."
        ),
        about("tory check", "laurel", say("Geoffroy Tory"), "N5"): say(
            "Tory’s bonus comes right after all orders are fulfilled, in the last round too."
        ),
    }


def _any_time() -> Texts:
    return {
        about("any time", "plus", say("At any time"), "A1", "A2", "A4"): say(
            "Buy types (the fourth costs 4 guilders, and so on) and use gears, also on other players’"
            " turns, unless somebody else has a choice open."
        ),
        about("when exactly", "hourglass", say("When “at any time” is"), "A4"): say(
            "From the moment that the gears have turned until the last player’s orders are fulfilled. Such moves"
            " count in the order in which they are made, and never end a turn. While you have a choice open, only you"
            " may do so, before you answer."
        ),
        about("useless gears", "check", say("Only gears with an effect"), "A3", "A5", "A6"): say(
            "A gear can be used only if its reward has an effect at that moment, and it is settled at once. Plantin"
            " may swap levels at any time too. A discount never makes a price negative."
        ),
        about("undo", "undo", say("Undo")): say(
            "You can undo moves until something hidden is revealed or another player moves."
        ),
    }
