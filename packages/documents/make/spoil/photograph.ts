/** A card photographed on a table: seen at an angle, unevenly lit, a little noisy. */
import sharp from 'sharp'
import { diceOf } from '../random.ts'
import { type Corners, inverse, type Point, squareTo } from './perspective.ts'

const WIDTH = 2016
const HEIGHT = 1512

/** @returns a JPEG */
export async function photograph(card: Buffer, matter: string): Promise<Uint8Array> {
  const dice = diceOf(`photo:${matter}`)
  const { data: source, info } = await sharp(card).flatten({ background: '#6f5a45' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const shift = (most: number) => dice.between(-most, most)
  const halfWidth = 720, halfHeight = Math.round(halfWidth * info.height / info.width)
  const corners = ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([x, y]): Point => [WIDTH / 2 + x * halfWidth + shift(34), HEIGHT / 2 + y * halfHeight + shift(30)])
  const toCard = inverse(squareTo(corners as unknown as Corners))
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
