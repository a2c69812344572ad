"""Makes every sound of the game as a small WAV file (mono, 44.1 kHz, 16 bits): no recordings.

Run:  python build_scripts/make_sounds.py [assets folder]
"""

from __future__ import annotations

import io
import struct
import sys
import wave
from pathlib import Path

from sound_art.cues import CUES, sound
from sound_art.waves import RATE


def wav_file(cue: str) -> bytes:
    samples = [round(32767 * sample) for sample in sound(cue)]
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return content.getvalue()


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    folder = (Path(sys.argv[1]) if len(sys.argv) > 1 else root / "assets") / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    whole = 0
    for cue in CUES:
        content = wav_file(cue)
        (folder / f"{cue}.wav").write_bytes(content)
        whole += len(content)
    print(f"{len(CUES)} sounds in {folder}, {whole // 1024} KB")


if __name__ == "__main__":
    main()
