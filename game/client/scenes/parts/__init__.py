"""Parts that several screens show: bars, panels, printing houses, rows of the board, notes."""
