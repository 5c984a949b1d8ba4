/**
 * A page lying on a table, photographed with a phone: at an angle, in uneven light, with the shadow of the hand, a
 * little blurred; sometimes sideways.
 */
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import type { Day } from '@attesta/domain/day.ts'
import { type Dice, diceOf } from '../random.ts'
import { type Corners, inverse, type Matrix, type Point, squareTo } from './perspective.ts'
import { type Raster, rasterise } from './raster.ts'
import type { Severity } from './severity.ts'

/** The page is held in more detail than the camera shows it in. */
const DPI = 250

interface Treatment {
  width: number
  height: number
  /** Part of the picture's height that the page takes. */
  share: number
  /** How far each corner may be off, in parts of the picture's width. */
  tilt: number
  leanDegrees: number
  shadow: number
  falloff: number
  blur: number
  grain: number
  quality: number
  /** How far the middle of the page rises from the table, in parts of its height. */
  curl: number
  turns: readonly ('upright' | 'tagged' | 'left' | 'right' | 'over')[]
}

const TREATMENTS: Record<Severity, Treatment> = {
  mild: {
    width: 3024,
    height: 4032,
    share: 0.92,
    tilt: 0.015,
    leanDegrees: 1,
    shadow: 0.12,
    falloff: 0.15,
    blur: 0.7,
    grain: 4,
    quality: 85,
    curl: 0,
    turns: ['upright'],
  },
  usual: {
    width: 3024,
    height: 4032,
    share: 0.88,
    tilt: 0.035,
    leanDegrees: 3,
    shadow: 0.25,
    falloff: 0.3,
    blur: 1,
    grain: 6,
    quality: 78,
    curl: 0.001,
    turns: ['upright', 'upright', 'tagged', 'left'],
  },
  harsh: {
    width: 2448,
    height: 3264,
    share: 0.84,
    tilt: 0.055,
    leanDegrees: 5,
    shadow: 0.4,
    falloff: 0.45,
    blur: 1.1,
    grain: 9,
    quality: 70,
    curl: 0.003,
    turns: ['upright', 'right', 'left', 'over'],
  },
}

/** A JPEG for each page. */
export async function photographPages(
  pdf: Uint8Array,
  matter: string,
  severity: Severity = 'usual',
): Promise<Uint8Array[]> {
  const dice = diceOf(`page photo:${severity}:${matter}`),
    pictures: Uint8Array[] = []
  for (const raster of await rasterise(pdf, DPI))
    pictures.push(await photographPage(raster, dice, TREATMENTS[severity]))
  return pictures
}

/**
 * What phones make of several photographs: a PDF with one picture a page, the page as large as the picture at 200 dpi.
 */
export async function photographPdf(
  pdf: Uint8Array,
  madeOn: Day,
  matter: string,
  severity: Severity = 'usual',
): Promise<Uint8Array> {
  const file = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: {
      Producer: 'iOS Version 18.1 (Build 22B83) Quartz PDFContext',
      CreationDate: new Date(`${madeOn}T06:00:00Z`),
    },
  })
  for (const picture of await photographPages(pdf, matter, severity)) {
    const upright = await sharp(picture)
      .autoOrient()
      .jpeg({ quality: TREATMENTS[severity].quality })
      .toBuffer({ resolveWithObject: true })
    const size: [number, number] = [(upright.info.width * 72) / 200, (upright.info.height * 72) / 200]
    file.addPage({ size, margin: 0 }).image(upright.data, 0, 0, { width: size[0], height: size[1] })
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    file
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
      .on('error', reject)
    file.end()
  })
}

async function photographPage(page: Raster, dice: Dice, treatment: Treatment): Promise<Uint8Array> {
  const { width, height, blur, quality } = treatment
  const pixels = expose(page, inverse(squareTo(cornersOf(page, dice, treatment))), dice, treatment)
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } }).blur(blur)
  switch (dice.pick(treatment.turns)) {
    // The sensor lay on its side and the camera said so.
    case 'tagged':
      return developed(
        sharp(await picture.rotate(270).raw().toBuffer(), { raw: { width: height, height: width, channels: 3 } })
          .jpeg({ quality })
          .withMetadata({ orientation: 6 }),
      )
    case 'left':
      return developed(picture.rotate(270).jpeg({ quality }))
    case 'right':
      return developed(picture.rotate(90).jpeg({ quality }))
    case 'over':
      return developed(picture.rotate(180).jpeg({ quality }))
    case 'upright':
      return developed(picture.jpeg({ quality }))
  }
}

