"""The chapters on the actions, patronage, gears, fulfilling orders and scoring."""

from collections.abc import Callable

from game.client.base.i18n import ROMAN, listed, ngettext, say, sentences
from game.client.graphics.icons import reward_icon
from game.client.text.piece_text import solo_title_words
from game.client.text.reward_text import BONUSES, GEAR_REWARDS, patronage_reward_words, track_reward_words
from game.client.text.rulebook.article import Article, Chapter
from game.client.text.terms import both, either, fame_words, guilder_words
from game.content import Content
from game.content.tables import RuleConstants


def patronage(content: Content) -> tuple[Article, ...]:
    """What the fifth action gives."""
    r = content.rules
    return (
        Article(
            "patronage",
            "patronage",
            say("Patronage"),
            say(
                "Claim a free reward: {rewards}. Each can be claimed once a round.",
                rewards=either([patronage_reward_words(reward, r) for reward in r.patronage_rewards]),
            ),
            ("M1",),
        ),
        Article(
            "claimed",
            "marker",
            say("A claimed reward"),
            say(
                "It is closed to all others for the round. You may claim one and then decline it, or claim one that"
                " is not available now."
            ),
            ("M4",),
        ),
        Article(
            "patronage card",
            "trophy",
            say("Patronage cards"),
            say(
                "Or, from round {opens} on, take an open patronage card: show its levels and types, pay its inks. "
                "It is worth {fame} at the end.",
                opens=ROMAN[min(row.patronage_rounds[0] for row in content.seat_counts.values())],
                fame=fame_words(r.patronage_card_fame),
            ),
            ("M2", "M3"),
            shown="patronage",
        ),
        Article(
            "what cards need",
            "check",
            say("What they need"),
            say(
                "Two specialties; or inks and types; or one specialty with inks or with types. Levels may be higher."
                " For each letter shown you need a type of its own. Only inks are paid: they return to the bag. A type"
                " that you show can still serve an order this round."
            ),
            ("M2", "M4"),
        ),
    )


ORDINALS: tuple[Callable[[str], str], ...] = (
    lambda price: say("First space: {price}.", price=price),
    lambda price: say("Second space: {price}.", price=price),
    lambda price: say("Third space: {price}.", price=price),
)


def actions(content: Content) -> Chapter:
    """The five actions, and the rewards that come of them."""
    r = content.rules
    return Chapter(say("Actions"), (*_orders(r), *_inks(r), *_specialties(r), *_gears(r), *patronage(content)))


def _orders(r: RuleConstants) -> tuple[Article, ...]:
    return (
        Article(
            "take an order",
            "orders",
            say("Orders"),
            ngettext(
                "Take one printing card and one refinement card as an order; they stay together. If you have {count}"
                " order already, discard it first.",
                "Take one printing card and one refinement card as an order; they stay together. If you have {count}"
                " orders already, discard one first.",
                r.order_slots,
            ),
            ("O1", "O2", "O3"),
            shown="refinement",
        ),
        Article(
            "order reward",
            "order",
            say("An order as a reward"),
            ngettext(
                "Draw {count} printing card and {count} refinement card, keep one of each as an order, and discard"
                " the rest.",
                "Draw {count} printing cards and {count} refinement cards, keep one of each as an order, and discard"
                " the rest.",
                r.order_cards_drawn,
            ),
            ("O4",),
        ),
        Article(
            "more cards",
            "coin",
            say("A better choice"),
            ngettext(
                "Before you keep one, {guilders} buy {count} more card, of the kind you like. You may do so again and"
                " again while there are cards, and choose among all.",
                "Before you keep one, {guilders} buy {count} more cards, of the kinds you like. You may do so again and"
                " again while there are cards, and choose among all.",
                r.more_cards_count,
                guilders=guilder_words(r.more_cards_price),
            ),
            ("O5", "O7"),
        ),
        Article(
            "full slots",
            "trash",
            say("No free slot"),
            say(
                "If your slots are full, discard an order before you draw. Once cards are drawn you must keep one of"
                " each. If either kind has no card left, the reward is lost. An order leaves you in no other way but"
                " these, and when you fulfil it."
            ),
            ("O6", "O7", "O8"),
        ),
    )


def _inks(r: RuleConstants) -> tuple[Article, ...]:
    prices = [guilder_words(price) if price else say("for free") for price in r.ink_prices]
    told = [ordinal(price) for ordinal, price in zip(ORDINALS, prices, strict=True)]
    return (
        Article(
            "take inks",
            "inks",
            say("Inks"),
            sentences((say("Choose a set and take its inks from the left without a gap."), *told)),
            ("I1",),
        ),
        Article(
            "ink prices",
            "drop",
            say("A set that is begun"),
            say(
                "You may choose a set from which inks were taken. Each space keeps its price. When all are done, the"
                " inks left return to the bag."
            ),
            ("I2", "I3"),
        ),
    )


