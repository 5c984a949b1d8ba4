import PDFDocument from 'pdfkit'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { closeOcr } from '../ocr/worker.ts'
import { readFile } from './read-file.ts'

// Slow on a busy machine alone.
afterAll(closeOcr)

const LINES = [
  'Estratto conto del mese di luglio',
  'Data operazione Descrizione Importo',
  '03.07.2026 Pagamento presso Alimentari Verdi 47,65',
  '07.07.2026 Bonifico a vostro favore 1.819,00',
  'Saldo finale del conto 3.246,18',
]

const FONT = fileURLToPath(import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'))

/** The lines, in a font whose table of characters is changed as the given function changes it. */
async function printed(retable: (character: string) => string): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: [420, 190], margin: 20, compress: false })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.font(FONT).fontSize(11)
  LINES.forEach((line, at) => doc.text(line, 30, 20 + 28 * at, { lineBreak: false }))
  doc.end()
  await new Promise((done) => doc.on('end', done))
  // <0000> <0018> [<0000> <0045> <0073> …]: the letters that each glyph stands for
  return Uint8Array.from(
    Buffer.from(
      Buffer.concat(chunks)
        .toString('latin1')
        .replace(/(?<=beginbfrange[^[]*\[)[^\]]*/g, (table) =>
          table.replace(/[0-9a-f]{4}/g, (code) =>
            retable(String.fromCharCode(Number.parseInt(code, 16)))
              .charCodeAt(0)
              .toString(16)
              .padStart(4, '0'),
          ),
        ),
      'latin1',
    ),
  )
}

const rot = (text: string, by: number) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26))
  })

const textOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ')

test('an honest table of characters is believed', async () => {
  const {
    pages: [page],
  } = await readFile(await printed((character) => character), () => {})
  expect(page!.source).toBe('text')
  expect(textOf(page!.words)).toBe(LINES.join(' '))
})

test.each<[string, (character: string) => string]>([
  [
    'letters and digits shifted',
    (character) => (/\d/.test(character) ? String((Number(character) + 3) % 10) : rot(character, 7)),
  ],
  ['letters alone shifted, figures left as they are', (character) => rot(character, 3)],
  [
    'characters of private use',
    (character) => (character === ' ' ? ' ' : String.fromCharCode(0xe000 + character.charCodeAt(0))),
  ],
])('%s: the page is read from its picture', async (_, retable) => {
  const {
    pages: [page],
    source,
  } = await readFile(await printed(retable), () => {})
  expect(source).toBe('ocr')
  for (const text of ['Estratto', '03.07.2026', '47,65', '1.819,00', '3.246,18'])
    expect(textOf(page!.words)).toContain(text)
})

test('a mark between thousands that comes out as a control character is a mark', async () => {
  const {
    pages: [page],
  } = await readFile(await printed((character) => (character === '.' ? '\u0019' : character)), () => {})
  expect(page!.source).toBe('text')
  expect(page!.words.map(({ text }) => text)).toContain('1\u0019819,00')
})
