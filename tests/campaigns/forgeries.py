"""Match files changed by somebody who knows how they are made: any field, any value, with the digests made anew."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from game.client.base.seating import STYLES
from game.content import Content
from game.match.journal import position_at
from game.rules import Options, Table, apply, load_state, new_game
from game.rules.moves import to_text
from game.rules.state import digest_of
from tests.campaigns.scraps import VALUES
from tests.laws.games import MIXES, next_move

NUMBERS = (-1, 0, 1, 2, 3, 5, 6, 7, 9, 10, 48, 90, 1_000_001, 2**62, 2**63, 10**30)
REASON = (
    '{"code":"worth_most","aim":"orders","worth":3.5,"weighed":4,"points":[{"code":"letters","aim":"printing-03"},'
    '{"code":"keeps_from","of":"red","seat":1},{"code":"wins_patron","aim":"patronage-04"}]}'
)
FURTHER = 3  # moves after the state from which a file goes on

Loose = dict[str, Any]
"""A match file as JSON."""


def dealt(content: Content, options: Options, rng: Random) -> Loose:
    """An honest file of a game that was left at a random move, all of it played with these cards."""
    seed = rng.randrange(1 << 32)
    table, _ = new_game(content, options, seed)
    moves, step = list[str](), rng.randrange(260)
    while not table.is_over and len(moves) < step:
        move = next_move(table, rng)
        moves.append(to_text(move))
        apply(table, move)
    people = [{"name": f"Printer {seat}", "style": STYLES[seat]} for seat in range(options.seats)]
    automa = [{"name": "Automa", "style": "gear", "kind": "automa"}] * options.automa
    return {
        "header": {
            "format": 3,
            "rules_version": 1,
            "content_digest": content.digest,
            "options": msgspec.to_builtins(options),
            "seed": seed,
            "players": people + automa,
            "base_number": 0,
            "base_state": None,
        },
        "position": msgspec.to_builtins(position_at(table)),
        "moves": moves,
        "frozen_moves": [],
        "drafts": drafts_of(table, rng),
        "saved_at": "2026-11-28T20:00:00+00:00",
        "notes": {"7": {"made_at": "2026-11-28T19:00:00+00:00", "reason": REASON}},
    }


def drafts_of(table: Table, rng: Random) -> Loose:
    """What the first seat has laid out: markers, or pieces on its orders."""
    if rng.random() < 0.5 or not table.seats[0].orders:
        return {"0": [2, 0, 0, 1, 0]}
    printing = table.seats[0].orders[0].printing
    return {"0": {"laid": [[printing, False, 0, "A"], [printing, True, 0, "red"]], "plain": [printing]}}


def gone_on(loose: Loose) -> Loose:
    """The same file as if it had gone on with other cards from its last state: only the laws can judge that one."""
    frozen = copy.deepcopy(loose)
    frozen["header"] |= {"base_number": len(loose["moves"]), "base_state": loose["position"]["state"]}
    frozen["frozen_moves"], frozen["moves"] = loose["moves"], []
    return frozen


def forged(loose: Loose, other: Loose, content: Content, rng: Random) -> tuple[Loose, str]:
    """A file with one to three changes, mostly of its state, also from another file, and what was done."""
    loose = copy.deepcopy(loose)
    if rng.random() < 0.05:
        reason = msgspec.json.decode(REASON)
        told = changed(reason, rng)
        loose["notes"]["7"]["reason"] = msgspec.json.encode(reason).decode()
        return loose, told
    if rng.random() < 0.2:
        told = changed({name: loose[name] for name in ("header", "position", "drafts", "moves", "notes")}, rng)
        return loose, told
    state = msgspec.json.decode(loose["position"]["state"])
    source = msgspec.json.decode(other["position"]["state"])
    count = rng.choice((1, 1, 1, 2, 3))
    foreign = rng.choice((0, 0, 1, count))
    done = [taken_over(state, source, rng) for _ in range(foreign)]  # first, while the state has its form
    done += [changed(state, rng) for _ in range(count - foreign)]
    told = "; ".join(done)
    return with_state(loose, state, content, rng), told


def with_state(loose: Loose, state: Loose, content: Content, rng: Random) -> Loose:
    """A file that goes on from a forged state, and says so everywhere."""
    text = msgspec.json.encode(state).decode()
    header, position = loose["header"], loose["position"]
    position |= {"state": text, "state_digest": digest_of(text)}
    for name in ("number", "round", "phase"):
        position[name] = state.get(name, position[name])
    position["finished"] = state.get("phase") == "over"
    header |= {"base_state": text, "base_number": state.get("number", header["base_number"])}
    header |= {name: state.get(name, header[name]) for name in ("options", "seed")}
    if rng.random() < 0.5:
        play_further(loose, content, rng)
    return loose


def play_further(loose: Loose, content: Content, rng: Random) -> None:
    """Add moves that the rules allow in the forged state, if it is one."""
    try:
        table = load_state(loose["position"]["state"].encode(), content)
        moves = []
        for _ in range(FURTHER):
            move = next_move(table, rng)
            apply(table, move)
            moves.append(to_text(move))
        loose |= {"moves": moves, "position": msgspec.to_builtins(position_at(table))}
    except Exception:  # noqa: BLE001, S110 - the rules trust their tables, and this one is forged
        pass


def taken_over(state: Loose, source: Loose, rng: Random) -> str:
    """Put a field of another state, or what it asks within a turn, in the place of that of this one; what was done."""
    if rng.random() < 0.3:
        state["stack"] = [*state["stack"][:1], *source["stack"][-1:]]
        return f"stack: {state['stack']}"
    if rng.random() < 0.3:
        seat, name = rng.choice(state["seats"]), rng.choice(sorted(state["seats"][0]))
        seat[name] = rng.choice(source["seats"])[name]
        return f"{name} of a seat: {str(seat[name])[:40]}"
    name = rng.choice(sorted(state))
    state[name] = source[name]
    return f"{name}: {str(source[name])[:40]}"


def changed(loose: Any, rng: Random) -> str:
    """Change one value at any depth; what was done."""
    places = list(_places(loose))
    names = sorted({place[0].split(".")[0] for place in places})
    name = rng.choice(names)  # else most changes hit the decks
    where, holder, key = rng.choice([place for place in places if place[0].split(".")[0] == name])
    old = holder[key]
    holder[key] = another(old, places, rng)
    return f"{where}: {str(old)[:40]} -> {str(holder[key])[:40]}"


def another(old: Any, places: list[tuple[str, Any, Any]], rng: Random) -> Any:
    """Another value: near the old one, of another place, or of any kind."""
    if rng.random() < 0.1:
        return copy.deepcopy(rng.choice(VALUES))
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + rng.choice((-1, 1)) if rng.random() < 0.4 else rng.choice(NUMBERS)
    if isinstance(old, list) and old and rng.random() < 0.6:
        return _rearranged(old, rng)
    _, holder, key = rng.choice([place for place in places if type(place[1][place[2]]) is type(old)])
    return copy.deepcopy(holder[key])


def _rearranged(old: list[Any], rng: Random) -> list[Any]:
    at = rng.randrange(len(old))
    ways: tuple[list[Any], ...] = (
        old[::-1],
        old[:at] + old[at + 1 :],
        [*old, old[at]],
        old[1:] + old[:1],
        old * 500,
        [],
    )
    return copy.deepcopy(rng.choice((*ways, [])))


def _places(value: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Each value inside another: its path, its holder, and its key or index there."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        path = f"{where}.{key}" if where else str(key)
        yield path, value, key
        yield from _places(value[key], path)


def honest_files(content: Content, rng: Random, count: int) -> list[Loose]:
    """So many honest files, of all mixes of seats."""
    return [dealt(content, MIXES[at % len(MIXES)], rng) for at in range(count)]