def _specialties(r: RuleConstants) -> tuple[Article, ...]:
    steps = [
        say("{level}: {reward}", level=ROMAN[step.level], reward=track_reward_words(step.reward))
        for step in r.reward_track
    ]
    return (
        Article(
            "take a specialty",
            "specialties",
            say("Specialties"),
            say("Take a card and advance both its specialties, or instead any one specialty by one level."),
            ("D1", "D4"),
            shown="specialty",
        ),
        Article(
            "reward track",
            "advance",
            say("Reward track"),
            sentences(
                (
                    say("When any of your specialties is the first to reach such a level, the disk moves on."),
                    say("You gain what its space shows. {steps}.", steps=listed(steps)) if steps else "",
                    say("Other specialties gain nothing when they reach it later."),
                )
            ),
            ("D2",),
        ),
        Article(
            "one by one",
            "advance",
            say("Level by level"),
            say(
                "Advance one level at a time, in the order you like; each level earns its reward. So a card that shows"
                " a specialty twice can earn two. You discard the card at once."
            ),
            ("D5",),
        ),
        Article(
            "top level",
            "coin",
            say("At the top"),
            say(
                "At {top}, each advance gives you {guilders} instead, wherever it comes from.",
                top=ROMAN[r.top_level],
                guilders=guilder_words(r.level_at_top_guilders),
            ),
            ("D3",),
        ),
    )


def _gears(r: RuleConstants) -> tuple[Article, ...]:
    axles = [ROMAN[axle + 1] for axle in range(r.axles)]
    return (
        Article(
            "gears action",
            "gears",
            say("Gears"),
            say("Install a gear with the sector of your choice active, or turn one of yours to another sector."),
            ("G1", "G2", "G5"),
            shown="gear",
        ),
        Article(
            "axles",
            "gears",
            say("Axles"),
            say(
                "Place gears from the top without a gap: axles {axles}. You choose the active sector. The other gears"
                " keep still.",
                axles=both(axles),
            ),
            ("G2", "G8"),
        ),
    )


def gears(content: Content) -> Chapter:
    """How gears turn and are used."""
    r = content.rules
    return Chapter(
        say("Gears"),
        (
            Article(
                "turning",
                "rotate",
                say("Turning"),
                say("The first gear turns clockwise, the second counter-clockwise, the third clockwise again."),
                ("T1",),
            ),
            Article(
                "fourth gear",
                "swap_type",
                say("A fourth gear"),
                ngettext(
                    "With {count} gear, a new gear replaces yours, which is discarded.",
                    "With {count} gears, a new gear replaces one of yours, which is discarded.",
                    r.axles,
                ),
                ("G3",),
            ),
            Article(
                "used gear",
                "lock",
                say("Used gears"),
                say("A gear used this round can’t be replaced or turned until the next."),
                ("G4",),
            ),
            Article(
                "using gears",
                "check",
                say("Using"),
                ngettext(
                    "Use each gear once a round, {count} use a round in total, and only if its reward has an effect.",
                    "Use each gear once a round, {count} uses a round in total, and only if its reward has an effect.",
                    r.gear_uses_per_round,
                ),
                ("G6", "G7"),
            ),
            Article(
                "placed gear",
                "gears",
                say("Just placed"),
                say(
                    "A gear that you install or turn in this round may be used in it, unless it was used already. You"
                    " need not use a gear."
                ),
                ("G6", "G8"),
            ),
            Article(
                "bonus sectors",
                "laurel",
                say("Bonus gears"),
                say("These score when you fulfil orders, for the orders that earn their fame."),
                ("F7",),
            ),
        ),
    )


def sectors(content: Content) -> Chapter:
    """What each sector of a gear gives."""
    return Chapter(
        say("Gear rewards"),
        tuple(
            Article(f"reward {kind}", reward_icon(kind), words.heading(), words.article(content.rules), (kind,))
            for kind, words in GEAR_REWARDS.items()
        ),
    )


def fulfilling(content: Content) -> Chapter:
    """How orders are fulfilled, and what they give."""
    return Chapter(say("Fulfil orders"), (*_parts(content), *_course(content)))


