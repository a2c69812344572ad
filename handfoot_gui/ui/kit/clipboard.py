"""The clipboard for text, and a private one where the system has none. Never raises."""

from __future__ import annotations

import pygame

_private = [""]


def read() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return _private[0]


def write(text: str) -> None:
    _private[0] = text
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return
