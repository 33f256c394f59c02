"""The name of a content: a digest of what is played with, and whether a match was played with it.

Words are no part of it: a mended title or name costs no match its moves.
"""

from collections.abc import Mapping
from hashlib import blake2b

import msgspec

from game.content.tables import Content

WORDS: Mapping[str, Mapping[str, object]] = {
    "printing": {"title": "", "whole_title": "", "printer": "", "city": "", "year": 0},
    "patronage": {"name": ""},
    "characters": {"name": "", "city": "", "life": ""},
}
"""What is only read on cards, by the table that has it."""

FORMER: Mapping[str, str] = {
    "bf159973f307d44d637afe2577a8e749": "4b6c3e7637a6091e51d19663fc4cfd4d",
    "c70b933c35525d2b9cc5f016dd8c6bfc": "406a8f7cf3a9cb70e0ea0e5eb6fe100a",
}
"""The names of the game's own cards while words were part of them, and those of now: of three rounds, and of six."""


def with_digest(content: Content) -> Content:
    """The content under the name that belongs to its tables."""
    return msgspec.structs.replace(content, digest=_digest(_wordless(content)))


def is_name_of(digest: str, content: Content) -> bool:
    """Whether a match under this name was played with what this content plays with."""
    return content.digest in {digest, FORMER.get(digest)} or digest == _digest(content)


def _wordless(content: Content) -> Content:
    tables = {
        table: {id_: msgspec.structs.replace(row, **blank) for id_, row in getattr(content, table).items()}
        for table, blank in WORDS.items()
    }
    return msgspec.structs.replace(content, **tables)


def _digest(content: Content) -> str:
    """A name for exactly this content: the hash of all its tables, in the files' order.

    An ability of a character's own name is left out, as it was before characters had a list of them: saves go on.
    """
    named = {
        id_: msgspec.structs.replace(character, abilities=()) if character.abilities == (id_,) else character
        for id_, character in content.characters.items()
    }
    content = msgspec.structs.replace(content, characters=named, digest="")
    return blake2b(msgspec.json.encode(content), digest_size=16).hexdigest()
