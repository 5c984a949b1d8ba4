/** Cards laid on a copier or put below each other by a scanning app: one page of A4, as a PDF of a single picture. */
import sharp from 'sharp'
import type { Day } from '@attesta/domain/day.ts'
import { Sheet } from '../draw/sheet.ts'
import { type Dice, diceOf } from '../random.ts'

const DPI = 200
const WIDTH = Math.round((210 * DPI) / 25.4),
  HEIGHT = Math.round((297 * DPI) / 25.4)

/** @param faces drawn at 200 dpi, in the order in which they lie on the page from top to bottom */
export async function copyCards(faces: readonly Buffer[], madeOn: Day, matter: string): Promise<Uint8Array> {
  const dice = diceOf(`copy:${matter}`)
  let top = dice.between(100, 180)
  const laid = []
  for (const face of faces) {
    const leaning = await sharp(face)
      .flatten({ background: '#f4f4f2' })
      .rotate((dice.fraction() * 2 - 1) * 2, { background: '#f4f4f2' })
      .grayscale()
      .png()
      .toBuffer({ resolveWithObject: true })
    laid.push({
      input: leaning.data,
      left: Math.max(0, Math.min(WIDTH - leaning.info.width, dice.between(120, 420))),
      top,
    })
    top += leaning.info.height + dice.between(60, 220)
  }
  const page = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f4f4f2' } }).composite(laid)
  const pixels = await sharp(await page.png().toBuffer())
    .grayscale()
    .raw()
    .toBuffer()
  const jpeg = await sharp(grainy(pixels, dice), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .blur(0.5)
    .jpeg({ quality: 75 })
    .toBuffer()
  const sheet = new Sheet({ producer: 'Canon iR-ADV C3520', title: '', madeOn, imprint: false })
  sheet.cover(jpeg)
  return sheet.finish()
}

function grainy(pixels: Buffer, dice: Dice): Uint8Array {
  const grain = Array.from({ length: 4096 }, () => dice.between(-7, 7))
  return Uint8Array.from(pixels, (shade, at) => Math.max(0, Math.min(255, shade + grain[(at * 7 + (at >> 9)) & 4095]!)))
}
