"""The Game Night Standard, row by row, with its sources. Knows texts only."""

from __future__ import annotations

from handfoot_gui.rules.sources import N_, Citation

RULEBOOK: dict[str, Citation] = {
    "rule.table": Citation(
        N_("The table"),
        N_("Four seats, two teams, partners opposite each other. Play goes clockwise."),
        "S",
        others=N_("Pagat’s Simpson variant is played alone."),
    ),
    "rule.pack": Citation(
        N_("The pack"),
        N_("Five decks of 52 cards and two jokers each, 270 cards, shuffled together."),
        "S",
        others=N_(
            "Good Sam plays with four decks; Hand, Knee and Foot with two more than players."
        ),
    ),
    "rule.deal": Citation(
        N_("The deal"),
        N_(
            "Everybody gets a hand and a foot of eleven cards each, face down. The owner looks at "
            "the hand only. The 182 cards left are the stock."
        ),
        "SB",
        others=N_(
            "Pagat, Board Game Arena and Good Sam deal 13 and 13; Hand, Knee and Foot deals 15, 13 "
            "and 11."
        ),
    ),
    "rule.first-upcard": Citation(
        N_("The first card of the pile"),
        N_(
            "The stock’s top card starts the discard pile. A red three or a wild card is buried in "
            "the stock and the next is turned. A black three stays, and blocks."
        ),
        "SR",
        why=N_("The black three is our ruling: it blocks as it would later."),
    ),
    "rule.first-player": Citation(
        N_("Who begins"),
        N_(
            "The seat left of the dealer begins. The first dealer is drawn at random, and the deal "
            "moves one seat clockwise each round."
        ),
        "PB",
    ),
    "rule.card-values": Citation(
        N_("Card values"),
        N_(
            "Joker 50; two and ace 20; eight to king 10; four to seven 5; a black three 5, only "
            "ever against you. A red three has no card value."
        ),
        "SPB",
        others=N_("Good Sam counts 5 up to the nine, and nothing for a black three."),
    ),
    "rule.turn": Citation(
        N_("A turn"),
        N_(
            "Draw two from the stock or take the pile; red threes go down at once; lay down what "
            "you like; discard one card."
        ),
        "S",
    ),
    "rule.red-threes": Citation(
        N_("Red threes"),
        N_(
            "A red three on the table is worth 100 to its team and is replaced from the stock; one "
            "still in a hand or foot at the end costs 100. Those dealt to the hand go down when "
            "the owner’s first turn starts, those in a foot when it is picked up."
        ),
        "SPR",
        others=N_(
            "Good Sam and Pagat’s Simpson variant leave them in the hand, at 500 each against it. "
            "Bicycle counts nothing for a red three and 5 against; Hand, Knee and Foot 500 against."
        ),
        why=N_("The timing is Pagat’s. That an empty stock replaces none is our ruling."),
    ),
    "rule.melds": Citation(
        N_("Melds"),
        N_(
            "Three to seven cards of one rank, ace down to four, never threes. They belong to the "
            "team, and either partner adds to them."
        ),
        "S",
    ),
    "rule.wild-limit": Citation(
        N_("The wild limit"),
        N_(
            "At least two natural cards for each wild one: one wild in three to five cards, two in "
            "six or seven, looked at when the whole play lies."
        ),
        "SP",
        others=N_(
            "Bicycle asks for four natural cards before a second wild one. Good Sam asks for more "
            "natural cards than wild ones. Both allow three wild cards at most."
        ),
    ),
    "rule.wild-only": Citation(
        N_("Melds of wild cards only"),
        N_("There are none."),
        "SB",
        others=N_("Pagat, Board Game Arena and Hand, Knee and Foot allow them."),
    ),
    "rule.book": Citation(
        N_("Books"),
        N_(
            "A meld of seven is a book and is closed. Without wild cards it is clean, else dirty. "
            "A new meld of its rank may then start."
        ),
        "SP",
        others=N_("Good Sam lets natural cards join a finished book."),
    ),
    "rule.second-meld": Citation(
        N_("A second unfinished meld of a rank"),
        N_(
            "Only when taking the pile: where the three cards would make the unfinished meld "
            "larger than seven, they lie as a second one."
        ),
        "R",
        why=N_("Otherwise a good pair could not take the pile at all."),
    ),
    "rule.opening": Citation(
        N_("Opening"),
        N_(
            "A team’s first play in a round, one or more melds laid together, is worth at least "
            "50, 90, 120 or 150 in rounds 1 to 4. Only card values count."
        ),
        "S",
        others=N_("Good Sam plays 90, 120 and 150."),
    ),
    "rule.taking-the-pile": Citation(
        N_("Taking the pile"),
        N_(
            "Two naturals from the hand take a top card of their rank that is neither three nor "
            "wild, and the three are melded at once. The team has opened, or these melds reach the "
            "minimum: the top counts, the cards beneath do not."
        ),
        "S",
        others=N_("Pagat lets two cards like a wild top take it."),
    ),
    "rule.how-much": Citation(
        N_("How much of the pile"),
        N_("The top seven cards, the melded top included; all of it where it holds fewer."),
        "PB",
        others=N_(
            "The Hand and Foot article leaves it open. Good Sam takes six; Hand, Knee and Foot "
            "takes the whole pile."
        ),
    ),
    "rule.what-may-be-seen": Citation(
        N_("What may be seen of the pile"),
        N_(
            "The top card and the height, and whether a wild card freezes it. The cards beneath "
            "are hidden until they are taken."
        ),
        "R",
        why=N_("The sources are silent; on a real table as well the top lies on the others."),
    ),
    "rule.to-the-foot": Citation(
        N_("From hand to foot"),
        N_(
            "If the last hand card was melded, the foot is picked up at once and the turn goes on. "
            "If it was discarded, the foot stays sealed until its owner’s next turn starts."
        ),
        "SP",
    ),
    "rule.keep-two": Citation(
        N_("Two cards stay in the foot"),
        N_(
            "In the foot a play leaves at least two cards before the discard, unless it is "
            "declared as going out. Taking the pile never empties the foot."
        ),
        "PR",
        why=N_(
            "Where nobody is asked, a player with the right to go out may leave one card: that is "
            "our ruling."
        ),
    ),
    "rule.turn-starts": Citation(
        N_("When a turn starts"),
        N_(
            "A turn starts the moment the one before it ends: a sealed foot that is due is opened, "
            "and red threes go down."
        ),
        "R",
        why=N_("So the table always shows what the player who acts really holds."),
    ),
    "rule.going-out": Citation(
        N_("Going out"),
        N_(
            "All of: two clean and two dirty books after the final play; the partner has played at "
            "least part of a turn from the foot and said yes; no cards are left, the last one "
            "melded or discarded."
        ),
        "S",
        others=N_(
            "Pagat and Board Game Arena ask for a wild book as well; Bicycle and Pagat’s Simpson "
            "variant for one clean and one dirty. These two and Good Sam want the last card "
            "discarded. Bicycle, Board Game Arena and Pagat’s Simpson variant leave the partner "
            "out of it."
        ),
    ),
    "rule.part-of-a-turn": Citation(
        N_("Part of a turn"),
        N_(
            "The partner’s foot was opened in a turn that is now finished, or a turn was finished "
            "since. Having just discarded the last hand card is not enough."
        ),
        "R",
        why=N_("The article’s words leave room, and this reading can be seen on the table."),
    ),
    "rule.permission": Citation(
        N_("The question to the partner"),
        N_(
            "It is asked at the play that would empty the foot. After a no nothing of that play "
            "happens, the turn goes on, and one card at least is kept. One question a turn. In a "
            "team of three both partners are asked, clockwise, and the first no ends it."
        ),
        "SR",
        others=N_("Bicycle, Board Game Arena and Pagat’s Simpson variant do not ask."),
        why=N_("The article asks for permission; the details are ours."),
    ),
    "rule.stock-out": Citation(
        N_("When the stock runs out"),
        N_(
            "Whoever drew the last card finishes that turn and may go out. Then the round ends, "
            "and nobody else has the bonus. With one card left to draw, one is drawn."
        ),
        "SPR",
        others=N_("Good Sam shuffles all of the pile but its top into a new stock."),
        why=N_("With an empty stock and no legal act the round ends at once: that is our ruling."),
    ),
    "rule.stalemate": Citation(
        N_("A stalemate"),
        N_("Twenty laps of the table without a card melded end the round, as an empty stock does."),
        "R",
        why=N_("Where a stock is shuffled anew, a round could otherwise go on for ever."),
    ),
    "rule.scoring": Citation(
        N_("Scoring"),
        N_(
            "The cards laid down, 500 a clean book, 300 a dirty book, 100 a red three laid, 100 "
            "for going out; less every card left in either partner’s hand and foot, a red three "
            "at 100."
        ),
        "SP",
        others=N_(
            "Pagat, Board Game Arena and Hand, Knee and Foot pay 1,500 for a wild book; Pagat’s "
            "Simpson variant pays 300 and 100. Bicycle pays nothing for going out."
        ),
    ),
    "rule.match": Citation(
        N_("The match"),
        N_("Four rounds, and the higher total wins. A tie is shared."),
        "SR",
        others=N_("Good Sam plays three rounds."),
        why=N_("Sharing a tie is our ruling; a table may play a fifth round at 150 instead."),
    ),
}
