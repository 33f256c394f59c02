"""The chapter on what happens before the first round."""

from game.client.base.i18n import ROMAN, dotted, listed, say, say_count, sentences
from game.client.rulebook.article import Article, Chapter
from game.client.words.names import guilder_words
from game.content import Content


def set_up(content: Content) -> Chapter:
    """Who plays, what the board gets, and what each player begins with."""
    return Chapter(say("Set-up"), (*_table(content), *_board(content), *_players(content)))


def _table(content: Content) -> tuple[Article, ...]:
    return (
        Article(
            "players",
            "person",
            say("Players"),
            say(
                "Two to four play, the automa counted. A single player always plays against the automa; it can also"
                " join two or three. Whatever depends on the number of players counts the automa too."
            ),
            ("S1", "S2"),
        ),
        Article(
            "first player",
            "first",
            say("First player"),
            say(
                "Whoever last read the thickest book is first, or chance decides. Turn order is clockwise. With the"
                " automa, it is first in round I. Where it does nothing, it is passed over."
            ),
            ("S4",),
        ),
        Article(
            "parts",
            "orders",
            say("What there is"),
            sentences((_cards(content), _figures(content))),
            ("C1",),
        ),
    )


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


def _board(content: Content) -> tuple[Article, ...]:
    counts = sorted(content.seat_counts.items())
    spaces = [_for_so_many(players, str(row.spaces)) for players, row in counts]
    opens = [_for_so_many(players, listed([ROMAN[at] for at in row.patronage_rounds])) for players, row in counts]
    return (
        Article(
            "board",
            "orders",
            say("The board"),
            say(
                "Shuffle each deck and fill all spaces. Printing cards, refinement cards, sets of inks, specialty cards"
                " and gears each have a row, numbered from the left. Spaces in a row: {spaces}.",
                spaces=dotted(spaces),
            ),
            ("P1", "C3", "B1"),
        ),
        Article(
            "two players",
            "gears",
            say("Two players"),
            say(
                "Two players use the small side of the board, and gears with white lines leave the game. With three"
                " or four, all gears are in play; spaces marked 4 are only for four."
            ),
            ("S3",),
        ),
        Article(
            "ink sets",
            "drop",
            say("Sets of inks"),
            say_count(
                "Fill the sets from the left with {count} ink each, drawn from the bag. If the bag runs out, the other"
                " spaces stay empty.",
                "Fill the sets from the left with {count} inks each, drawn from the bag. If the bag runs out, the other"
                " spaces stay empty.",
                content.rules.ink_set_size,
            ),
            ("P1", "B2"),
        ),
        Article(
            "patronage row",
            "patronage",
            say("Patronage cards"),
            say(
                "Each space gets one open card; the rest leave the game. A card can be taken from the round on that is"
                " above it. {rounds}.",
                rounds=dotted(opens),
            ),
            ("P1", "M2"),
            shown="patronage",
        ),
    )


def _for_so_many(players: int, what: str) -> str:
    """What there is for a number of players."""
    return say_count("{count} player: {what}", "{count} players: {what}", players, what=what)


def _players(content: Content) -> tuple[Article, ...]:
    r = content.rules
    pools = [_for_so_many(players, str(row.draft_pool)) for players, row in sorted(content.seat_counts.items())]
    return (
        Article(
            "start",
            "coin",
            say("What you begin with"),
            say(
                "You have {guilders}, empty axles, all specialties at 0 and the reward disk at its start. Initiative"
                " markers, in turn order: {first}, {second}, {third}, {fourth}.",
                guilders=guilder_words(r.start_guilders),
                **dict(zip(("first", "second", "third", "fourth"), r.markers_by_turn, strict=True)),
            ),
            ("P3",),
        ),
        Article(
            "character draft",
            "person",
            say("Characters"),
            say_count(
                "In turn order each player draws {count} character and keeps one. What it does “at once” is done"
                " before the next player draws. Your first games can do without characters.",
                "In turn order each player draws {count} characters and keeps one. What it does “at once” is done"
                " before the next player draws. Your first games can do without characters.",
                r.characters_drawn,
            ),
            ("P4",),
        ),
        Article(
            "draft",
            "order",
            say("First orders"),
            sentences(
                (
                    say(
                        "Printing cards are open, and as many refinement cards: {pools}."
                        " With the automa there is one fewer of each.",
                        pools=dotted(pools),
                    ),
                    say_count(
                        "In turn order each player takes one of each as an order: {count} time, and every second time"
                        " in reverse. The rest is discarded.",
                        "In turn order each player takes one of each as an order: {count} times, and every second time"
                        " in reverse. The rest is discarded.",
                        r.draft_rounds,
                    ),
                )
            ),
            ("P2", "P5"),
            shown="printing",
        ),
        Article(
            "first types",
            "type",
            say("First types"),
            say_count(
                "In turn order and openly, each player chooses {count} type of any letter. Nothing can be bought before"
                " round I.",
                "In turn order and openly, each player chooses {count} types of any letters, also twice the same."
                " Nothing can be bought before round I.",
                r.start_types,
            ),
            ("P6",),
            shown="block",
        ),
    )
