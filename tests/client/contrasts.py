"""How well two colours can be told apart."""

from game.client.graphics.theme import Rgb


def luminance(colour: Rgb) -> float:
    """The relative luminance of a colour, 0 to 1 (WCAG 2)."""
    channels = (value / 255 for value in colour)
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Rgb, second: Rgb) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
