/** OCR-B outlines for drawing machine readable zones, in font units of which 723 are one cell: ten cells an inch at size I. */
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

const font = create(readFileSync(new URL('./fonts/ocr-b.otf', import.meta.url)))

/** Width of one cell in font units; every glyph has the same. */
export const OCR_B_ADVANCE = 723
/** Where the middle of the capitals lies above the baseline, in font units. */
export const OCR_B_MIDDLE = 350

/** SVG path of a character standing at the origin, y pointing up. */
export const ocrBPath = (character: string): string => font.glyphForCodePoint(character.codePointAt(0)!).path.toSVG()

/** One line of OCR-B as SVG, its first cell starting at x, its baseline at y, with a cell of `pitch` units. */
export function ocrBLine(text: string, x: number, y: number, pitch: number): string {
  const scale = pitch / OCR_B_ADVANCE
  return [...text].map((character, at) => `<path d="${ocrBPath(character)}" transform="translate(${x + at * pitch} ${y}) scale(${scale} ${-scale})"/>`).join('')
}
