import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { textPdf } from '../testing/hostile-files.ts'
import { openPdf } from './pdf.ts'
import { EncryptedFile } from './refusal-of-file.ts'

const wordsOf = async (bytes: Uint8Array) => (await openPdf(bytes)).readPage(1).words

function drawn(options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', ...options })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.fontSize(10).text('Saldo 1.234,56', 50, 100)
  doc
    .save()
    .rotate(-90, { origin: [20, 400] })
    .text('RAND', 20, 400)
    .restore()
  doc.end()
  return new Promise((done) => doc.on('end', () => done(Uint8Array.from(Buffer.concat(chunks)))))
}

describe('words of a page', () => {
  test('have their place from the top left corner, their font and their turn', async () => {
    const [saldo, amount, side] = await wordsOf(await drawn({}))
    expect(saldo).toMatchObject({ text: 'Saldo', turn: 0, font: 'Helvetica', size: 10 })
    expect(saldo!.x0).toBeCloseTo(50, 0)
    expect(saldo!.y0).toBeGreaterThan(95)
    expect(saldo!.y1).toBeLessThan(113)
    expect(amount!.x0).toBeGreaterThan(saldo!.x1)
    expect(side).toMatchObject({ text: 'RAND', turn: 270 })
  })

  test.each(['0', '90', '180', '270'])('stand upright when the page is shown turned by %s', async (turn) => {
    const page = (await openPdf(textPdf('Kontostand', '', `/Rotate ${turn}`))).readPage(1)
    const [word] = page.words
    expect(word).toMatchObject({ text: 'Kontostand', turn: 0 })
    expect(word!.x0).toBeCloseTo(72, -0.5)
    expect(word!.y1).toBeCloseTo(145, -1)
    expect([page.width, page.height]).toEqual([595, 842])
  })

  // On a page with little on it the engine takes each of them for a line of its own.
  test('are whole when each of their letters is set alone', async () => {
    const set = (letters: string, x: number, y: number, step: number) =>
      `BT /F1 12 Tf ${x} ${y} Td ${Array.from(letters, (letter, at) => `${at === 0 ? 0 : step} 0 Td (${letter}) Tj`).join(' ')} ET`
    const words = await wordsOf(textPdf(`x) Tj ET ${set('ROSSI', 100, 680, 8.6)} ${set('2026', 300, 640, 6.6)} BT (`))
    expect(words.map(({ text }) => text)).toEqual(['x', 'ROSSI', '2026'])
  })

  test('do not depend on where the page has its origin', async () => {
    const [word] = await wordsOf(textPdf('Kontostand', '', '', '-50 -100 545 742'))
    expect(word!.x0).toBeCloseTo(122, -0.5)
    expect(word!.y1).toBeLessThan(50)
  })
})

test('a file that only its owner locked is read, one that needs a password is not', async () => {
  expect(await wordsOf(await drawn({ ownerPassword: 'x', permissions: {} }))).toHaveLength(3)
  await expect(drawn({ userPassword: 'secret' }).then(openPdf)).rejects.toThrow(EncryptedFile)
})

test('a page is rendered in gray, white where nothing is printed', async () => {
  const image = (await openPdf(await drawn({}))).renderGray(1, 100)
  expect([image.width, image.height]).toEqual([826, 1169])
  expect(image.data[0]).toBe(255)
  expect(image.data.some((shade) => shade < 64)).toBe(true)
})
