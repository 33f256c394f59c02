"""Phones in the hands of people at the table: each shows its seat what only this one may see, and acts for it."""
