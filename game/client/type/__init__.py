"""Fonts and setting text: faces, what stands in for a letter that they lack, and where lines break."""
