"""The settings: a page for each kind of choice."""
