"""The pictograms' drawings, each a function that draws on a pen with a grid of 100 units."""

from collections.abc import Callable
from typing import TypeAlias

from game.client.art.canvas import Pen

Draw: TypeAlias = Callable[[Pen], None]
