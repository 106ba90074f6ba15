#!/usr/bin/env python3
"""Makes the gallery's sample recordings: samples.json, in the shape of xeno-canto's API v3, and
the sounds in audio/. Nothing in them was ever sung by a bird. Run it to make them again:

    python3 Site/Recordings/make-samples.py

The same run always gives the same bytes."""

import json
import math
import random
import wave
from pathlib import Path

HERE = Path(__file__).parent
RATE = 8_000

SPECIES = [
    ("Turdus", "merula", "Common Blackbird", "song", "fluting"),
    ("Erithacus", "rubecula", "European Robin", "song", "trill"),
    ("Parus", "major", "Great Tit", "song", "two-tone"),
    ("Cyanistes", "caeruleus", "Eurasian Blue Tit", "call", "trill"),
    ("Fringilla", "coelebs", "Common Chaffinch", "song", "falling"),
    ("Cuculus", "canorus", "Common Cuckoo", "song", "two-tone"),
    ("Luscinia", "megarhynchos", "Common Nightingale", "song", "fluting"),
    ("Phylloscopus", "collybita", "Common Chiffchaff", "song", "two-tone"),
    ("Strix", "aluco", "Tawny Owl", "call", "falling"),
    ("Dryobates", "minor", "Lesser Spotted Woodpecker", "drumming", "trill"),
    ("Troglodytes", "troglodytes", "Eurasian Wren", "song", "trill"),
    ("Hirundo", "rustica", "Barn Swallow", "call", "falling"),
]
PLACES = [
    ("Sweden", "Sample meadow, Enköping", "59.6361", "17.0770"),
    ("Poland", "Sample wood, Łódź", "51.7592", "19.4560"),
    ("Germany", "Sample park, Görlitz", "51.1526", "14.9872"),
    ("Spain", "Sample hill, Ávila", "40.6566", "-4.6813"),
    ("United Kingdom", "Sample garden, Hay-on-Wye", "52.0740", "-3.1250"),
]
LICENCES = ["by-nc-sa/4.0", "by-sa/4.0", "by/4.0"]


def main():
    HERE.joinpath("audio").mkdir(exist_ok=True)
    for name, pitch in SOUNDS.items():
        write_sound(HERE / "audio" / f"{name}.wav", pitch)
    recordings = [recording(number) for number in range(120)]
    page = {
        "numRecordings": str(len(recordings)),
        "numSpecies": str(len(SPECIES)),
        "page": 1,
        "numPages": 1,
        "recordings": recordings,
    }
    text = json.dumps(page, ensure_ascii=False, indent=1)
    HERE.joinpath("samples.json").write_text(text + "\n", encoding="utf-8")


def recording(number):
    draw = random.Random(number)
    genus, species, name, kind, sound = SPECIES[number % len(SPECIES)]
    country, place, latitude, longitude = draw.choice(PLACES)
    year, month, day = draw.randint(2015, 2025), draw.randint(1, 12), draw.randint(1, 28)
    identifier = str(900_000_001 + number)
    return {
        "id": identifier,
        "gen": genus,
        "sp": species,
        "ssp": "",
        "grp": "birds",
        "en": name,
        "rec": f"Sample recordist {'ABCDEF'[number % 6]}",
        "cnt": country,
        "loc": place,
        "lat": latitude,
        "lon": longitude,
        "alt": str(draw.randrange(0, 900, 10)),
        "type": kind,
        "sex": draw.choice(["male", "female", "uncertain"]),
        "stage": "adult",
        "method": "synthesised",
        "url": "",
        "file": f"audio/{sound}.wav",
        "file-name": f"{sound}.wav",
        "sono": {"small": None, "med": None, "large": None, "full": None},
        "osci": {"small": None, "med": None, "large": None},
        "lic": f"https://creativecommons.org/licenses/{draw.choice(LICENCES)}/",
        "q": draw.choice("AAABBC"),
        "length": "0:02",
        "time": f"{draw.randint(4, 21):02}:{draw.randint(0, 59):02}",
        "date": f"{year}-{month:02}-{day:02}",
        "uploaded": f"{year}-12-31",
        "also": [""],
        "rmk": "A sample made for Rowhouse's gallery. The sound is synthesised.",
        "animal-seen": "no",
        "playback-used": "no",
        "temp": "",
        "regnr": "",
        "auto": "no",
        "dvc": "",
        "mic": "",
        "smp": str(RATE),
        "annotation-set": [],
    }


def two_tone(t):
    return 1_900 if t % 0.5 < 0.22 else 1_450 if t % 0.5 < 0.44 else 0


def falling(t):
    return 2_600 - 1_500 * (t % 0.7) / 0.7 if t % 0.7 < 0.55 else 0


def trill(t):
    return 2_300 + 700 * math.sin(2 * math.pi * 18 * t) if t % 1 < 0.75 else 0


def fluting(t):
    notes = [1_250, 1_500, 1_700, 1_350, 0, 1_900, 1_600, 0]
    return notes[int(t * 4) % len(notes)]


SOUNDS = {"two-tone": two_tone, "falling": falling, "trill": trill, "fluting": fluting}


def write_sound(file, pitch, seconds=2):
    phase, loudness, samples = 0.0, 0.0, bytearray()
    for index in range(RATE * seconds):
        frequency = pitch(index / RATE)
        phase += 2 * math.pi * frequency / RATE
        # The loudness follows slowly, so that no note begins or ends with a click.
        loudness += ((1.0 if frequency else 0.0) - loudness) * 0.01
        samples.append(128 + round(80 * loudness * math.sin(phase)))
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(RATE)
        sound.writeframes(bytes(samples))


if __name__ == "__main__":
    main()
