"""Saved matches that a test edits behind the program's back."""

import msgspec

from game.match import Match, Store

# other versions


def edited(store: Store, match: Match, **changes: object) -> str:
    """The id of a copy of a match with some fields of its save replaced, each named `part__field`."""
    loose = msgspec.json.decode(store.export_json(match.id))
    for path, value in changes.items():
        part, _, field = path.partition("__")
        if field:
            loose[part][field] = value
        else:
            loose[part] = value
    return store.import_json(msgspec.json.encode(loose).decode())
