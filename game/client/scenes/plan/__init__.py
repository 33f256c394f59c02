"""Planning behind the curtain: the draft, and what it is made for."""
