/**
 * Writes the glyph shapes that the reader of machine readable zones compares with. Run again after another font or
 * another cell.
 */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { CELL_HEIGHT, CELL_WIDTH, MRZ_CHARACTERS } from '../src/mrz/cell.ts'
import { lettered } from './draw/lettering.ts'

/** In thousandths of an em: the width of a cell, and where the middle of the capitals lies above the baseline. */
const OCR_B_ADVANCE = 723,
  OCR_B_MIDDLE = 350

const height = (OCR_B_ADVANCE * CELL_HEIGHT) / CELL_WIDTH
const shapes: Record<string, string> = {}
for (const character of MRZ_CHARACTERS) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_WIDTH * 8}" height="${CELL_HEIGHT * 8}" viewBox="0 0 ${OCR_B_ADVANCE} ${height}"><rect width="100%" height="100%" fill="black"/>${lettered(character, 0, height / 2 + OCR_B_MIDDLE, { size: 1000, font: 'ocrB', colour: '#ffffff' })}</svg>`
  const pixels = await sharp(Buffer.from(svg))
    .grayscale()
    .resize(CELL_WIDTH, CELL_HEIGHT, { kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const gray = Buffer.alloc(CELL_WIDTH * CELL_HEIGHT)
  for (let i = 0; i < gray.length; i++) gray[i] = pixels.data[i * pixels.info.channels]!
  shapes[character] = gray.toString('base64')
}
writeFileSync(new URL('../src/mrz/ocr-b-shapes.json', import.meta.url), `${JSON.stringify(shapes, null, 1)}\n`)
