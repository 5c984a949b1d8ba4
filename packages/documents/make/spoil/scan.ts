/** A paper laid on an office scanner: a PDF of grey pictures, a little askew and noisy, without a word of text. */
import sharp from 'sharp'
import type { Day } from '@attesta/domain/day.ts'
import { Sheet } from '../draw/sheet.ts'
import { type Dice, diceOf } from '../random.ts'
import { rasterise } from './raster.ts'

const DPI = 200
const MOST_SKEW_DEGREES = 0.6

export async function scan(pdf: Uint8Array, madeOn: Day, matter: string): Promise<Uint8Array> {
  const dice = diceOf(`scan:${matter}`)
  const sheet = new Sheet({ producer: 'Canon iR-ADV C3520', title: '', madeOn, imprint: false })
  for (const [at, { width, height, pixels }] of (await rasterise(pdf, DPI)).entries()) {
    if (at > 0) sheet.newPage()
    const askew = await sharp(noisy(pixels, dice), { raw: { width, height, channels: 1 } }).rotate((dice.fraction() * 2 - 1) * MOST_SKEW_DEGREES, { background: '#ffffff' }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
    const { width: wide, height: high, channels } = askew.info
    const jpeg = await sharp(askew.data, { raw: { width: wide, height: high, channels } }).extract({ left: (wide - width) >> 1, top: (high - height) >> 1, width, height }).blur(0.5).jpeg({ quality: 72 }).toBuffer()
    sheet.cover(jpeg)
  }
  return sheet.finish()
}

/** Paper is not quite white, ink not quite black, and each pixel is a little off. */
function noisy(pixels: Uint8Array, dice: Dice): Uint8Array {
  const grain = Array.from({ length: 4096 }, () => dice.between(-9, 9))
  return pixels.map((value, at) => 22 + Math.round(value * 0.87) + grain[(at * 7 + (at >> 9)) & 4095]!)
}