const developed = async (picture: Sharp): Promise<Uint8Array> => new Uint8Array(await picture.toBuffer())

/** Where the page's corners come to lie in the picture. */
function cornersOf(page: Raster, dice: Dice, { width, height, share, tilt, leanDegrees }: Treatment): Corners {
  const halfHeight = (height * share) / 2,
    halfWidth = Math.min((halfHeight * page.width) / page.height, width * 0.48)
  const lean = ((dice.fraction() * 2 - 1) * leanDegrees * Math.PI) / 180,
    shift = () => (dice.fraction() * 2 - 1) * tilt * width
  const inside = (value: number, most: number) => Math.max(6, Math.min(most - 6, value))
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]): Point => [
    inside(width / 2 + x * halfWidth * Math.cos(lean) - y * halfHeight * Math.sin(lean) + shift(), width),
    inside(height / 2 + x * halfWidth * Math.sin(lean) + y * halfHeight * Math.cos(lean) + shift(), height),
  ]) as unknown as Corners
}

/** Wood, a dark desk, a white tablecloth: mean colour, and how strongly its grain shows. */
const TABLES = [
  { colour: [122, 96, 70], veins: 9 },
  { colour: [52, 50, 54], veins: 3 },
  { colour: [168, 150, 128], veins: 7 },
  { colour: [96, 110, 120], veins: 2 },
] as const

function expose(
  page: Raster,
  toPage: Matrix,
  dice: Dice,
  { width, height, shadow, falloff, grain, curl }: Treatment,
): Buffer {
  // Clamped: what is too bright or too dark is white or black.
  const picture = new Uint8ClampedArray(width * height * 3)
  const {
    colour: [red, green, blue],
    veins,
  } = dice.pick(TABLES)
  const noise = Int8Array.from({ length: 8192 }, () => dice.between(-grain, grain))
  const rises = Float64Array.from({ length: 257 }, (_, at) => curl * Math.sin((Math.PI * at) / 256))
  const lightX = dice.fraction(),
    lightY = dice.fraction()
  // The shadow's edge: a line through the picture, soft over a twelfth of its width.
  const angle = dice.fraction() * 2 * Math.PI,
    normalX = Math.cos(angle),
    normalY = Math.sin(angle),
    edge = (dice.fraction() - 0.5) * 0.5
  for (let y = 0, at = 0; y < height; y++) {
    const dy = y / height - lightY
    for (let x = 0; x < width; x++, at += 3) {
      const w = toPage[6] * x + toPage[7] * y + toPage[8]
      const u = (toPage[0] * x + toPage[1] * y + toPage[2]) / w,
        onWidth = u >= 0 && u < 1
      const v = (toPage[3] * x + toPage[4] * y + toPage[5]) / w + (onWidth ? rises[(u * 256) | 0]! : 0)
      const dx = x / width - lightX,
        across = ((x / width - 0.5) * normalX + (y / height - 0.5) * normalY - edge) * 12 + 0.5
      const light =
        (1.04 - falloff * Math.sqrt(dx * dx + dy * dy)) * (1 - shadow * (across < 0 ? 0 : across > 1 ? 1 : across))
      const speck = noise[(at * 5 + (at >> 10)) & 8191]!
      if (onWidth && v >= 0 && v < 1) {
        const shade = (18 + 0.88 * sample(page, u, v)) * light
        picture[at] = shade + speck
        picture[at + 1] = 0.985 * shade + speck
        picture[at + 2] = 0.95 * shade + speck
      } else {
        const vein = veins * Math.sin(y / 11 + 3 * Math.sin(x / 510))
        picture[at] = (red + vein) * light + speck
        picture[at + 1] = (green + vein) * light + speck
        picture[at + 2] = (blue + vein) * light + speck
      }
    }
  }
  return Buffer.from(picture.buffer)
}

/** Between the four nearest pixels. */
function sample({ width, height, pixels }: Raster, u: number, v: number): number {
  const x = Math.min(u * width, width - 1.001),
    y = Math.min(v * height, height - 1.001)
  const left = x | 0,
    top = y | 0,
    dx = x - left,
    dy = y - top,
    at = top * width + left
  return (
    (pixels[at]! * (1 - dx) + pixels[at + 1]! * dx) * (1 - dy) +
    (pixels[at + width]! * (1 - dx) + pixels[at + width + 1]! * dx) * dy
  )
}
