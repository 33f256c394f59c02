"""Which scene each printing card shows, and the card's own block with its frame."""

from collections.abc import Callable
from typing import TypeAlias

from devtools.bake_woodcuts import scenes_chronicles as chronicles
from devtools.bake_woodcuts import scenes_faith as faith
from devtools.bake_woodcuts import scenes_learning as learning
from devtools.bake_woodcuts import scenes_nature as nature
from devtools.bake_woodcuts import scenes_scripture as scripture
from devtools.bake_woodcuts import scenes_tales as tales
from devtools.bake_woodcuts import scenes_voyages as voyages
from devtools.bake_woodcuts.block import PAPER, Block
from devtools.bake_woodcuts.lines import box

Scene: TypeAlias = Callable[[Block], None]

SCENES: dict[str, Scene] = {
    "printing-01": scripture.folio,  # Biblia Latina
    "printing-02": faith.psalter,
    "printing-03": faith.church,  # Rationale
    "printing-04": faith.lectern,  # Catholicon
    "printing-05": tales.fable,  # Der Edelstein
    "printing-06": learning.orator,  # De officiis
    "printing-07": scripture.eden,  # Mentelin Bible
    "printing-08": scripture.heavenly_city,  # De civitate Dei
    "printing-09": faith.calvary,  # Meditationes
    "printing-10": nature.natural_history,
    "printing-11": faith.lamp,  # Praeparatio evangelica
    "printing-12": scripture.ark,  # Malermi Bible
    "printing-13": tales.dante,  # Commedia
    "printing-14": chronicles.cannon,  # De re militari
    "printing-15": chronicles.arms,  # Chronica Hungarorum
    "printing-16": tales.queen,  # De mulieribus claris
    "printing-17": chronicles.troy,
    "printing-18": chronicles.pilgrims,  # Canterbury Tales
    "printing-19": learning.athena_owl,  # Greek Grammar
    "printing-20": nature.calendar,
    "printing-21": nature.sun_and_moon,  # Dialogus creaturarum
    "printing-22": nature.world,  # Cosmographia
    "printing-23": learning.elements,
    "printing-24": tales.dance,  # Danse macabre
    "printing-25": nature.herbal,  # Gart der Gesundheit
    "printing-26": tales.sword,  # Morte Darthur
    "printing-27": voyages.galley,  # Peregrinatio
    "printing-28": chronicles.knight,  # Tirant lo Blanc
    "printing-29": nature.mandrake,  # Hortus sanitatis
    "printing-30": faith.octoechos,
    "printing-31": chronicles.walled_town,  # Nuremberg Chronicle
    "printing-32": voyages.caravel,  # Columbus Letter
    "printing-33": scripture.jonah,  # Lübeck Bible
    "printing-34": voyages.fools,
    "printing-35": learning.arithmetic,
    "printing-36": scripture.horsemen,  # Apocalypse
    "printing-37": voyages.dolphin_and_anchor,  # Poliphilo
    "printing-38": learning.songs,  # Odhecaton
    "printing-39": tales.laurel,  # Virgil in Italics
    "printing-40": faith.cloister_garden,  # Raj duszny
    "printing-41": voyages.utopia,
    "printing-42": tales.fortune,  # Theuerdank
    "printing-43": tales.king_and_clown,  # Solomon and Marcolf
    "printing-44": learning.letter_square,  # Champ fleury
    "printing-45": learning.emblem,
    "printing-46": nature.orbits,  # De revolutionibus
    "printing-47": nature.anatomy,  # Fabrica
    "printing-48": learning.lexicon,
    "printing-49": faith.domes,  # Apostol
    "printing-50": learning.compasses,  # Biblia Regia
}


def woodcut(card: str, width: int, height: int) -> Block:
    """The block of a printing card's woodcut, framed by a line and an edge of paper; the card's id is its seed."""
    block = Block((width, height), card)
    SCENES[card](block)
    margin = 0.5
    whole = box(0, 0, 100, block.tall)
    for x, y, wide, high in (
        (0, 0, 100, margin),
        (0, block.tall - margin, 100, margin),
        (0, 0, margin, block.tall),
        (100 - margin, 0, margin, block.tall),
    ):
        block.fill(box(x, y, wide, high), PAPER)
    edge = [(min(max(x, 1.2), 98.8), min(max(y, 1.2), block.tall - 1.2)) for x, y in whole]
    block.line([*edge, edge[0]], 1.8, points_at=(0, 0))
    return block
