/**
 * A card photographed by phone: laid on a table at any angle, seen from the side, shadowed, dazzled, shaken, grainy and
 * compressed; in a clear sleeve, in a dark room.
 */
import sharp from 'sharp'
import { homographyBetween, type Quad } from '../../src/image/homography.ts'
import { type Dice, diceOf } from '../random.ts'

/**
 * `calm`: roughly upright; `turned`: any quarter turn, leaning; `loose`: any angle at all, and each fault stronger;
 * `tilted`: the far side thirty degrees away; `dark`: an eighth of the light; `dazzled`: a lamp burns out a spot;
 * `sleeved`: behind clear plastic that hazes and glints.
 */
export const cardPhotos = ['calm', 'turned', 'loose'] as const
const poorCardPhotos = ['tilted', 'dark', 'dazzled', 'sleeved'] as const
export type CardPhoto = (typeof cardPhotos | typeof poorCardPhotos)[number]

interface Faults {
  turns: boolean
  lean: number
  shift: number
  shadow: number
  blur: readonly [number, number]
  grain: number
  quality: readonly [number, number]
  glare: number
  /** Degrees by which the card leans away from the camera, about any axis in its plane. */
  tilt?: number
  /** Part of the light that falls on the table. */
  light?: number
  /** Shades that a sleeve adds everywhere, and at its glints. */
  haze?: number
  glints?: number
}

const CALM: Faults = {
  turns: false,
  lean: 6,
  shift: 0.02,
  shadow: 0.3,
  blur: [6, 11],
  grain: 5,
  quality: [78, 90],
  glare: 0,
}

const faults: Record<CardPhoto, Faults> = {
  calm: CALM,
  turned: { turns: true, lean: 14, shift: 0.035, shadow: 0.4, blur: [7, 13], grain: 7, quality: [70, 85], glare: 70 },
  loose: { turns: true, lean: 45, shift: 0.045, shadow: 0.45, blur: [8, 15], grain: 9, quality: [62, 80], glare: 110 },
  tilted: { ...CALM, lean: 10, tilt: 30 },
  dark: { ...CALM, grain: 6, light: 0.13 },
  dazzled: { ...CALM, glare: 330 },
  sleeved: { ...CALM, haze: 48, glints: 90 },
}

const WIDTH = 2400,
  HEIGHT = 1800
/** How large the longer side of the card lies on the picture. */
const LONGEST = 1560,
  SHORTEST = 1240

/** @param card an image of the face @returns a JPEG of 2400 by 1800 pixels */
export async function photographCard(card: Uint8Array, matter: string, kind: CardPhoto): Promise<Uint8Array> {
  const dice = diceOf(`card photo:${matter}:${kind}`),
    faultsHere = faults[kind]
  const { data: face, info } = await sharp(card)
    .flatten({ background: '#8a8072' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corners = layDown(info, faultsHere, dice)
  const map = homographyBetween(corners, [
    { x: 0, y: 0 },
    { x: info.width, y: 0 },
    { x: info.width, y: info.height },
    { x: 0, y: info.height },
  ])!
  const picture = expose(
    { data: face, width: info.width, height: info.height, channels: info.channels },
    map,
    faultsHere,
    dice,
  )
  const [soft, softest] = faultsHere.blur,
    [low, high] = faultsHere.quality
  return new Uint8Array(
    await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
      .blur(dice.between(soft, softest) / 10)
      .jpeg({ quality: dice.between(low, high) })
      .toBuffer(),
  )
}

function layDown(
  { width, height }: { width: number; height: number },
  { turns, lean, shift, tilt = 0 }: Faults,
  dice: Dice,
): Quad {
  const scale = dice.between(SHORTEST, LONGEST) / Math.max(width, height),
    angle = ((turns ? dice.between(0, 3) * 90 : 0) + (dice.fraction() * 2 - 1) * lean) * (Math.PI / 180)
  const halfWidth = (width * scale) / 2,
    halfHeight = (height * scale) / 2,
    c = Math.cos(angle),
    s = Math.sin(angle)
  const inFrame = Math.min(
    1,
    (WIDTH * 0.48) / (Math.abs(halfWidth * c) + Math.abs(halfHeight * s)),
    (HEIGHT * 0.48) / (Math.abs(halfWidth * s) + Math.abs(halfHeight * c)),
  )
  const away = leaningAway(tilt, Math.max(halfWidth, halfHeight) * inFrame, dice)
  const off = () => (dice.fraction() * 2 - 1) * shift * halfWidth * 2 * inFrame
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]) => {
    const { u, v } = away(x * halfWidth * inFrame * 0.97, y * halfHeight * inFrame * 0.97)
    return { x: WIDTH / 2 + u * c - v * s + off(), y: HEIGHT / 2 + u * s + v * c + off() }
  }) as unknown as Quad
}

