"""Which pieces sound alike."""

from game.client.screen.names.pieces import (
    CaseBlock,
    GearPiece,
    InkPiece,
    LaidMarker,
    LevelMarker,
    OfferedInk,
    OwnInk,
    OwnType,
    PlanMarker,
    SetBlock,
    TypePiece,
)
from game.client.sound import names as cue

KINDS: dict[type[str], cue.Piece] = {
    GearPiece: "gear",
    InkPiece: "ink",
    OfferedInk: "ink",
    OwnInk: "ink",
    TypePiece: "type",
    OwnType: "type",
    CaseBlock: "type",
    SetBlock: "type",
    PlanMarker: "marker",
    LaidMarker: "marker",
    LevelMarker: "marker",
}
"""The sound of a piece by the record of its name; all others sound like cards. A marker does not tell its action."""


def kind_of(piece: str) -> cue.Piece:
    """The kind of sound of a piece, by its name."""
    return "marker" if piece == "marker" else KINDS.get(type(piece), "card")
