"""The chapters on the actions, patronage, gears, fulfilling orders and scoring."""

from collections.abc import Callable

from game.client.base.i18n import ROMAN, listed, ngettext, say, sentences
from game.client.graphics.icons import reward_icon
from game.client.text.piece_text import solo_title_words
from game.client.text.reward_text import BONUSES, GEAR_REWARDS, patronage_reward_words, track_reward_words
from game.client.text.rulebook.article import Article, Chapter, Texts, about, articles
from game.client.text.terms import both, either, fame_words, guilder_words
from game.content import Content
from game.content.tables import RuleConstants


def patronage(content: Content) -> Texts:
    """What the fifth action gives."""
    r = content.rules
    return {
        about("patronage", "patronage", say("Patronage"), "M1"): say(
            "Claim a free reward: {rewards}. Each can be claimed once a round.",
            rewards=either([patronage_reward_words(reward, r) for reward in r.patronage_rewards]),
        ),
        about("claimed", "marker", say("A claimed reward"), "M4"): say(
            "It is closed to all others for the round. You may claim one and then decline it, or claim one that"
            " is not available now."
        ),
        about("patronage card", "trophy", say("Patronage cards"), "M2", "M3", shown="patronage"): say(
            "Or, from round {opens} on, take an open patronage card: show its levels and types, pay its inks. "
            "It is worth {fame} at the end.",
            opens=ROMAN[min(row.patronage_rounds[0] for row in content.seat_counts.values())],
            fame=fame_words(r.patronage_card_fame),
        ),
        about("what cards need", "check", say("What patronage cards need"), "M2", "M4"): say(
            "Two specialties; or inks and types; or one specialty with inks or with types. Levels may be higher."
            " For each letter shown you need a type of its own. Only inks are paid: they return to the bag. A type"
            " that you show can still serve an order this round."
        ),
    }


ORDINALS: tuple[Callable[[str], str], ...] = (
    lambda price: say("First space: {price}.", price=price),
    lambda price: say("Second space: {price}.", price=price),
    lambda price: say("Third space: {price}.", price=price),
)


def actions(content: Content) -> Chapter:
    """The five actions, and the rewards that come of them."""
    r = content.rules
    return Chapter(say("Actions"), articles(_orders(r), _inks(r), _specialties(r), _gears(r), patronage(content)))


def _orders(r: RuleConstants) -> Texts:
    return {
        about("take an order", "orders", say("Orders"), "O1", "O2", "O3", shown="refinement"): ngettext(
            "Take one printing card and one refinement card as an order; they stay together. If you have {count}"
            " order already, discard it first.",
            "Take one printing card and one refinement card as an order; they stay together. If you have {count}"
            " orders already, discard one first.",
            r.order_slots,
        ),
        about("order reward", "order", say("An order as a reward"), "O4"): ngettext(
            "Draw {count} printing card and {count} refinement card, keep one of each as an order, and discard"
            " the rest.",
            "Draw {count} printing cards and {count} refinement cards, keep one of each as an order, and discard"
            " the rest.",
            r.order_cards_drawn,
        ),
        about("more cards", "coin", say("More cards to choose from"), "O5", "O7"): ngettext(
            "Before you keep one, {guilders} buy {count} more card, of the kind you like. You may do so again and"
            " again while there are cards, and choose among all.",
            "Before you keep one, {guilders} buy {count} more cards, of the kinds you like. You may do so again and"
            " again while there are cards, and choose among all.",
            r.more_cards_count,
            guilders=guilder_words(r.more_cards_price),
        ),
        about("full slots", "trash", say("No free order slot"), "O6", "O7", "O8"): say(
            "If your slots are full, discard an order before you draw. Once cards are drawn you must keep one"
            " of each. If either kind has no card left, the reward is lost. You lose an order only in these"
            " ways, or by fulfilling it."
        ),
    }


