"""What a pilot reads of notices."""

from tests.client.pilot import Pilot


def toast(pilot: Pilot) -> str:
    notice = pilot.app.controls.notices.toast
    return notice.sentence if notice else ""


def tip(pilot: Pilot) -> str:
    notice = pilot.app.controls.notices.tip
    return notice.sentence if notice else ""
