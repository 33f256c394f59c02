"""Hand memory that is free back to the system, where the C library keeps it for itself."""

import logging
import sys

log = logging.getLogger(__name__)


def give_back() -> None:
    """Have free memory handed back; takes some ms.

    Pages and pictures of all sizes come and go. The library of most Linux systems keeps what they leave, in pieces too
    small for the next large one: in 4K a third of all that the program holds. Other systems look after that themselves.
    """
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError) as error:  # another C library
        log.debug("free memory stays here: %s", error)