def _inks(r: RuleConstants) -> Texts:
    prices = [guilder_words(price) if price else say("for free") for price in r.ink_prices]
    told = [ordinal(price) for ordinal, price in zip(ORDINALS, prices, strict=True)]
    return {
        about("take inks", "inks", say("Inks"), "I1"): sentences(
            (say("Choose a set and take its inks from the left without a gap."), *told)
        ),
        about("ink prices", "drop", say("A set of inks already begun"), "I2", "I3"): say(
            "You may choose a set from which inks were taken. Each space keeps its price. When all are done, the"
            " inks left return to the bag."
        ),
    }


def _specialties(r: RuleConstants) -> Texts:
    steps = [
        say("{level}: {reward}", level=ROMAN[step.level], reward=track_reward_words(step.reward))
        for step in r.reward_track
    ]
    return {
        about("take a specialty", "specialties", say("Specialties"), "D1", "D4", shown="specialty"): say(
            "Take a card and advance both its specialties, or instead any one specialty by one level."
        ),
        about("reward track", "advance", say("Reward track"), "D2"): sentences(
            (
                say("When any of your specialties is the first to reach such a level, the disk moves on."),
                say("You gain what its space shows. {steps}.", steps=listed(steps)) if steps else "",
                say("Other specialties gain nothing when they reach it later."),
            )
        ),
        about("one by one", "advance", say("Advancing level by level"), "D5"): say(
            "Advance one level at a time, in the order you like; each level earns its reward. So a card that shows"
            " a specialty twice can earn two. You discard the card at once."
        ),
        about("top level", "coin", say("At the top level"), "D3"): say(
            "At {top}, each advance gives you {guilders} instead, wherever it comes from.",
            top=ROMAN[r.top_level],
            guilders=guilder_words(r.level_at_top_guilders),
        ),
    }


def _gears(r: RuleConstants) -> Texts:
    axles = [ROMAN[axle + 1] for axle in range(r.axles)]
    return {
        about("gears action", "gears", say("Gears"), "G1", "G2", "G5", shown="gear"): say(
            "Install a gear with the sector of your choice active, or turn one of yours to another sector."
        ),
        about("axles", "gears", say("Axles"), "G2", "G8"): say(
            "Place gears from axle I on, without a gap: {axles}. You choose the active sector. The other gears"
            " keep still.",
            axles=both(axles),
        ),
    }


