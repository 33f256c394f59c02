"""The whole board at one look."""
