"""Parts of the state by their path: "coins", "tradesmen.0.shop", "letters.count"."""

from typing import Any

from msgspec.structs import replace

from game.companion.state import State


def pattern_of(path: str) -> str:
    """The path with a star for each place in a list.

    >>> pattern_of("city.shops.11.room_action")
    'city.shops.*.room_action'
    """
    return ".".join("*" if part.isdigit() else part for part in path.split("."))


def has(state: State, path: str) -> bool:
    """True if the path leads somewhere just now; a list may be too short for it."""
    try:
        get(state, path)
    except (AttributeError, IndexError, TypeError, ValueError):
        return False
    return True


def get(state: State, path: str) -> Any:
    """What stands at a path."""
    node: Any = state
    for part in path.split("."):
        node = _step(node, part)
    return node


def _step(node: Any, part: str) -> Any:
    if isinstance(node, tuple):
        return len(node) if part == "count" else node[int(part)]
    return getattr(node, part)


def put(state: State, path: str, value: object) -> State:
    """The state with something else at a path. A count cannot be put: its list is."""
    changed: State = _put(state, path.split("."), value)
    return changed


def _put(node: Any, parts: list[str], value: object) -> Any:
    if not parts:
        return value
    part, *rest = parts
    if isinstance(node, tuple):
        index = int(part)
        return (*node[:index], _put(node[index], rest, value), *node[index + 1 :])
    return replace(node, **{part: _put(getattr(node, part), rest, value)})
