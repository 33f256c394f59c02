"""Pictures of pieces, cards and boards, drawn by code at native pixel size and cached by arguments."""
