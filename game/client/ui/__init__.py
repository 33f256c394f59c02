"""What every screen is made of: scene, page, targets, widgets, input, sound and the window."""