def gears(content: Content) -> Chapter:
    """How gears turn and are used."""
    r = content.rules
    return Chapter(
        say("Gears"),
        articles(
            {
                about("turning", "rotate", say("How gears turn"), "T1"): say(
                    "The gear on axle I turns clockwise, that on II counter-clockwise, that on III clockwise again."
                ),
                about("fourth gear", "swap_type", say("A fourth gear"), "G3"): ngettext(
                    "With {count} gear, a new gear replaces yours, which is discarded.",
                    "With {count} gears, a new gear replaces one of yours, which is discarded.",
                    r.axles,
                ),
                about("used gear", "lock", say("Used gears"), "G4"): say(
                    "A gear used this round can’t be replaced or turned until the next."
                ),
                about("using gears", "check", say("Using gears"), "G6", "G7"): ngettext(
                    "Use each gear once a round, {count} use a round in total, and only if its reward has an effect.",
                    "Use each gear once a round, {count} uses a round in total, and only if its reward has an effect.",
                    r.gear_uses_per_round,
                ),
                about("placed gear", "gears", say("A gear just placed"), "G6", "G8"): say(
                    "A gear that you install or turn in this round may be used in it, unless it was used already. You"
                    " need not use a gear."
                ),
                about("bonus sectors", "laurel", say("Bonus gears"), "F7"): say(
                    "These score when you fulfil orders, for the orders that earn their fame."
                ),
            }
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
    return Chapter(say("Fulfil orders"), articles(_parts(content), _course(content)))


def _parts(content: Content) -> Texts:
    found = sorted({(card.bonus, card.bonus_count) for card in content.refinement.values()})
    bonuses = listed([BONUSES[bonus](count) for bonus, count in found])
    return {
        about("all at once", "press", say("All orders at once"), "F1", "F8"): say(
            "Choose the orders together. Each type or ink serves only one order. No gain can pay for another order."
        ),
        about("letters", "type", say("Cover the letters first"), "F2", shown="printing"): say(
            "Cover each letter of the printing card with one of your types. The order pays its guilders."
        ),
        about("colour", "drop", say("Colour"), "F3", shown="refinement"): say(
            "Optional: return all the inks it shows to the bag for its fame."
        ),
        about("decoration", "specialties", say("Decoration"), "F4"): say(
            "If your specialties have the levels it shows, or higher, you gain its fame."
        ),
        about("both parts", "check", say("Colour and Decoration"), "F5"): say(
            "With Colour and Decoration fulfilled, an order also gives the reward at the foot of its refinement"
            " card: {rewards}.",
            rewards=bonuses,
        ),
    }


def _course(content: Content) -> Texts:
    return {
        about("bonus gears", "laurel", say("Bonus gears"), "F7"): say(
            "Some gears give {fame} for each fulfilled order with a certain letter, ink or specialty. An order"
            " counts once for a gear, however often it shows it.",
            fame=fame_words(content.rules.bonus_gear_fame),
        ),
        about("the sequence", "hourglass", say("The sequence of fulfilment"), "F8"): say(
            "One choice fixes orders, Colours, inks and bonus gears. Then: inks to the bag and cards to the discard"
            " piles, guilders, fame of Colour and Decoration, fame of bonus gears, and last the rewards. Before and"
            " after your choice you may buy types and use gears."
        ),
        about("what waits", "order", say("New orders wait"), "F8", "F1"): say(
            "An order that you gain here can be fulfilled next round. Nothing you gain serves these orders."
        ),
        about("afterwards", "trash", say("After fulfilling"), "F6"): say(
            "Fulfilled orders leave your printing house, even without Colour or Decoration. The others stay."
        ),
        about("end of turn", "pass", say("End of your turn"), "F9"): say(
            "Your turn ends when you say so. The step ends with the last player’s turn."
        ),
    }


def scoring(content: Content) -> Chapter:
    """How fame adds up at the end."""
    return Chapter(say("Scoring"), articles(_fame(content), _who_wins(content)))


def _fame(content: Content) -> Texts:
    r = content.rules
    steps = [say("{level}: {fame}", level=ROMAN[row.level], fame=fame_words(row.fame)) for row in r.specialty_fame]
    return {
        about("fame in the game", "laurel", say("Fame during the game")): say(
            "The track counts fame from orders, gears and characters."
        ),
        about("fame of specialties", "specialties", say("Specialties"), "Z1"): say(
            "At the end each of your specialties gives fame for its level. {steps}.", steps=listed(steps)
        )
        if steps
        else say("They give no fame at the end."),
        about("fame of patronage", "patronage", say("Patronage cards"), "Z1", "M3"): say(
            "Each card that you took is worth {fame}.", fame=fame_words(r.patronage_card_fame)
        ),
        about("fame of guilders", "coin", say("Guilders"), "Z1"): say(
            "You gain 1 fame per {guilders} you have left.", guilders=guilder_words(r.guilders_per_fame)
        ),
    }


def _who_wins(content: Content) -> Texts:
    return {
        about("winner", "trophy", say("The winner"), "Z2"): say(
            "The most fame wins. Ties: fewer types win, then fewer inks; players still tied share the victory."
        ),
        about("automa ranked", "automa", say("The automa"), "Z2"): say("The automa is not ranked: it has no fame."),
        about("titles", "person", say("Solo games"), "U10"): _titles(content),
    }


def _titles(content: Content) -> str:
    """`U10`: what fame earns for who plays alone, from the lowest title to the highest."""
    steps = [
        say("{title} from {fame}", title=solo_title_words(title.id), fame=fame_words(title.minimum))
        for title in reversed(content.rules.solo_titles)
    ]
    return say("Your fame earns a title. {titles}.", titles=listed(steps))
