"""The contents of the box: `config/` read once into frozen, typed tables.

>>> from game.content import load_content
>>> content = load_content()
>>> content.printing["printing-02"].title
'Psalterium'
>>> content.seat_counts[3].spaces
3
"""

from game.content.load import is_name_of, load_content, own_content, shortened
from game.content.strict_yaml import ContentError
from game.content.tables import Content

__all__ = ["Content", "ContentError", "is_name_of", "load_content", "own_content", "shortened"]
