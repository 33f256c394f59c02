"""The parts of the whole board: its five bands, and what each seat holds."""
