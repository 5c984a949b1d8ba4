/**
 * A paper laid on an office scanner: a PDF of grey pictures, askew, unevenly grey and noisy, punched or folded, without
 * a word of text.
 */
import sharp from 'sharp'
import type { Day } from '@attesta/domain/day.ts'
import { Sheet } from '../draw/sheet.ts'
import { type Dice, diceOf } from '../random.ts'
import { type Raster, rasterise } from './raster.ts'
import type { Severity } from './severity.ts'

const DPI = 200
const MILLIMETRE = DPI / 25.4

interface Treatment {
  maxSkewDegrees: number
  grain: number
  /** How much darker the paper is at its darkest edge, in shades. */
  falloff: number
  blur: number
  quality: number
}

const TREATMENTS: Record<Severity, Treatment> = {
  mild: { maxSkewDegrees: 0.5, grain: 6, falloff: 6, blur: 0.4, quality: 80 },
  usual: { maxSkewDegrees: 1.2, grain: 9, falloff: 18, blur: 0.5, quality: 72 },
  harsh: { maxSkewDegrees: 2, grain: 14, falloff: 40, blur: 0.65, quality: 60 },
}

export async function scan(
  pdf: Uint8Array,
  madeOn: Day,
  matter: string,
  severity: Severity = 'usual',
): Promise<Uint8Array> {
  const dice = diceOf(`scan:${severity}:${matter}`),
    treatment = TREATMENTS[severity]
  const sheet = new Sheet({ producer: 'Canon iR-ADV C3520', title: '', madeOn, imprint: false })
  const scar = severity === 'mild' ? 'none' : dice.pick(['punched', 'folded', 'none'] as const)
  for (const [at, raster] of (await rasterise(pdf, DPI)).entries()) {
    if (at > 0) sheet.newPage()
    if (scar === 'punched') punch(raster)
    const paper = asPaper(raster, dice, treatment)
    if (scar === 'folded') fold(paper, dice)
    sheet.cover(await layAskew(paper, (dice.fraction() * 2 - 1) * treatment.maxSkewDegrees, treatment))
  }
  return sheet.finish()
}

/** Turned about its middle on the glass and cut to the sheet's size again. */
async function layAskew(
  { width, height, pixels }: Raster,
  degrees: number,
  { blur, quality }: Treatment,
): Promise<Uint8Array> {
  const askew = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: '#e9e9e9' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: wide, height: high, channels } = askew.info
  return sharp(askew.data, { raw: { width: wide, height: high, channels } })
    .extract({ left: (wide - width) >> 1, top: (high - height) >> 1, width, height })
    .blur(blur)
    .jpeg({ quality })
    .toBuffer()
}

/**
 * Paper is not quite white, ink not quite black, each pixel is a little off, and the lid lets less light back towards
 * one corner.
 */
function asPaper({ width, height, pixels }: Raster, dice: Dice, { grain, falloff }: Treatment): Raster {
  const noise = Array.from({ length: 4096 }, () => dice.between(-grain, grain))
  const darkX = dice.fraction(),
    darkY = dice.fraction()
  const shaded = new Uint8Array(pixels.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const light = 1 - (falloff / 255) * (1 - Math.min(1, Math.hypot(x / width - darkX, y / height - darkY)))
      shaded[at] = Math.max(0, Math.min(255, (22 + pixels[at]! * 0.87) * light + noise[(at * 7 + (at >> 9)) & 4095]!))
    }
  }
  return { width, height, pixels: shaded }
}

/**
 * Two holes of a ring binder, through which the dark lid shows. Measures: ISO 838, 6 mm wide, 80 mm apart, 12 mm from
 * the edge.
 */
function punch({ width, height, pixels }: Raster): void {
  const radius = 3 * MILLIMETRE,
    centreX = 12 * MILLIMETRE
  for (const centreY of [height / 2 - 40 * MILLIMETRE, height / 2 + 40 * MILLIMETRE]) {
    for (let y = Math.floor(centreY - radius); y <= centreY + radius; y++) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - (y - centreY) ** 2))
      pixels.fill(25, y * width + Math.floor(centreX - half), y * width + Math.floor(centreX + half))
    }
  }
}

/** A letter folded in three: each crease a dark line with light beside it. */
function fold({ width, height, pixels }: Raster, dice: Dice): void {
  for (const third of [1, 2]) {
    const crease = Math.round((height * third) / 3) + dice.between(-30, 30)
    for (const [step, change] of [
      [-2, 8],
      [-1, -10],
      [0, -34],
      [1, -18],
      [2, 8],
    ] as const) {
      for (let at = (crease + step) * width; at < (crease + step + 1) * width; at++)
        pixels[at] = Math.max(0, Math.min(255, pixels[at]! + change))
    }
  }
}
