"""
Makes lib/pdf/fonts from app/fonts: one plain TrueType file a face, because a PDF embeds fixed weights
and the site's files are variable and split by script.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parents[2]
FACES = [
    ("onest-400.ttf", "Onest", "Regular", 400),
    ("onest-600.ttf", "Onest", "SemiBold", 600),
    ("ojuju-690.ttf", "Ojuju", "Bold", 690),
]
# Hinting and style tables that a PDF has no use for.
DROPPED = ["STAT", "avar", "HVAR", "MVAR", "DSIG", "gasp"]


def static_part(source, weight):
    font = TTFont(source)
    font.flavor = None
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": weight})
    for table in DROPPED:
        if table in font:
            del font[table]
    return font


def make(name, family, style, weight, folder):
    parts = []
    # The first names the metrics: the letters of English.
    latin = ROOT / "app/fonts" / f"{family.lower()}-latin.woff2"
    others = sorted(set(latin.parent.glob(f"{family.lower()}-*.woff2")) - {latin})
    for source in [latin, *others]:
        part = Path(folder) / f"{source.stem}-{name}"
        static_part(source, weight).save(part)
        parts.append(str(part))
    font = Merger().merge(parts)
    for record, text in {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}"}.items():
        font["name"].setName(text, record, 3, 1, 0x409)
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(ROOT / "lib/pdf/fonts" / name)


with TemporaryDirectory() as folder:
    for face in FACES:
        make(*face, folder)
