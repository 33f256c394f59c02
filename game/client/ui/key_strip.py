"""A strip at the foot, while keys or a pad are in use: what can be done now, and which key or button does it."""

from collections.abc import Callable

import pygame

from game.client.base.bindings import BUTTON_INTENTS, Device, Intent
from game.client.base.i18n import say
from game.client.base.settings import Choices
from game.client.graphics import theme
from game.client.graphics.brush import Brush
from game.client.graphics.icons import icon_picture
from game.client.text.control_text import INTENT_WORDS, button_name, key_words
from game.client.ui.devices import Controls, Devices
from game.client.ui.notices import Foot, Look
from game.client.ui.page import Page
from game.client.ui.scene import Private

SHARE, HEIGHT = 0.05, 54
SIGN, PX, GAP = 46, 27, 34
CARRYING: dict[Intent, Callable[[], str]] = {
    "choose": lambda: say("Place it here"),
    "lift": lambda: say("Next place"),
    "back": lambda: say("Put it back"),
}


class KeyStrip:
    """The foot that names keys or buttons; none while a pointer is in use."""

    def __init__(self, devices: Devices, controls: Controls, choices: Choices, page: Callable[[], Page]) -> None:
        self._devices = devices
        self._controls = controls
        self._choices = choices
        self._page = page
        self._foot = Foot(self._identity, Look(SHARE, HEIGHT, self._paint))
        self._is_on = False

    def see(self) -> None:
        """Come or go with the device in use, but only while nothing is held, as the page moves for it."""
        if not self._controls.moving:
            self._is_on = self._devices.shows_keys

    @property
    def foot(self) -> Foot | None:
        return self._foot if self._is_on else None

    def _identity(self) -> str:
        """Everything that the strip says, in one line: it is painted anew when this changes."""
        return " ".join([self._choices.pad_make, self._devices.last, *(words for _, words in self.items())])

    def items(self) -> list[tuple[Intent, str]]:
        attention, page = self._controls.attention, self._page()
        if attention.carrying:
            return [(intent, words()) for intent, words in CARRYING.items()]
        found: list[Intent] = ["choose", "back"]
        target = page.targets.get(attention.focused)
        if target is not None and target.role == "piece" and target.enabled:
            found.append("lift")
        if target is not None and (target.subject or target.tip):
            found.append("look")
        found += ["next_group"]
        if not self._choices.now.lens:  # else it is always there
            found.append("lens")
        for intent, names in BUTTON_INTENTS.items():
            if any((one := page.targets.get(name)) is not None and one.enabled for name in names):
                found.append(intent)
        return [(intent, say("Lens") if intent == "lens" else INTENT_WORDS[intent]()) for intent in found]

    def _paint(self, brush: Brush, box: pygame.Rect, _: str) -> None:
        brush.line(box.topleft, box.topright, theme.BRASS, 4)
        device: Device = "buttons" if self._devices.last == "pad" else "keys"
        left = box.x + 28
        for intent, words in self.items():
            codes = self._codes(device, intent)
            if not codes:
                continue
            wide, sign = brush.width(box, words, "body", PX), self._sign_w(brush, box, codes[0], device)
            if left + sign + 10 + wide > box.right - 20:
                continue
            row = pygame.Rect(left, box.y + 4, box.right - left, box.h - 4)
            left = self._paint_sign(brush, pygame.Rect(row.x, row.y, sign, row.h), codes[0], device) + 10
            brush.text((left, row.y, wide + 8, row.h), words, "body", PX, theme.PAPER_LIGHT)
            left += wide + GAP

    def _codes(self, device: Device, intent: Intent) -> list[int]:
        """The keys or buttons that mean something, without those that the scene keeps for itself."""
        scene, codes = self._controls.scene, self._choices.bindings.codes(device, intent)
        return [code for code in codes if not (isinstance(scene, Private) and scene.keeps(device, code))]

    def _sign_w(self, brush: Brush, box: pygame.Rect, code: int, device: Device) -> int:
        return SIGN if device == "buttons" else max(42, brush.width(box, key_words(code), "body", 26) + 24)

    def _paint_sign(self, brush: Brush, row: pygame.Rect, code: int, device: Device) -> int:
        if device == "buttons":
            sign = pygame.Rect(row.x, row.centery - SIGN // 2, SIGN, SIGN)
            name = f"{self._choices.pad_make}_{button_name(code)}"
            brush.blit(icon_picture(name, theme.BRASS_LIGHT), sign)
            return sign.right
        words = key_words(code)
        cap = pygame.Rect(row.x, row.centery - 20, row.w, 40)
        brush.rect(cap, theme.PAPER, radius=8)
        brush.rect(cap, theme.BRASS, width=3, radius=8)
        brush.text(cap, words, "body", 26, theme.INK, align="center")
        return cap.right
