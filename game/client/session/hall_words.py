"""The guild's hall of fame in words: the best name for the title, and what an entry was won with."""

from game.client.base.i18n import ngettext, say
from game.client.session.hall_of_fame import Entry, Hall, Record
from game.client.text.piece_text import solo_title_words


def record(hall: Hall) -> Record | None:
    """The best of all, in words for the title; None where nobody is in the hall yet."""
    best = hall.record
    if best is None:
        return None
    among = ngettext("among {count} player", "among {count} players", best.seats)
    return Record(best.name, solo_title_words(best.title) if best.title else among, best.fame)


def title_words(entry: Entry) -> str:
    """What an entry was won with: the title of the guild, or what was played."""
    if entry.title:
        title = solo_title_words(entry.title)
        return say("{title}, a repeat", title=title) if entry.repeat else title
    return say("with characters") if entry.characters else say("without characters")
