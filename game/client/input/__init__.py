"""What hands do: pointing, lifting, carrying, the focus of keys, pads, and how words are composed."""
