"""The printed sheet: what a printer takes home from a game, composed like a page of an early printed book.

`contents` says what stands on it, `composing` draws it, `pdf` writes it as a document whose words can be selected.
"""
