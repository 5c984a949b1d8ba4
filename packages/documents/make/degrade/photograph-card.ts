/**
 * A card photographed by phone: laid on a table at any angle, seen from the side, shadowed, dazzled, shaken, grainy and
 * compressed.
 */
import sharp from 'sharp'
import { homographyBetween, type Quad } from '../../src/image/homography.ts'
import { type Dice, diceOf } from '../random.ts'

/** `calm`: roughly upright; `turned`: any quarter turn, leaning; `loose`: any angle at all, and each fault stronger. */
export const cardPhotos = ['calm', 'turned', 'loose'] as const
export type CardPhoto = (typeof cardPhotos)[number]

interface Faults {
  turns: boolean
  lean: number
  shift: number
  shadow: number
  blur: readonly [number, number]
  grain: number
  quality: readonly [number, number]
  glare: number
}

const faults: Record<CardPhoto, Faults> = {
  calm: { turns: false, lean: 6, shift: 0.02, shadow: 0.3, blur: [6, 11], grain: 5, quality: [78, 90], glare: 0 },
  turned: { turns: true, lean: 14, shift: 0.035, shadow: 0.4, blur: [7, 13], grain: 7, quality: [70, 85], glare: 70 },
  loose: { turns: true, lean: 45, shift: 0.045, shadow: 0.45, blur: [8, 15], grain: 9, quality: [62, 80], glare: 110 },
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
  { turns, lean, shift }: Faults,
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
  const off = () => (dice.fraction() * 2 - 1) * shift * halfWidth * 2 * inFrame
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]) => {
    const u = x * halfWidth * inFrame * 0.97,
      v = y * halfHeight * inFrame * 0.97
    return { x: WIDTH / 2 + u * c - v * s + off(), y: HEIGHT / 2 + u * s + v * c + off() }
  }) as unknown as Quad
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
  { shadow, grain, glare }: Faults,
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
      const light = 1.04 - shadow * Math.hypot(x / WIDTH - lightX, y / HEIGHT - lightY)
      const dazzle = glare === 0 ? 0 : glare * Math.max(0, 1 - Math.hypot(x - spotX, y - spotY) / spot)
      picture[at] = Math.max(0, Math.min(255, shade * light + dazzle + noise[(at * 31 + (at >> 7)) & 65_535]!))
    }
  }
  return picture
}
