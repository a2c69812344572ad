"""What some tables play and this game does not, so that nobody looks for it in vain. Texts only."""

from __future__ import annotations

from handfoot_gui.rules.sources import N_, Citation

DISPUTES: dict[str, Citation] = {
    "dispute.foot-next-turn": Citation(
        N_("The foot waits for the next turn"),
        N_("Not played here: a foot picked up after melding the last hand card is played at once."),
        "SP",
        others=N_("Some tables let the foot wait for the next turn however the hand was emptied."),
    ),
    "dispute.out-without-foot": Citation(
        N_("Going out without the foot"),
        N_("Not played here: nobody goes out before the foot is picked up and played out."),
        "S",
        others=N_("Some tables let a player end the round with the foot still sealed."),
    ),
    "dispute.exact-pick": Citation(
        N_("A bonus for lifting the right number of cards"),
        N_("Not played here: the cards are dealt by the program, and nobody’s touch is tested."),
        "R",
        others=N_("Some tables pay 100 for lifting exactly 22 or 26 cards off the pack."),
        why=N_("On a screen it would be a bonus for nothing."),
    ),
    "dispute.misdeal": Citation(
        N_("A hand with too few cards"),
        N_("It cannot happen here: the program deals, and every card is counted after every act."),
        "R",
        others=N_("Some tables deal the round again, others let the player draw what is missing."),
        why=N_("A rule for an accident that does not occur would only confuse."),
    ),
    "dispute.unfinished-meld": Citation(
        N_("Unfinished melds that cost points"),
        N_("Not played here: an unfinished meld counts its cards, whatever its rank."),
        "S",
        others=N_("Some tables charge for an unfinished meld of sevens or of wild cards."),
    ),
}
