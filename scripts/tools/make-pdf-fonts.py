"""
Makes lib/pdf/fonts from app/fonts: one plain TrueType file a face, because a PDF embeds fixed weights
and the site's files are variable and split by script.
"""

import unicodedata
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
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


def place_marks_of_all_parts(font):
    """
    Several parts bring the same marks, each as a glyph of its own; the map from characters knows the glyph
    of one part, and a substitution may lead to that of another. What a part says of where its mark stands
    is said of all glyphs that are drawn alike, but for spacing accents.
    """
    glyphs = font.getGlyphSet()
    spacing = {name for code, name in font.getBestCmap().items() if not unicodedata.combining(chr(code))}

    def drawing(name):
        pen = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        return str(pen.value)

    alike = {}
    for name in font.getGlyphOrder():
        if name not in spacing:
            alike.setdefault(drawing(name), []).append(name)

    def tell_all(coverage, records):
        told = dict(zip(coverage.glyphs, records))
        for name, record in list(told.items()):
            for twin in alike.get(drawing(name), []):
                told.setdefault(twin, record)
        coverage.glyphs = sorted(told, key=font.getGlyphID)
        records[:] = [told[name] for name in coverage.glyphs]

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if lookup.LookupType == 4:
                tell_all(table.MarkCoverage, table.MarkArray.MarkRecord)
            elif lookup.LookupType == 6:
                tell_all(table.Mark1Coverage, table.Mark1Array.MarkRecord)
                tell_all(table.Mark2Coverage, table.Mark2Array.Mark2Record)


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
    place_marks_of_all_parts(font)
    for record, text in {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}"}.items():
        font["name"].setName(text, record, 3, 1, 0x409)
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
    font.save(ROOT / "lib/pdf/fonts" / name)


with TemporaryDirectory() as folder:
    for face in FACES:
        make(*face, folder)
