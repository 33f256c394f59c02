"""The plans of all seats side by side, and the card of the automa."""
