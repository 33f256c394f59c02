"""Numbers as Roman numerals, as the board and its rounds, levels and axles show them."""

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
