"""Plays short sounds by their cue's name. Knows files and loudness, not what happened.

The device is opened at the first sound that is to be heard. Without one, or without the files, the
game is silent: nothing here raises, and whoever wonders asks `trouble`.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from handfoot_gui.ui.kit.assets import Assets, MissingAsset

log = logging.getLogger(__name__)

RATE, CHUNK = 44100, 1024
CHANNELS, ALIKE = 6, 2
"""How many sounds at once, and how many of them of one cue: dealing is no hail."""


class Audio:
    def __init__(self, assets: Assets, *, volume: int = 40, muted: bool = False) -> None:
        self._assets = assets
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._volume = max(0, min(100, volume))
        self._muted = muted
        self._tried = False
        self.trouble: str | None = None
        """Why nothing is heard, in the words of the system."""

    @property
    def device(self) -> bool:
        """Whether there is one, as far as was tried."""
        return pygame.mixer.get_init() is not None

    def open(self) -> bool:
        """Tries once; to be called when nobody waits for a frame."""
        if not self._tried:
            self._tried = True
            try:
                with _unheard():
                    pygame.mixer.init(RATE, -16, 2, CHUNK)
                pygame.mixer.set_num_channels(CHANNELS)
            except pygame.error as error:
                self._silent("no sound device", error)
        return self.device

    def ready(self) -> None:
        """Opens ahead, where anything is to be heard."""
        if not self._muted and self._volume:
            self.open()

    def play(self, cue: str) -> bool:
        """Whether it is heard. Too many at once are left out, never queued."""
        if self._muted or self._volume == 0 or not self.open():
            return False
        sound = self._sound(cue)
        try:
            if sound is None or sound.get_num_channels() >= ALIKE:
                return False
            channel = pygame.mixer.find_channel()
            if channel is None:
                return False
            channel.set_volume(self._volume / 100)
            channel.play(sound)
        except pygame.error as error:
            self._silent("the sound device is gone", error)
            self.close()
            return False
        return True

    def set_volume(self, percent: int) -> None:
        """Of all sounds, those that are heard just now as well."""
        self._volume = max(0, min(100, percent))
        if self.device:
            for i in range(CHANNELS):
                pygame.mixer.Channel(i).set_volume(self._volume / 100)

    def set_muted(self, muted: bool) -> None:  # noqa: FBT001
        self._muted = muted
        if muted and self.device:
            pygame.mixer.stop()

    def rest(self) -> None:
        """Gives the device back until the next sound: an open one costs a little all the time."""
        if self.device:
            self._sounds.clear()
            pygame.mixer.quit()
            self._tried = False

    def close(self) -> None:
        """For good: the device is not opened again."""
        self.rest()
        self._tried = True

    def _sound(self, cue: str) -> pygame.mixer.Sound | None:
        if cue not in self._sounds:
            self._sounds[cue] = None
            try:
                path = self._assets.path(f"sounds/{cue}.wav")
                self._sounds[cue] = pygame.mixer.Sound(path)
            except (MissingAsset, OSError, pygame.error) as error:
                self._silent(f"sound {cue}", error)
        return self._sounds[cue]

    def _silent(self, what: str, error: Exception) -> None:
        log.warning("%s: %s", what, error)
        self.trouble = self.trouble or str(error)


@contextmanager
def _unheard() -> Iterator[None]:
    """What libraries below SDL print about a missing device is no news for a terminal."""
    if sys.platform != "linux":
        yield
        return
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
