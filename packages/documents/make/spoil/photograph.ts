/** A card photographed on a table: seen at an angle, unevenly lit, a little noisy. */
import sharp from 'sharp'
import { diceOf } from '../random.ts'

const WIDTH = 2016
const HEIGHT = 1512
type Point = readonly [x: number, y: number]
type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** @returns a JPEG */
export async function photograph(card: Buffer, matter: string): Promise<Uint8Array> {
  const dice = diceOf(`photo:${matter}`)
  const { data: source, info } = await sharp(card).flatten({ background: '#6f5a45' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const shift = (most: number) => dice.between(-most, most)
  const halfWidth = 720, halfHeight = Math.round(halfWidth * info.height / info.width)
  const corners = ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([x, y]): Point => [WIDTH / 2 + x * halfWidth + shift(34), HEIGHT / 2 + y * halfHeight + shift(30)])
  const toCard = inverse(squareTo(corners as [Point, Point, Point, Point]))
  const picture = Buffer.alloc(WIDTH * HEIGHT * 3)
  const lightX = dice.fraction(), lightY = dice.fraction()
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const w = toCard[6] * x + toCard[7] * y + toCard[8]
      const u = (toCard[0] * x + toCard[1] * y + toCard[2]) / w, v = (toCard[3] * x + toCard[4] * y + toCard[5]) / w
      const light = 1.02 - 0.3 * Math.hypot(x / WIDTH - lightX, y / HEIGHT - lightY)
      const grain = dice.between(-5, 5), at = (y * WIDTH + x) * 3
      const onCard = u >= 0 && u < 1 && v >= 0 && v < 1
      for (let channel = 0; channel < 3; channel++) {
        const value = onCard ? sample(source, info.width, info.height, u, v, channel) : [122, 96, 70][channel]! + 8 * Math.sin(y / 9 + 3 * Math.sin(x / 420))
        picture[at + channel] = Math.max(0, Math.min(255, Math.round(value * light + grain)))
      }
    }
  }
  return new Uint8Array(await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).blur(0.6).jpeg({ quality: 84 }).toBuffer())
}

/** Between the four nearest pixels. */
function sample(source: Buffer, width: number, height: number, u: number, v: number, channel: number): number {
  const x = Math.min(u * width, width - 1.001), y = Math.min(v * height, height - 1.001)
  const left = Math.floor(x), top = Math.floor(y), dx = x - left, dy = y - top
  const at = (column: number, row: number) => source[((top + row) * width + left + column) * 3 + channel]!
  return (at(0, 0) * (1 - dx) + at(1, 0) * dx) * (1 - dy) + (at(0, 1) * (1 - dx) + at(1, 1) * dx) * dy
}

/** The perspective that takes the unit square to four corners (clockwise from the top left). Source: Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3. */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Point, Point, Point, Point]): Matrix {
  const dx1 = x1 - x2, dx2 = x3 - x2, sx = x0 - x1 + x2 - x3, dy1 = y1 - y2, dy2 = y3 - y2, sy = y0 - y1 + y2 - y3
  const det = dx1 * dy2 - dx2 * dy1, g = (sx * dy2 - dx2 * sy) / det, h = (dx1 * sy - sx * dy1) / det
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** Up to a factor, which perspective does not mind. */
const inverse = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d]