def _parts(content: Content) -> tuple[Article, ...]:
    found = sorted({(card.bonus, card.bonus_count) for card in content.refinement.values()})
    bonuses = listed([BONUSES[bonus](count) for bonus, count in found])
    return (
        Article(
            "all at once",
            "press",
            say("All at once"),
            say(
                "Choose the orders together. Each type or ink serves only one order. No gain can pay for another order."
            ),
            ("F1", "F8"),
        ),
        Article(
            "letters",
            "type",
            say("Letters first"),
            say("Cover each letter of the printing card with one of your types. The order pays its guilders."),
            ("F2",),
            shown="printing",
        ),
        Article(
            "colour",
            "drop",
            say("Colour"),
            say("Optional: return all the inks it shows to the bag for its fame."),
            ("F3",),
            shown="refinement",
        ),
        Article(
            "decoration",
            "specialties",
            say("Decoration"),
            say("If your specialties have the levels it shows, or higher, you gain its fame."),
            ("F4",),
        ),
        Article(
            "both parts",
            "check",
            say("Both"),
            say(
                "With Colour and Decoration fulfilled, an order also gives the reward at the foot of its refinement"
                " card: {rewards}.",
                rewards=bonuses,
            ),
            ("F5",),
        ),
    )


def _course(content: Content) -> tuple[Article, ...]:
    return (
        Article(
            "bonus gears",
            "laurel",
            say("Bonus gears"),
            say(
                "Some gears give {fame} for each fulfilled order with a certain letter, ink or specialty. An order"
                " counts once for a gear, however often it shows it.",
                fame=fame_words(content.rules.bonus_gear_fame),
            ),
            ("F7",),
        ),
        Article(
            "the sequence",
            "hourglass",
            say("The sequence"),
            say(
                "One choice fixes orders, Colours, inks and bonus gears. Then: inks to the bag and cards to the discard"
                " piles, guilders, fame of Colour and Decoration, fame of bonus gears, and last the rewards. Before and"
                " after your choice you may buy types and use gears."
            ),
            ("F8",),
        ),
        Article(
            "what waits",
            "order",
            say("New orders wait"),
            say("An order that you gain here can be fulfilled next round. Nothing you gain serves these orders."),
            ("F8", "F1"),
        ),
        Article(
            "afterwards",
            "trash",
            say("Afterwards"),
            say("Fulfilled orders leave your printing house, even without Colour or Decoration. The others stay."),
            ("F6",),
        ),
        Article(
            "end of turn",
            "pass",
            say("End of your turn"),
            say("Your turn ends when you say so. The step ends with the last player’s turn."),
            ("F9",),
        ),
    )


def scoring(content: Content) -> Chapter:
    """How fame adds up at the end."""
    return Chapter(say("Scoring"), (*_fame(content), *_who_wins(content)))


def _fame(content: Content) -> tuple[Article, ...]:
    r = content.rules
    steps = [say("{level}: {fame}", level=ROMAN[row.level], fame=fame_words(row.fame)) for row in r.specialty_fame]
    return (
        Article(
            "fame in the game",
            "laurel",
            say("During the game"),
            say("The track counts fame from orders, gears and characters."),
        ),
        Article(
            "fame of specialties",
            "specialties",
            say("Specialties"),
            say("At the end each of your specialties gives fame for its level. {steps}.", steps=listed(steps))
            if steps
            else say("They give no fame at the end."),
            ("Z1",),
        ),
        Article(
            "fame of patronage",
            "patronage",
            say("Patronage cards"),
            say("Each card that you took is worth {fame}.", fame=fame_words(r.patronage_card_fame)),
            ("Z1", "M3"),
        ),
        Article(
            "fame of guilders",
            "coin",
            say("Guilders"),
            say("You gain 1 fame per {guilders} you have left.", guilders=guilder_words(r.guilders_per_fame)),
            ("Z1",),
        ),
    )


def _who_wins(content: Content) -> tuple[Article, ...]:
    return (
        Article(
            "winner",
            "trophy",
            say("The winner"),
            say("The most fame wins. Ties: fewer types win, then fewer inks; players still tied share the victory."),
            ("Z2",),
        ),
        Article(
            "automa ranked", "automa", say("The automa"), say("The automa is not ranked: it has no fame."), ("Z2",)
        ),
        Article("titles", "person", say("Solo games"), _titles(content), ("U10",)),
    )


def _titles(content: Content) -> str:
    """`U10`: what fame earns for who plays alone, from the lowest title to the highest."""
    steps = [
        say("{title} from {fame}", title=solo_title_words(title.id), fame=fame_words(title.minimum))
        for title in reversed(content.rules.solo_titles)
    ]
    return say("Your fame earns a title. {titles}.", titles=listed(steps))
