"""Input: mouse, fingers, keys and pads, and what they do to a page: point, lift, carry, move the focus, type."""