/** How many half cards the camera is away. */
const DISTANCE = 5

/** Where a point of the card's plane is seen once the card leans away from the camera. */
function leaningAway(degrees: number, reach: number, dice: Dice): (x: number, y: number) => { u: number; v: number } {
  if (degrees === 0) return (u, v) => ({ u, v })
  const axis = dice.fraction() * 2 * Math.PI,
    along = { x: Math.cos(axis), y: Math.sin(axis) },
    lean = (degrees * Math.PI) / 180
  return (x, y) => {
    const onAxis = x * along.x + y * along.y,
      across = y * along.x - x * along.y
    const nearer = 1 + (across * Math.sin(lean)) / (reach * DISTANCE),
      flat = across * Math.cos(lean)
    return { u: (onAxis * along.x - flat * along.y) / nearer, v: (onAxis * along.y + flat * along.x) / nearer }
  }
}

/** Bright lines across a sleeve, softly edged: shades at a place of the picture. */
function glintsOf(strength: number, dice: Dice): (x: number, y: number) => number {
  if (strength === 0) return () => 0
  const lines = Array.from({ length: 4 }, () => {
    const angle = dice.fraction() * Math.PI
    return {
      x: Math.cos(angle),
      y: Math.sin(angle),
      at: WIDTH * (0.6 * dice.fraction()),
      wide: 12 + 50 * dice.fraction(),
    }
  })
  return (x, y) =>
    lines.reduce(
      (sum, line) => sum + strength * Math.max(0, 1 - Math.abs(x * line.x + y * line.y - line.at) / line.wide),
      0,
    )
}

interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: number
}

/** Every pixel of the picture: the card or the table, in the light that falls there, with the sensor's grain. */
function expose(
  { data, width, height, channels }: Pixels,
  map: readonly number[],
  { shadow, grain, glare, light: part = 1, haze = 0, glints = 0 }: Faults,
  dice: Dice,
): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT),
    table = dice.pick([58, 84, 112, 190]),
    lightX = dice.fraction(),
    lightY = dice.fraction()
  const spotX = WIDTH * (0.2 + 0.6 * dice.fraction()),
    spotY = HEIGHT * (0.2 + 0.6 * dice.fraction()),
    spot = 200 + 200 * dice.fraction()
  const noise = Int8Array.from({ length: 65_536 }, () =>
    Math.round(grain * (dice.fraction() + dice.fraction() + dice.fraction() - 1.5) * 2),
  )
  const glint = glintsOf(glints, dice)
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at++) {
      const w = map[6]! * x + map[7]! * y + 1,
        u = (map[0]! * x + map[1]! * y + map[2]!) / w,
        v = (map[3]! * x + map[4]! * y + map[5]!) / w
      let shade = table + 6 * Math.sin(y / 11 + 3 * Math.sin(x / 300))
      if (u >= 0 && v >= 0 && u < width - 1 && v < height - 1) {
        const left = Math.floor(u),
          top = Math.floor(v),
          dx = u - left,
          dy = v - top,
          from = (top * width + left) * channels,
          below = from + width * channels
        shade =
          (data[from]! * (1 - dx) + data[from + channels]! * dx) * (1 - dy) +
          (data[below]! * (1 - dx) + data[below + channels]! * dx) * dy
      }
      const light = part * (1.04 - shadow * Math.hypot(x / WIDTH - lightX, y / HEIGHT - lightY))
      const dazzle = glare === 0 ? 0 : glare * Math.max(0, 1 - Math.hypot(x - spotX, y - spotY) / spot)
      const seen = shade * light * (1 - haze / 255) + haze + glint(x, y) + dazzle
      picture[at] = Math.max(0, Math.min(255, seen + noise[(at * 31 + (at >> 7)) & 65_535]!))
    }
  }
  return picture
}
