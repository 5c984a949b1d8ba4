/**
 * What all cards share, in millimetres: paper with fine waves, a portrait of no one, a field with its label, the
 * machine readable zone, and the word that it is no real card.
 */
import sharp from 'sharp'
import { type Dice, diceOf } from '../random.ts'
import { lettered, type Lettering } from './lettering.ts'

/** One face of a card: its size in millimetres and what is printed on it, as SVG. */
export interface CardFace {
  width: number
  height: number
  print: string
}

export const CARD_SIZE = { width: 85.6, height: 54 } as const
export const PASSPORT_SIZE = { width: 125, height: 88 } as const

export function background(width: number, height: number, tint: string, wave: string, apart = 1.2): string {
  const lines = Array.from({ length: Math.ceil(height / apart) }, (_, at) => {
    const y = at * apart
    const path = Array.from(
      { length: Math.ceil(width / 5) + 1 },
      (_, step) => `Q${step * 5 + 2.5} ${y + (step % 2 ? 1.3 : -1.3)} ${step * 5 + 5} ${y}`,
    ).join(' ')
    return `<path d="M0 ${y} ${path}" fill="none" stroke="${wave}" stroke-width="0.08"/>`
  })
  return `<rect width="${width}" height="${height}" rx="2.8" fill="${tint}"/>${lines.join('')}`
}

/** Head and shoulders. */
export function portrait(x: number, y: number, width: number, height: number, dice: Dice): string {
  const cx = x + width / 2,
    shade = ['#4a3b32', '#2b2b2b', '#7a5c3e'][dice.between(0, 2)],
    clip = `photo${Math.round(x)}-${Math.round(y)}`
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#cfd6da"/><clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${clip})">
<ellipse cx="${cx}" cy="${y + height * 1.02}" rx="${width * 0.46}" ry="${height * 0.32}" fill="#56636b"/><rect x="${cx - width * 0.11}" y="${y + height * 0.55}" width="${width * 0.22}" height="${height * 0.22}" fill="#c9a58c"/>
<ellipse cx="${cx}" cy="${y + height * 0.36}" rx="${width * 0.27}" ry="${height * 0.27}" fill="${shade}"/><ellipse cx="${cx}" cy="${y + height * 0.42}" rx="${width * 0.21}" ry="${height * 0.23}" fill="#d9b79d"/></g></g>`
}

export interface FieldInk {
  size?: number
  label?: number
  colour?: string
  font?: Lettering
}

/** A small label with its value below. */
export const labelled = (
  label: string,
  value: string,
  x: number,
  y: number,
  { size = 2.5, label: small = 1.25, colour = '#2f5d8a', font = 'bold' }: FieldInk = {},
): string => lettered(label, x, y, { size: small, colour }) + lettered(value, x, y + size + 0.15, { size, font })

export const specimenMark = (x: number, y: number): string =>
  lettered('FAC-SIMILE', x, y, { size: 2.1, font: 'bold', colour: '#b0bac2' })

/** Ten cells an inch; a cell of OCR-B is 0.723 em wide. */
const PITCH = 2.54,
  OCR_B_CELL = 0.723

/**
 * The machine readable zone at the foot of a face. Printers differ in the weight and size of their letters, and in how
 * far apart they set the lines.
 */
export function zone(
  lines: readonly string[],
  { width, height }: { width: number; height: number },
  matter: string,
  document = '#ffffff',
): string {
  const dice = diceOf(`zone:${matter}`),
    spacing = lines.length === 3 ? 4.1 + 0.4 * dice.fraction() : 5.9 + 0.6 * dice.fraction(),
    size = (PITCH / OCR_B_CELL) * (0.93 + 0.1 * dice.fraction()),
    weight = 0.07 * dice.fraction()
  const left = (width - PITCH * lines[0]!.length) / 2 + (dice.fraction() - 0.5),
    last = height - 4 - 0.8 * dice.fraction(),
    top = last - (lines.length - 1) * spacing - 4.5
  return (
    `<rect x="0" y="${top}" width="${width}" height="${height - top}" fill="${document}" opacity="0.5"/><g stroke="#1a1a1a" stroke-width="${weight}">` +
    `${lines.map((line, at) => lettered(line, left, last - (lines.length - 1 - at) * spacing, { size, font: 'ocrB', pitch: PITCH })).join('')}</g>`
  )
}

/** The face as a picture, its corners on white. */
export async function renderFace({ width, height, print }: CardFace, dpi: number): Promise<Buffer> {
  const scale = dpi / 25.4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">${print}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
