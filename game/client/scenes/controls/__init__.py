"""Which keys and buttons mean what: everywhere, and where all plan at once."""
