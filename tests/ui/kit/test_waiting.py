"""Sleeping until something happens."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Timer

import pygame
import pytest

from handfoot_gui.ui.kit.waiting import wait_for_event

LONG = 20_000.0


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.event.clear()


def until_there() -> list[int]:
    """As the program's loop does; kinds of the events that came."""
    while not (events := pygame.event.get()):
        wait_for_event(LONG)
    return [event.type for event in events]


def test_an_event_that_is_there_is_not_waited_for_and_stays() -> None:
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))
    began = time.monotonic()
    wait_for_event(LONG)
    assert time.monotonic() - began < LONG / 2000
    assert [event.type for event in pygame.event.get()] == [pygame.USEREVENT]


def test_an_event_from_another_thread_wakes() -> None:
    began = time.monotonic()
    Timer(0.1, pygame.event.post, (pygame.event.Event(pygame.USEREVENT),)).start()
    assert until_there() == [pygame.USEREVENT]
    assert time.monotonic() - began < LONG / 2000


def test_without_an_event_it_ends_in_time() -> None:
    began = time.monotonic()
    wait_for_event(0.0)
    wait_for_event(30.0)
    assert time.monotonic() - began < 5
