"""
Makes lib/pdf/fonts from app/fonts: one plain TrueType file a face, because a PDF embeds fixed weights
and the site's files are variable and split by script. Run it again when app/fonts changes:

    python3 scripts/make-pdf-fonts.py      (needs fonttools and brotli)
"""

import struct
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont, woff2
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FACES = [
    ("onest-400.ttf", "Onest", "Regular", 400, ["latin", "afr", "afr2", "ext"]),
    ("onest-600.ttf", "Onest", "SemiBold", 600, ["latin", "afr", "afr2", "ext"]),
    ("ojuju-690.ttf", "Ojuju", "Bold", 690, ["latin", "afr", "ext"]),
]
# Hinting and style tables that a PDF has no use for.
DROPPED = ["STAT", "avar", "HVAR", "MVAR", "DSIG", "gasp"]


def ignore_overlap_bitmap():
    """Older fonttools refuse the optional last stream of a WOFF2 glyf table."""
    reconstruct = woff2.WOFF2GlyfTable.reconstruct

    def without_bitmap(self, data, font):
        size = woff2.woff2GlyfTableFormatSize + sum(struct.unpack(">7L", data[8:36]))
        return reconstruct(self, data[:size], font)

    woff2.WOFF2GlyfTable.reconstruct = without_bitmap


def static_part(source, weight):
    font = TTFont(source)
    font.flavor = None
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": weight})
    for table in DROPPED:
        if table in font:
            del font[table]
    return font


def make(name, family, style, weight, scripts, folder):
    parts = []
    for script in scripts:
        part = Path(folder) / f"{script}-{name}"
        static_part(ROOT / "app/fonts" / f"{family.lower()}-{script}.woff2", weight).save(part)
        parts.append(str(part))
    font = Merger().merge(parts)
    for record, text in {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}"}.items():
        font["name"].setName(text, record, 3, 1, 0x409)
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(ROOT / "lib/pdf/fonts" / name)


ignore_overlap_bitmap()
with TemporaryDirectory() as folder:
    for face in FACES:
        make(*face, folder)
