"""The scene of what is chosen before the first plan and between rounds, and its choices."""
