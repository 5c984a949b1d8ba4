/** What Chromium's camera shows instead of a room: a card on a table, as a film of one picture. */
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giuliaBianchi } from '@attesta/domain/examples/sample-applicants.ts'
import { sharp } from '@attesta/documents/image/sharp-gray.ts'
import { identityDocumentsOf } from '@attesta/documents/make/identity-of.ts'

const width = 1280,
  height = 960
const table = { r: 74, g: 62, b: 52 }

type Scene = 'clear' | 'blurred' | 'glare'

/** An uncompressed film. Source: the YUV4MPEG2 format as Chromium's fake device reads it; colours by ITU-R BT.601. */
function film(rgb: Buffer): Buffer {
  const luma = Buffer.alloc(width * height)
  const chroma = [Buffer.alloc((width * height) / 4), Buffer.alloc((width * height) / 4)] as const
  for (let at = 0; at < luma.length; at++) {
    const [r, g, b] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!]
    luma[at] = 16 + (65.7 * r + 129.1 * g + 25.1 * b) / 256
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x % 2 || y % 2) continue
    const place = (y / 2) * (width / 2) + x / 2
    chroma[0][place] = 128 + (-37.9 * r - 74.5 * g + 112.4 * b) / 256
    chroma[1][place] = 128 + (112.4 * r - 94.2 * g - 18.3 * b) / 256
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, ...chroma])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}

/** @returns the file of the film, which goes with this process */
export async function filmOfCard(scene: Scene): Promise<string> {
  const [front] = identityDocumentsOf(giuliaBianchi)
  const card = await sharp(Buffer.from(await front!.draw()))
    .flatten({ background: table })
    .resize({ width: 960 })
    .rotate(1.5, { background: table })
    .toBuffer()
  const shine = Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="760" cy="470" rx="120" ry="80" fill="#fff"/></svg>`,
  )
  const whole = await sharp({ create: { width, height, channels: 3, background: table } })
    .composite([{ input: card }, ...(scene === 'glare' ? [{ input: shine }] : [])])
    .png()
    .toBuffer()
  const seen = scene === 'blurred' ? sharp(whole).blur(9) : sharp(whole)
  const file = join(tmpdir(), `camera-${scene}-${process.pid}.y4m`)
  writeFileSync(file, film(await seen.removeAlpha().raw().toBuffer()))
  process.once('exit', () => rmSync(file, { force: true }))
  return file
}
