"""What a report says of the display and the sound. Asks the library; changes nothing for long."""

from __future__ import annotations

import pygame

from handfoot_gui.ui.kit.window import WM_CLASS, NoDisplay, Window, start_display


def display_facts(window: Window | None = None) -> dict[str, str]:
    """Starts the display where none is there, and says why where that is not possible."""
    facts = {"pygame-ce": f"{pygame.version.ver}, SDL {_dotted(pygame.get_sdl_version())}"}
    try:
        driver = pygame.display.get_driver() if window else start_display(WM_CLASS)
        sizes = " ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
        facts["display"] = f"{driver}, desktops {sizes}"
    except (NoDisplay, pygame.error) as error:
        facts["display"] = f"none: {error}"
    if window is not None:
        pixels = "x".join(map(str, window.surface.get_size()))
        mode = "full screen" if window.full_screen else "window"
        facts["window"] = f"{mode}, {pixels} pixels, scale {window.scale:g}"
    facts["sound"] = _sound()
    return facts


def _sound() -> str:
    was_open = pygame.mixer.get_init() is not None
    try:
        if not was_open:
            pygame.mixer.init()
        found = pygame.mixer.get_driver()
    except pygame.error as error:
        return f"none: {error}"
    if not was_open:
        pygame.mixer.quit()
    return found


def _dotted(version: tuple[int, int, int]) -> str:
    return ".".join(map(str, version))
