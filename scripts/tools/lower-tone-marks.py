"""Sets the tone marks of Onest right over letters with a dot below (ẹ ọ ị ụ ạ ṣ and their capitals).

The family as published takes the height of the whole letter, dot included, for the place of a mark above
it: the grave of ọ̀ floats a dot's depth (185 of 1,000 units) too high, in every weight. This moves the
anchors of such letters down to where those of the letters without a dot are. It changes a file only once,
and nothing else in it.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python scripts/tools/lower-tone-marks.py app/fonts/onest-*.woff2
"""

import sys
import unicodedata

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

DOT_BELOW = "\u0323"


def mark_to_base(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType == 4:
                yield table


def mend(path):
    font = TTFont(path)
    if "GPOS" not in font:
        return
    dotted = {
        glyph
        for code, glyph in font.getBestCmap().items()
        if DOT_BELOW in unicodedata.normalize("NFD", chr(code)) and chr(code) != DOT_BELOW
    }
    glyphs = font.getGlyphSet()
    moved = []
    for table in mark_to_base(font):
        for glyph, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
            if glyph not in dotted:
                continue
            pen = BoundsPen(glyphs)
            glyphs[glyph].draw(pen)
            _, bottom, _, top = pen.bounds
            for anchor in record.BaseAnchor:
                # Only an anchor that stands above the letter by what hangs below it.
                if anchor and anchor.YCoordinate > top + 0.5 * -bottom:
                    anchor.YCoordinate = round(top)
                    # It told how the dot grows with the weight.
                    anchor.YDeviceTable = None
                    if anchor.Format == 3 and anchor.XDeviceTable is None:
                        anchor.Format = 1
                    moved.append(glyph)
    if moved:
        font.save(path)
    print(path, *moved)


for path in sys.argv[1:]:
    mend(path)
