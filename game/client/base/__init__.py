"""What the whole client stands on: words, settings, keys and buttons, small files, steps of a game, seating."""
