"""Hand free memory back to the system, where the C library would keep it."""

import logging
import sys

log = logging.getLogger(__name__)


def give_back() -> None:
    """Have free memory handed back; takes some ms.

    Pages and pictures of all sizes come and go. The C library of most Linux systems keeps their memory, in pieces too
    small for the next large one: in 4K a third of all that the program holds. Other systems hand it back by themselves.
    """
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError) as error:  # another C library
        log.debug("free memory stays here: %s", error)
