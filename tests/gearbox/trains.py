"""What tests of a train of gears share: frames that pass, a hand that holds, where it comes to rest."""

from game.gearbox.gear_physics import GearTrain

FRAME_S = 1 / 60


def settle(train: GearTrain) -> float:
    """Let the train come to rest, and return how long that took in frames' time."""
    passed = 0.0
    while train.is_moving and passed < 5.0:
        train.step(FRAME_S)
        passed += FRAME_S
    return passed


def angles_at_rest(train: GearTrain) -> tuple[float, ...] | None:
    """Return the angles of a train that stands, None while it moves."""
    return None if train.is_moving else train.angles()


def held(to_deg: float = 0.0, *, axles: int = 3) -> GearTrain:
    """Return a train whose top gear a hand holds and has pulled, with time to follow."""
    train = GearTrain(axles)
    train.grab(0.0)
    train.pull(to_deg)
    train.step(0.5)
    return train
