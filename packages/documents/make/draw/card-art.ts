/** What all cards share: paper with fine waves, a portrait of nobody, a field with its label, and the word that it is none. */
import type { Dice } from '../random.ts'
import { lettered } from './lettering.ts'

export function background(width: number, height: number, tint: string, wave: string): string {
  const lines = Array.from({ length: Math.ceil(height / 14) }, (_, at) => {
    const y = at * 14
    const path = Array.from({ length: Math.ceil(width / 60) + 1 }, (_, step) => `Q${step * 60 + 30} ${y + (step % 2 ? 16 : -16)} ${step * 60 + 60} ${y}`).join(' ')
    return `<path d="M0 ${y} ${path}" fill="none" stroke="${wave}" stroke-width="0.9"/>`
  })
  return `<rect width="${width}" height="${height}" rx="34" fill="${tint}"/>${lines.join('')}`
}

/** Head and shoulders in grey. */
export function portrait(x: number, y: number, width: number, height: number, dice: Dice): string {
  const cx = x + width / 2, shade = ['#4a3b32', '#2b2b2b', '#7a5c3e'][dice.between(0, 2)]
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#cfd6da"/><clipPath id="photo"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#photo)">
<ellipse cx="${cx}" cy="${y + height * 1.02}" rx="${width * 0.46}" ry="${height * 0.32}" fill="#56636b"/><rect x="${cx - width * 0.11}" y="${y + height * 0.55}" width="${width * 0.22}" height="${height * 0.22}" fill="#c9a58c"/>
<ellipse cx="${cx}" cy="${y + height * 0.36}" rx="${width * 0.27}" ry="${height * 0.27}" fill="${shade}"/><ellipse cx="${cx}" cy="${y + height * 0.42}" rx="${width * 0.21}" ry="${height * 0.23}" fill="#d9b79d"/></g></g>`
}

export const labelled = (label: string, value: string, x: number, y: number, size = 30): string =>
  lettered(label, x, y, { size: 15, colour: '#2f5d8a' }) + lettered(value, x, y + size + 2, { size, font: 'bold' })

export const specimenMark = (x: number, y: number): string => lettered('FAC-SIMILE', x, y, { size: 26, font: 'bold', colour: '#b0bac2' })

export const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`)
