"""Parts of the screens around a round: what is planned with, open plans, trains that turn, and what is counted."""
