import { afterAll, describe, expect, test } from 'vitest'
import { type GrayImage, turnImage } from '../image/gray-image.ts'
import { fromSharp, sharp } from '../image/sharp-gray.ts'
import { recognizePage, recognizeUpright } from './recognize.ts'
import { closeOcr } from './worker.ts'

const LETTER = [
  'Spettabile Amministrazione',
  'con la presente si certifica che il contratto di lavoro',
  'è stato sottoscritto il 12 marzo 2024 e prevede una',
  'retribuzione netta mensile pari a 1.847,40 euro.',
  'La somma di 13.250,00 euro è stata accreditata perché',
  'la città di residenza non è cambiata dal 2019.',
  'Cordiali saluti,',
  'Ufficio del personale, Verona',
]

/** A4 at 200 dpi, 11 point type. */
function drawLetter(): Promise<GrayImage> {
  const lines = LETTER.map(
    (line, row) => `<text x="180" y="${320 + row * 52}" font-family="DejaVu Serif" font-size="31">${line}</text>`,
  ).join('')
  return fromSharp(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="100%" height="100%" fill="white"/>${lines}</svg>`,
      ),
    )
      .flatten({ background: '#fff' })
      .grayscale(),
  )
}

const textOf = (words: readonly { text: string }[]) => words.map((word) => word.text).join(' ')

describe('reading a letter', () => {
  afterAll(closeOcr)

  test.each([0, 90, 180, 270] as const)('turned by %i degrees reads the same, in the upright frame', async (turn) => {
    const { words, upright } = await recognizeUpright(turnImage(await drawLetter(), turn), { languages: ['ita'] })
    expect(textOf(words)).toBe(LETTER.join(' '))
    expect([upright.width, upright.height]).toEqual([1654, 2339])
    const sum = words.find((word) => word.text === '13.250,00')!
    expect(sum.x0).toBeGreaterThan(180)
    expect(sum.y1).toBeGreaterThan(500)
    expect(sum.y1).toBeLessThan(540)
    expect(sum.confidence).toBeGreaterThan(70)
  })

  test('after another language a page is cut as one is, not as what the engine begins with', async () => {
    const columns = LETTER.map(
      (line, row) =>
        `<text x="120" y="${200 + row * 60}" font-family="DejaVu Serif" font-size="28">${line}</text><text x="1100" y="${215 + row * 60}" font-family="DejaVu Serif" font-size="28">${LETTER[7 - row]}</text>`,
    ).join('')
    const image = await fromSharp(
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="2100" height="800"><rect width="100%" height="100%" fill="white"/>${columns}</svg>`,
        ),
      )
        .flatten({ background: '#fff' })
        .grayscale(),
    )
    const fresh = textOf(await recognizePage(image, { languages: ['ita'] }))
    await recognizePage(image, { languages: ['deu'], segmentation: 'sparse' })
    expect(textOf(await recognizePage(image, { languages: ['ita'] }))).toBe(fresh)
    expect(fresh).toContain(LETTER.slice(0, 3).join(' '))
  })

  test('an empty page has no words', async () => {
    expect(
      await recognizePage(
        { width: 800, height: 1100, data: new Uint8Array(800 * 1100).fill(250) },
        { languages: ['ita'] },
      ),
    ).toEqual([])
  })
})
