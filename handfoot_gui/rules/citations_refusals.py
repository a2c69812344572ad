"""What stands behind each refusal. Knows the rulebook's texts; refuses nothing itself."""

from __future__ import annotations

from handfoot_gui.rules.sources import N_, Citation

REFUSALS: dict[str, Citation] = {
    "round.over": Citation(
        N_("The round has ended"),
        N_("When a player goes out the round is over at once, and no other play is accepted."),
        "R",
        why=N_("Every other hand and foot is counted once, so nothing may change after that."),
    ),
    "turn.seat": Citation(
        N_("Whose turn it is"),
        N_(
            "Play goes clockwise, one seat at a time. While a question is open it is the "
            "partner’s turn to answer."
        ),
        "SR",
        why=N_("A question has to be answered before the turn can go on."),
    ),
    "turn.phase": Citation(
        N_("The order of a turn"),
        N_(
            "A turn is: draw or take the pile, lay down what you like, discard one card. There is "
            "one draw a turn."
        ),
        "S",
    ),
    "card.missing": Citation(
        N_("Cards from the hand"),
        N_("A play names cards that are in the hand, each of them once."),
        "R",
        why=N_("Several decks hold the same card several times, and twins are different cards."),
    ),
    "pile.empty": Citation(
        N_("Taking the pile"),
        N_("Taking the pile melds its top card. An empty pile has none."),
        "S",
    ),
    "pile.three": Citation(
        N_("A three on the pile"),
        N_("The pile cannot be taken while its top is a three, since threes are never melded."),
        "S",
    ),
    "pile.wild": Citation(
        N_("A wild card on the pile"),
        N_("The pile cannot be taken while its top is a wild card."),
        "S",
        others=N_("Pagat lets two cards like a wild top take it."),
    ),
    "pile.size": Citation(
        N_("How high the pile has to be"),
        N_("This table asks for a number of cards in the pile before it can be taken."),
        "R",
        why=N_("An option of this program. The Game Night Standard asks for no height."),
    ),
    "pile.match": Citation(
        N_("What takes the pile"),
        N_(
            "Two natural cards of the top’s rank from the hand take the pile; the three are "
            "melded at once."
        ),
        "S",
    ),
    "pile.opened-first": Citation(
        N_("Open before the pile"),
        N_("At this table a team opens from the hand before it may take the pile."),
        "R",
        others=N_("The Hand and Foot article lets the melds of the same act reach the minimum."),
        why=N_("An option of this program; the Game Night Standard does not use it."),
    ),
    "meld.size": Citation(
        N_("Three to seven cards"),
        N_("A meld is three to seven cards of one rank; at seven it is a book."),
        "S",
        others=N_("Good Sam lets natural cards join a finished book."),
    ),
    "meld.rank": Citation(
        N_("One rank"),
        N_("A meld holds cards of one rank, ace down to four, and wild cards."),
        "S",
    ),
    "meld.three": Citation(
        N_("Threes are never melded"),
        N_("Red threes go down for a bonus and black threes block the pile; neither is melded."),
        "S",
    ),
    "meld.wild-limit": Citation(
        N_("Two naturals for each wild"),
        N_(
            "A meld holds at least two natural cards for each wild one: one wild in three to five "
            "cards, two in six or seven. It is looked at when the whole play lies."
        ),
        "SP",
        others=N_(
            "Bicycle allows a second wild card from four natural cards on, and three at most. Good "
            "Sam asks for more natural cards than wild ones, and three at most."
        ),
    ),
    "meld.all-wild": Citation(
        N_("No melds of wild cards only"),
        N_("A meld never consists of wild cards only."),
        "SB",
        others=N_(
            "Pagat, Board Game Arena and Hand, Knee and Foot allow them, and pay 1,500 for a book."
        ),
    ),
    "meld.second": Citation(
        N_("One unfinished meld of a rank"),
        N_(
            "A second unfinished meld of a rank starts only when taking the pile, where its three "
            "cards would make the first one larger than seven."
        ),
        "R",
        why=N_("The sources let a new meld start after a book and are silent before it."),
    ),
    "meld.which": Citation(
        N_("Which meld is meant"),
        N_("Where two melds could take the cards, the play names one. Nothing is guessed."),
        "R",
        why=N_("A wild card in the wrong place cannot be moved again."),
    ),
    "book.closed": Citation(
        N_("A book is closed"),
        N_(
            "At seven cards a meld is closed and nothing is added. A new meld of its rank may then "
            "start."
        ),
        "SP",
        others=N_("Good Sam lets natural cards join a finished book."),
    ),
    "opening.minimum": Citation(
        N_("The opening minimum"),
        N_(
            "A team’s first melds in a round, laid together, are worth at least 50, 90, 120 or "
            "150 in rounds 1 to 4. Only card values count, never red threes or book bonuses."
        ),
        "S",
        others=N_("Good Sam opens with 90, 120 and 150 in three rounds."),
    ),
    "foot.keep-two": Citation(
        N_("Two cards stay in the foot"),
        N_(
            "A lay-down from the foot leaves two cards before the discard, unless it is declared "
            "as going out. Taking the pile never empties the foot."
        ),
        "PR",
        why=N_("Otherwise a player could stand without cards and without the right to go out."),
    ),
    "out.declare": Citation(
        N_("Going out is declared"),
        N_("The play that empties the foot is one act, with its last discard, and is declared."),
        "SR",
        why=N_("The partner has to be asked before anything of it lies on the table."),
    ),
    "out.foot": Citation(
        N_("Out of the foot"),
        N_("Going out is done from the foot, and the play ends with no cards."),
        "S",
    ),
    "out.books": Citation(
        N_("The books for going out"),
        N_("Going out needs two clean and two dirty books, counted after the final play."),
        "S",
        others=N_(
            "Pagat and Board Game Arena ask for a wild book as well. Bicycle and Pagat’s Simpson "
            "variant ask for one clean and one dirty book."
        ),
    ),
    "out.partner": Citation(
        N_("The partner’s foot"),
        N_("The partner has picked up the foot and played at least part of a turn from it."),
        "SR",
        others=N_("Bicycle, Board Game Arena and Pagat’s Simpson variant do not ask for it."),
        why=N_(
            "“Part of a turn” is read as a turn finished with the foot open. A last hand card "
            "just discarded does not count."
        ),
    ),
    "out.permission": Citation(
        N_("May I go out?"),
        N_("The partner is asked and has to say yes. After a no the turn goes on without it."),
        "SR",
        others=N_("Bicycle, Board Game Arena and Pagat’s Simpson variant do not ask."),
        why=N_("There is one question a turn, so that asking again cannot wear a partner down."),
    ),
    "out.discard": Citation(
        N_("The last card is discarded"),
        N_("At this table going out ends with a discard."),
        "PB",
        others=N_(
            "Pagat’s Simpson variant, Bicycle and Good Sam play so. The Hand and Foot article lets "
            "the last card be melded or discarded."
        ),
    ),
}
