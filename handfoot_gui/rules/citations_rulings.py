"""The rulings that programs and players got wrong, each with its reason. Knows texts only."""

from __future__ import annotations

from handfoot_gui.rules.sources import N_, Citation

RULINGS: dict[str, Citation] = {
    "ruling.1": Citation(
        N_("Dirty for good"),
        N_("A wild card laid on an unfinished clean meld makes it dirty for good."),
        "SP",
    ),
    "ruling.2": Citation(
        N_("Only seven cards are a book"),
        N_("Only melds of seven count towards going out. Three natural cards are no clean book."),
        "S",
    ),
    "ruling.3": Citation(
        N_("What counts when the pile is taken"),
        N_(
            "Melds and minimum are looked at with hand cards and the pile’s top, before the other "
            "cards join the hand. Those may be melded later in the same turn."
        ),
        "S",
    ),
    "ruling.4": Citation(
        N_("A pair, and a meld of its rank"),
        N_(
            "A pair of kings takes a king onto an unfinished meld of kings where that makes seven "
            "at most. Beside a finished book of kings it starts a new meld."
        ),
        "SPR",
        why=N_("It follows from the size of a meld and from the closed book."),
    ),
    "ruling.5": Citation(
        N_("A taken pile is hand"),
        N_("The rest of a taken pile joins the hand. The foot waits until all of it is gone."),
        "SP",
    ),
    "ruling.6": Citation(
        N_("Twins are two cards"),
        N_("Two identical cards are two cards: using one never moves its twin."),
        "R",
        why=N_("Five decks hold every card five times."),
    ),
    "ruling.7": Citation(
        N_("One draw a turn"),
        N_("A second draw in a turn is refused, however fast it is asked for."),
        "S",
    ),
    "ruling.8": Citation(
        N_("Nobody gets stuck"),
        N_("With an empty stock and no legal act the round ends at once."),
        "SPR",
        why=N_("The sources end the round with the stock; this says when exactly."),
    ),
    "ruling.9": Citation(
        N_("One card in the foot"),
        N_(
            "A player who starts a turn with one foot card has a legal discard after drawing, or "
            "the round ends."
        ),
        "R",
        why=N_("A turn without a legal act could never end."),
    ),
    "ruling.10": Citation(
        N_("A red three does not open"),
        N_("A red three laid for you does not open your team and does not count to the minimum."),
        "S",
    ),
    "ruling.11": Citation(
        N_("Red threes in a sealed foot"),
        N_("Red threes in a foot nobody opened cost 100 each, also for the team that went out."),
        "S",
    ),
    "ruling.12": Citation(
        N_("Red threes without a meld"),
        N_("A side that never melded keeps 100 for each red three it laid."),
        "S",
    ),
    "ruling.13": Citation(
        N_("A black three as the last card"),
        N_("A black three may be the final discard. With two of them left nobody goes out."),
        "R",
        why=N_("Threes are never melded, and there is one discard a turn."),
    ),
    "ruling.14": Citation(
        N_("What may be taken back"),
        N_(
            "A play may be taken back until a hidden card was seen: by a draw, by the pile, by the "
            "foot. A record holds what stood in the end."
        ),
        "R",
        why=N_("Whoever has seen a hidden card knows more than when the play was made."),
    ),
    "ruling.15": Citation(
        N_("Out is over"),
        N_(
            "When a player goes out the round is over at once, and every other hand and foot is "
            "counted once."
        ),
        "R",
        why=N_("Otherwise the next player could still change the score."),
    ),
    "ruling.16": Citation(
        N_("What is offered is accepted"),
        N_("A kind of act is offered exactly when some act of that kind would be accepted."),
        "R",
        why=N_("An offer that is then refused is a broken promise."),
    ),
    "ruling.17": Citation(
        N_("Every card is there once"),
        N_("With five decks 270 cards exist, each of them once, after every act."),
        "S",
    ),
}
