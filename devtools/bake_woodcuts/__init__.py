"""Woodcuts, cut by code: a block of wood to draw on, stock figures, a scene for each book, a head for each printer."""
