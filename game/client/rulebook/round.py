"""The chapter on the course of a round."""

from game.client.base.i18n import say
from game.client.rulebook.article import Article, Chapter
from game.content import Content


def a_round(content: Content) -> Chapter:
    """The steps of a round in their order, and what can be done at any time."""
    return Chapter(say("Round"), (*_before(content), *_actions(), *_end(content), *_any_time()))


def _before(content: Content) -> tuple[Article, ...]:
    return (
        Article(
            "colour of the round",
            "swap_ink",
            say("Caxton first"),
            say("At the very start of each round, Caxton openly names a colour. It may be the same again."),
            ("T2",),
        ),
        Article(
            "gears turn",
            "rotate",
            say("1. Gears turn"),
            say(
                "From round II on, your first gear turns one sector clockwise and turns the others."
                " You can’t skip this."
            ),
            ("T1",),
        ),
        Article(
            "plan",
            "marker",
            say("2. Plan in secret"),
            say(
                "Spread all your markers over the five actions, at most {most} on one. A submitted plan is"
                " final. Then all plans are revealed together.",
                most=content.rules.most_markers_on_action,
            ),
            ("L1", "L2"),
        ),
        Article(
            "reveal",
            "eye",
            say("After the reveal"),
            say(
                "First the automa’s planning card is revealed and moves its markers. Only then may Gutenberg move a"
                " marker. Then the actions start."
            ),
            ("L2",),
        ),
        Article(
            "order of play",
            "eye",
            say("Order of play"),
            say("In each action, more markers act earlier; ties follow turn order. No marker, no turn."),
            ("L3",),
        ),
    )


def _actions() -> tuple[Article, ...]:
    return (
        Article(
            "five actions",
            "fist",
            say("3. Five actions"),
            say(
                "Orders, Inks, Specialties, Gears, Patronage. Each player with a marker has one turn in"
                " each, or passes. What is left is discarded."
            ),
            ("E1", "E2"),
        ),
        Article(
            "passing",
            "pass",
            say("Passing"),
            say(
                "You have one turn in an action, however many markers you have there. You may always pass, for free;"
                " you can’t come back to it. The rest is cleared even if nobody had a marker there."
            ),
            ("E1", "E2"),
        ),
        Article(
            "names of actions",
            "rules",
            say("Their names"),
            say(
                "The rules of the box call them Take Orders, Take Inks, Develop Specialties, Improve Printing Houses"
                " and Patronage."
            ),
        ),
        Article(
            "fulfilment",
            "press",
            say("4. Fulfil orders"),
            say("In turn order, each player fulfils as many orders as they like, all at once."),
            ("F1",),
        ),
    )


def _end(content: Content) -> tuple[Article, ...]:
    markers = dict(zip(("first", "second", "third", "fourth"), content.rules.markers_by_turn, strict=True))
    return (
        Article(
            "round end",
            "hourglass",
            say("5. End of the round"),
            say(
                "The board refills. The token passes left; everyone else gives its last holder one marker."
                " In turn order players then have {first}, {second}, {third} and {fourth}.",
                **markers,
            ),
            ("N1", "N2", "N4"),
        ),
        Article(
            "refill",
            "hourglass",
            say("Ready for the next round"),
            say(
                "The round marker moves on. Patronage rewards are free again, gears can be used again, and all take"
                " their markers back for the next plan. The automa’s markers stay. After the last round the game"
                " ends instead."
            ),
            ("N2", "N3"),
        ),
        Article(
            "short rows",
            "orders",
            say("Short rows"),
            say(
                "Patronage cards are never replaced. A row whose deck and discard pile are both empty stays short."
                " Where the bag runs out, ink spaces stay empty."
            ),
            ("N1", "B2", "B3"),
        ),
        Article(
            "tory check",
            "laurel",
            say("Geoffroy Tory"),
            say("Tory’s bonus comes right after all orders are fulfilled, in the last round too."),
            ("N5",),
        ),
    )


def _any_time() -> tuple[Article, ...]:
    return (
        Article(
            "any time",
            "plus",
            say("At any time"),
            say(
                "Buy types (the fourth costs 4 guilders, and so on) and use gears, also on other players’"
                " turns, unless a choice is open."
            ),
            ("A1", "A2", "A4"),
        ),
        Article(
            "when exactly",
            "hourglass",
            say("From when to when"),
            say(
                "From the moment that the gears have turned until the last player’s orders are fulfilled. Such moves"
                " count in the order in which they are made, and never end a turn. While you choose among drawn order"
                " cards, you may buy types and use gears first."
            ),
            ("A4",),
        ),
        Article(
            "useless gears",
            "check",
            say("Only what has an effect"),
            say(
                "A gear can be used only if its reward has an effect at that moment, and it is settled at once. Plantin"
                " may swap levels at any time too. A discount never makes a price negative."
            ),
            ("A3", "A5", "A6"),
        ),
        Article(
            "undo",
            "undo",
            say("Undo"),
            say("You can undo moves until something hidden is revealed or another player moves."),
        ),
    )
