"""Events become a few values: one acting button, logical points, named keys."""

from __future__ import annotations

import pygame

from handfoot_gui.ui.kit.geometry import Point
from handfoot_gui.ui.kit.pointer import (
    Cancel,
    KeyPress,
    KeyRelease,
    Leave,
    LookAway,
    LookCloser,
    Move,
    Pointer,
    Press,
    Release,
    TextTyped,
    Wheel,
)


def button(kind: int, which: int = 1, pos: tuple[int, int] = (10, 20)) -> pygame.event.Event:
    return pygame.event.Event(kind, button=which, pos=pos)


def moved(pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))


DOWN, UP = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP


def test_a_press_a_drag_and_a_release_at_scaled_points() -> None:
    pointer = Pointer()
    events = [button(DOWN), moved((11, 21)), moved((30, 40)), button(UP, pos=(30, 40))]
    assert pointer.signals(events, 2.0) == (
        Press(Point(20, 40)),
        Move(Point(60, 80), held=True),
        Release(Point(60, 80)),
    )


def test_the_middle_button_does_nothing_and_the_right_one_looks() -> None:
    pointer = Pointer()
    assert pointer.signals([button(DOWN, 2), button(UP, 2)]) == ()
    assert pointer.signals([button(DOWN, 3), button(UP, 3)]) == (
        LookCloser(Point(10, 20)),
        LookAway(),
    )


def test_after_a_lost_focus_the_late_release_is_none() -> None:
    pointer = Pointer()
    pointer.signals([button(DOWN)])
    assert pointer.signals([pygame.event.Event(pygame.WINDOWFOCUSLOST)]) == (Cancel(),)
    assert pointer.signals([button(UP)]) == ()


def test_leaving_the_window_forgets_the_place() -> None:
    pointer = Pointer()
    pointer.signals([moved((5, 5))])
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, precise_x=0.0, precise_y=1.0)
    assert pointer.signals([wheel]) == (Wheel(Point(5, 5), -1.0),)
    assert pointer.signals([pygame.event.Event(pygame.WINDOWLEAVE)]) == (Leave(),)
    assert pointer.signals([wheel]) == ()


def test_keys_have_names_and_what_is_held() -> None:
    pygame.display.init()
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL)
    pad = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=0)
    typed = pygame.event.Event(pygame.TEXTINPUT, text="é")
    assert Pointer().signals([key, pad, typed]) == (
        KeyPress("z", ctrl=True),
        KeyPress("return"),
        TextTyped("é"),
    )


def test_a_held_key_that_moves_is_repeated_and_no_other_one() -> None:
    pygame.display.init()
    pointer = Pointer()
    for key, repeats in ((pygame.K_RIGHT, True), (pygame.K_BACKSPACE, True), (pygame.K_x, False)):
        down = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0)
        up = pygame.event.Event(pygame.KEYUP, key=key, mod=0)
        found = [*pointer.signals([down]), *pointer.signals([down]), *pointer.signals([up])]
        found += pointer.signals([down, up])
        pressed = [signal.repeat for signal in found if isinstance(signal, KeyPress)]
        assert pressed == ([False, True, False] if repeats else [False, False])


def test_a_key_that_is_let_go_by_now_is_not_repeated() -> None:
    pygame.display.init()
    pointer = Pointer()
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0)
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_RIGHT, mod=0)
    assert pointer.signals([down]) == (KeyPress("right"),)
    assert [type(signal) for signal in pointer.signals([down, down, up])] == [KeyRelease]


def test_a_lost_focus_lets_every_key_go() -> None:
    pygame.display.init()
    pointer = Pointer()
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0)
    pointer.signals([down, pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    assert pointer.signals([down]) == (KeyPress("x"),)
