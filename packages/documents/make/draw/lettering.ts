/** Text as outlines in SVG, so that a card looks alike on every machine, whatever fonts it has. */
import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { boldFont, regularFont } from './sheet.ts'

const paths = {
  regular: regularFont,
  bold: boldFont,
  ocrB: fileURLToPath(new URL('../fonts/ocr-b.otf', import.meta.url)),
}
export type Lettering = keyof typeof paths

const opened = new Map<Lettering, Font>()

function fontOf(lettering: Lettering): Font {
  const font = opened.get(lettering) ?? openSync(paths[lettering])
  opened.set(lettering, font)
  return font
}

export interface Lettered {
  size: number
  font?: Lettering
  colour?: string
  /** Distance from one glyph's left edge to the next one's, for machine readable lines. */
  pitch?: number
  turn?: number
}

/** An SVG group with `text` on the baseline at x, y. */
export function lettered(
  text: string,
  x: number,
  y: number,
  { size, font = 'regular', colour = '#1a1a1a', pitch, turn = 0 }: Lettered,
): string {
  const face = fontOf(font),
    scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(text)
  let pen = 0
  const outlines = glyphs.map((glyph, at) => {
    const path = glyph.path.scale(scale, -scale).translate(pen, 0).toSVG()
    pen += pitch ?? positions[at]!.xAdvance * scale
    return path
  })
  return `<path transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}" fill="${colour}" d="${outlines.join('')}"/>`
}
