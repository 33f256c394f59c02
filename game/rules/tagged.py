"""The forms that questions and moves share: small, frozen, named by a tag in text."""

import msgspec


def snake(name: str) -> str:
    """`TakeInks` as `take_inks`: the tag that a class has in text."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Asked(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=snake):
    """A question to a seat."""

    seat: int


class Made(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=snake):
    """A move of a seat."""

    seat: int
