"""The board while actions are executed, and the automa's turn on it."""
