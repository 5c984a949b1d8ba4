"""Makes the zero without a slash, which Atkinson Hyperlegible Next does not have: its capital O, narrowed to the room of its tabular zero.

Needs fonttools and brotli. From node_modules:
  plain-zero.py @fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2 apps/web/src/css/plain-zero.woff2 woff2
  plain-zero.py @expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf …/pdf/fonts/plain-zero-400Regular.ttf
The face and what is made of it are under the SIL Open Font License 1.1.
"""
import sys
from fontTools.ttLib import TTFont
from fontTools import subset

def plain_zero(src, out, flavor=None):
    font = TTFont(src)
    opts = subset.Options()
    opts.layout_features, opts.notdef_outline, opts.name_IDs = [], True, ["*"]
    s = subset.Subsetter(opts); s.populate(unicodes=[0x30, 0x4F]); s.subset(font)
    zero, o = font.getBestCmap()[0x30], font.getBestCmap()[0x4F]
    glyf, hmtx = font['glyf'], font['hmtx']
    gz, go = glyf[zero], glyf[o]
    for g in (gz, go): g.recalcBounds(glyf)
    sx = (gz.xMax - gz.xMin) / (go.xMax - go.xMin); sy = (gz.yMax - gz.yMin) / (go.yMax - go.yMin)
    advance = 632
    dx = (advance - (gz.xMax - gz.xMin)) / 2 - go.xMin * sx; dy = gz.yMin - go.yMin * sy
    coords = go.coordinates
    for i, (x, y) in enumerate(coords): coords[i] = (round(x * sx + dx), round(y * sy + dy))
    go.recalcBounds(glyf)
    glyf[zero] = go
    if 'gvar' in font:
        gv = font['gvar'].variations
        for v in gv[o]:
            n = len(v.coordinates)
            v.coordinates = [None if c is None else ((round(c[0] * sx), round(c[1] * sy)) if i < n - 4 else (0, 0)) for i, c in enumerate(v.coordinates)]
        gv[zero] = gv[o]; gv[o] = []
    hmtx[zero] = (advance, go.xMin)
    for t in ('HVAR', 'STAT', 'GPOS', 'GSUB', 'GDEF', 'MVAR'):
        if t in font: del font[t]
    for table in font['cmap'].tables: table.cmap.pop(0x4F, None)
    s = subset.Subsetter(opts); s.populate(unicodes=[0x30]); s.subset(font)
    for record in font['name'].names:
        if record.nameID in (1, 3, 4, 6, 16, 25): record.string = 'Attesta Zero' if record.nameID != 6 else 'AttestaZero-' + record.toUnicode().split('-')[-1]
    font.flavor = flavor
    font.save(out)
plain_zero(*sys.argv[1:])
