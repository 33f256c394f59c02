"""Draws the masters in assets/images from code: `python -m devtools.bake`.

The client loads these pictures, twice their logical size, instead of drawing such art while somebody waits. Every
picture comes from fixed seeds, so a bake gives the same pixels each time. Only this package needs numpy.
"""
