"""The rules of the automaton opponent for *The Impression*, which plays on the owner's real table."""
