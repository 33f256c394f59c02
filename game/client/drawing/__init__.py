"""Drawing on the canvas: the look in values, where things lie, and the ready parts of pages."""
