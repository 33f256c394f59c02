"""Planning all at once: each person lays markers blind, with buttons of their own."""
