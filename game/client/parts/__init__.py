"""Parts that the play screens share: bars, panels, printing houses, and the names that they all answer.

Every function puts things on a page for a `Sitting` and a `View`; none changes anything. What has a state of its own is
a class: the open band of the board (`bands`), a turn that is looked at (`watched_turn`), gears that turn, overlays. A
`CompositeScene` passes on to such a part what is done to its pieces. Targets and their names:

- `top_bar(page, sitting, view, words)`: rounds, a ribbon with `words`; buttons `log`, `rules`, `menu`, and `hint`.
- `seat_panels(page, sitting, view, active)`: panels `seat:<n>` in turn order.
- `printing_house(page, sitting, view, seat)`: the whole board of a seat at the foot of the screen, made of
  `gear_train` (buttons `use:<axle>`), `tracks` (place `tracks`, places `row:<specialty>`), `order_slots` (places
  `slot:<n>`), `types_tray` and `inks_tray` (places `types`, `inks`), `character_button` (`character`) and `buy_button`
  (`buy`). Each of them also stands alone and takes its rectangle.
- `ties_line(page, rect, sitting, view, seat)`: who goes first where as many markers lie; `seat_panel`: one panel.
- `strips(page, sitting, view, actions, boxes)`: closed bands of the board; `order_of_play` and `badges`: who acts when.
- `press_common(scene, name)`: the transition for all of these names; scenes call it last in `press`.
"""

from game.client.parts.bar import top_bar
from game.client.parts.common import is_common, press_common
from game.client.parts.gears import gear_picture, gear_train
from game.client.parts.house import printing_house
from game.client.parts.orders import order_slots
from game.client.parts.seats import badges, order_of_play, seat_panel, seat_panels
from game.client.parts.strips import paint_strip, reward_card_picture, reward_space_picture, strips
from game.client.parts.ties import ties_line, ties_words
from game.client.parts.tracks import tracks
from game.client.parts.trays import buy_button, inks_tray, types_tray

__all__ = [
    "badges",
    "buy_button",
    "gear_picture",
    "gear_train",
    "inks_tray",
    "is_common",
    "order_of_play",
    "order_slots",
    "paint_strip",
    "press_common",
    "printing_house",
    "reward_card_picture",
    "reward_space_picture",
    "seat_panel",
    "seat_panels",
    "strips",
    "ties_line",
    "ties_words",
    "top_bar",
    "tracks",
    "types_tray",
]
