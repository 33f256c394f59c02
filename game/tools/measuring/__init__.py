"""Measures of what a person feels: how soon, how smooth, and at what cost."""
