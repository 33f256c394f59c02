"""Staging: games played with fixed seeds until they reach a wanted situation, for pictures and for tests."""
