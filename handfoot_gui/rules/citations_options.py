"""What each option of a rule set means, and who plays it otherwise. Knows texts only.

The text says the Game Night Standard; `others` names every preset that differs from it.
"""

from __future__ import annotations

from handfoot_gui.rules.sources import N_, Citation

OPTIONS: dict[str, Citation] = {
    "decks": Citation(
        N_("Decks"),
        N_("One deck more than there are players: five for a table of four."),
        "S",
        others=N_(
            "Good Sam plays with four decks; Hand, Knee and Foot with two more than players."
        ),
    ),
    "jokers_per_deck": Citation(
        N_("Jokers in a deck"), N_("Two jokers come with each deck of 52 cards."), "S"
    ),
    "hand_size": Citation(
        N_("Cards in the hand"),
        N_("Eleven cards are dealt to each hand."),
        "SB",
        others=N_("Pagat, Board Game Arena and Good Sam deal 13; Hand, Knee and Foot deals 15."),
    ),
    "foot_size": Citation(
        N_("Cards in the foot"),
        N_("Eleven cards are dealt to each foot, face down and sealed."),
        "SB",
        others=N_("Pagat, Board Game Arena and Good Sam deal 13."),
    ),
    "knee_size": Citation(
        N_("A knee between hand and foot"),
        N_("There is no knee: hand and foot are all that is dealt."),
        "SB",
        others=N_(
            "Hand, Knee and Foot deals a second sealed pile of 13, picked up as a foot is; going "
            "out is from the foot."
        ),
    ),
    "teams": Citation(
        N_("Partners or alone"),
        N_("Partners sit opposite each other, meld together and score together."),
        "S",
        others=N_("Pagat’s Simpson variant is played alone. So are two, three and five seats."),
    ),
    "team_count": Citation(
        N_("Teams at a table of six"),
        N_("Two teams of three; three teams of two are the other way."),
        "R",
        why=N_("The article’s table has four seats."),
    ),
    "draw_count": Citation(
        N_("Cards drawn"), N_("Two cards are drawn from the stock each turn."), "S"
    ),
    "opening_minimums": Citation(
        N_("Opening minimums"),
        N_("The first melds of a team in rounds 1 to 4 are worth 50, 90, 120 and 150 at least."),
        "S",
        others=N_("Good Sam plays 90, 120 and 150."),
    ),
    "rounds": Citation(
        N_("Rounds"),
        N_("A match is four rounds."),
        "S",
        others=N_("Good Sam plays three."),
    ),
    "target_score": Citation(
        N_("Target score"),
        N_("None: the rounds are played and the higher total wins."),
        "SR",
        why=N_(
            "Where a table sets one, the match ends after the round in which a team reaches it, or "
            "after the last round, whichever comes first."
        ),
    ),
    "wild_limit": Citation(
        N_("Wild cards in a meld"),
        N_("At least two natural cards for each wild one."),
        "SP",
        others=N_(
            "Bicycle speaks of books only: one wild card with fewer than four natural ones, more "
            "from four on. Good Sam asks for more natural cards than wild ones."
        ),
    ),
    "max_wilds": Citation(
        N_("Most wild cards in a meld"),
        N_("No number of its own: the two natural cards for each wild one decide."),
        "SP",
        others=N_("Bicycle and Good Sam allow three."),
    ),
    "wild_books": Citation(
        N_("Books of wild cards"),
        N_("There are no melds of wild cards only."),
        "SB",
        others=N_("Pagat, Board Game Arena and Hand, Knee and Foot allow them."),
    ),
    "books_to_go_out": Citation(
        N_("Books for going out"),
        N_("Two clean and two dirty books, counted after the final play."),
        "S",
        others=N_(
            "Pagat and Board Game Arena ask for a wild book as well. Bicycle and Pagat’s Simpson "
            "variant ask for one clean and one dirty book."
        ),
    ),
    "extra_clean_counts_as_dirty": Citation(
        N_("A clean book for a dirty one"),
        N_("A third clean book does not stand for a dirty one."),
        "S",
    ),
    "add_to_books": Citation(
        N_("Adding to a finished book"),
        N_("A book is closed: nothing is added to it."),
        "SP",
        others=N_("Good Sam lets natural cards join it."),
    ),
    "second_meld_of_rank": Citation(
        N_("A second meld of a rank"),
        N_("A new meld of a rank may start after its book is finished."),
        "SP",
    ),
    "pile_take": Citation(
        N_("How much of the pile is taken"),
        N_("The top seven cards, the melded top included; all of it where it holds fewer."),
        "PB",
        others=N_(
            "The Hand and Foot article leaves it open. Good Sam takes six; Hand, Knee and Foot "
            "takes the whole pile."
        ),
    ),
    "pile_match": Citation(
        N_("What takes the pile"),
        N_("Two natural cards of the top’s rank, from the hand."),
        "S",
    ),
    "pile_before_opening": Citation(
        N_("The pile as the opening"),
        N_("A team may open by taking the pile, if the melds of that act reach the minimum."),
        "S",
    ),
    "pile_on_wild": Citation(
        N_("A wild card on the pile"),
        N_("While the top is wild the pile cannot be taken."),
        "S",
        others=N_("Pagat lets two cards like a wild top take it."),
    ),
    "pile_minimum_size": Citation(
        N_("How high the pile has to be"),
        N_("A pile of one card may be taken: no height is asked for."),
        "S",
    ),
    "black_three_value": Citation(
        N_("A black three left over"),
        N_("It costs 5 where it is left in a hand or foot, and is never worth anything."),
        "SPB",
        others=N_("Good Sam counts nothing."),
    ),
    "red_three_play": Citation(
        N_("What happens to red threes"),
        N_("They are laid down at once, and each is replaced from the stock."),
        "S",
        others=N_(
            "In Good Sam and in Pagat’s Simpson variant they stay in the hand, may be discarded, "
            "and block the pile."
        ),
    ),
    "red_three": Citation(
        N_("What red threes are worth"),
        N_("100 for the team for each one laid, 100 against it for each one still held."),
        "S",
        others=N_(
            "Good Sam and Pagat’s Simpson variant: nothing for it, 500 against. Bicycle: nothing "
            "for it, 5 against. Hand, Knee and Foot: 100 for it, 500 against."
        ),
    ),
    "bonus": Citation(
        N_("Bonus for books"),
        N_("500 for a clean book, 300 for a dirty one."),
        "SP",
        others=N_(
            "Pagat, Board Game Arena and Hand, Knee and Foot pay 1,500 for a wild book. Pagat’s "
            "Simpson variant pays 300 and 100."
        ),
    ),
    "going_out_bonus": Citation(
        N_("Bonus for going out"),
        N_("100 for the team whose player goes out."),
        "S",
        others=N_("Bicycle pays nothing."),
    ),
    "low_cards_up_to": Citation(
        N_("Cards worth 5"),
        N_("Four to seven are worth 5, eight to king 10."),
        "SPB",
        others=N_("In Good Sam eights and nines are worth 5 as well."),
    ),
    "last_card": Citation(
        N_("The last card"),
        N_("Going out ends with the last card melded or discarded."),
        "S",
        others=N_("Bicycle, Good Sam and Pagat’s Simpson variant ask for a discard."),
    ),
    "permission": Citation(
        N_("May I go out?"),
        N_("The partner is asked, and a no is binding for this turn."),
        "SR",
        others=N_("Bicycle, Board Game Arena and Pagat’s Simpson variant do not ask."),
        why=N_("One question a turn, asked at the play that would empty the foot."),
    ),
    "partner_in_foot": Citation(
        N_("The partner’s foot"),
        N_("Going out waits until the partner has played at least part of a turn from the foot."),
        "SR",
        others=N_("Bicycle, Board Game Arena and Pagat’s Simpson variant do not wait."),
        why=N_("“Part of a turn” is a turn finished with the foot open."),
    ),
    "first_upcard": Citation(
        N_("The first card of the pile"),
        N_(
            "The stock’s top card is turned. A red three or a wild card is buried and the next one "
            "turned; a black three stays, and blocks."
        ),
        "SR",
        why=N_("The article is silent about a black three: it blocks as it would later."),
    ),
    "stock_out": Citation(
        N_("When the stock runs out"),
        N_("Whoever drew the last card finishes the turn, and the round ends."),
        "SPR",
        others=N_("Good Sam shuffles all of the pile but its top into a new stock."),
        why=N_("Details, such as one card left to draw, are ours."),
    ),
    "tie": Citation(
        N_("A tie"),
        N_("The match is shared."),
        "R",
        why=N_("The sources do not say. A table may play one more round instead."),
    ),
}
