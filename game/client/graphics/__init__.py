"""How everything is drawn: the look in values, setting text, materials, and the art of pieces and cards."""
