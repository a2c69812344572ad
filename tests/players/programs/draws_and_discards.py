"""A whole player: draws, throws its first card that may be thrown, never asks and never lays down.

Each line on standard input is a question, or tells of a lost turn and wants no answer.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if "lost_turn" in question:
        print(question["why"], file=sys.stderr)  # noqa: T201
        continue
    seat, position = question["seat"], question["position"]
    if "draw" in question["legal"]:
        answer: object = {"do": "draw"}
    elif "answer" in question["legal"]:
        answer = {"do": "answer", "yes": True}
    else:
        hand = position["seats"][seat]["hand"]
        answer = {"do": "discard", "card": hand[0]}
    print(json.dumps(answer), flush=True)  # noqa: T201
