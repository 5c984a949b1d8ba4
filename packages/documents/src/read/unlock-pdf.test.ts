import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editLater } from '../../make/degrade/edit-later.ts'
import { signed } from '../../make/degrade/sign.ts'
import { createReaderPool, type IsolatedReader } from '../isolated-reader/run-isolated.ts'
import { textPdf } from '../testing/hostile-files.ts'
import { openPdf } from './pdf.ts'
import { savedWithoutPassword, startEngine } from './pdfium.ts'
import { unlockPdf } from './unlock-pdf.ts'

const password = 'pässwörd 1'
function drawn(options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', info: { Producer: 'Banca di prova' }, ...options })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.fontSize(10).text('Saldo 1.234,56', 50, 100)
  doc.end()
  return new Promise((done) => doc.on('end', () => done(Uint8Array.from(Buffer.concat(chunks)))))
}
const wordsOf = async (bytes: Uint8Array) => (await openPdf(bytes)).readPage(1).words.map(({ text }) => text)

/** The file as it is, locked by the engine itself: what its author's programs wrote stays in it. */
async function lockedAnew(bytes: Uint8Array): Promise<Uint8Array> {
  const p = await startEngine()
  const pointer = p.pdfium.wasmExports.malloc(bytes.length)
  p.pdfium.HEAPU8.set(bytes, pointer)
  const document = p.FPDF_LoadMemDocument(pointer, bytes.length, '')
  p.EPDF_SetEncryption(document, password, password, 0)
  const writer = p.PDFiumExt_OpenFileWriter()
  p.FPDF_SaveAsCopy(document, writer, 0)
  const size = p.PDFiumExt_GetFileWriterSize(writer)
  const out = p.pdfium.wasmExports.malloc(size)
  p.PDFiumExt_GetFileWriterData(writer, out, size)
  return p.pdfium.HEAPU8.slice(out, out + size)
}

/** A later save of a locked file: one more table, which changes nothing. */
function savedOnceMore(locked: Uint8Array): Uint8Array {
  const text = Buffer.from(locked).toString('latin1')
  const start = /startxref\s+(\d+)/.exec(text)![1]!
  const trailer = text.slice(text.lastIndexOf('trailer'), text.lastIndexOf('>>')).replace('<<', `<< /Prev ${start}`)
  return Buffer.from(
    `${text}\nxref\n0 1\n0000000000 65535 f \n${trailer}>>\nstartxref\n${text.length + 1}\n%%EOF\n`,
    'latin1',
  )
}

describe(
  'a PDF with a password: the password is asked for at the file, opens it once and is kept nowhere; signed or changed files are not rewritten',
  { tags: ['B5-locked-pdf'] },
  () => {
    // Revision 2 with RC4 of 40 bits, 3 with 128, 4 with AES of 128, 6 with AES of 256.
    test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
      'PDF %s opens with its password only',
      async (version) => {
        const locked = await drawn({ userPassword: password, ownerPassword: 'owner', pdfVersion: version })
        expect(await unlockPdf(locked, 'another')).toBe('wrong_password')
        expect(await unlockPdf(locked, '')).toBe('wrong_password')
        for (const right of [password, 'owner']) {
          const opened = await unlockPdf(locked, right)
          expect(await wordsOf(opened as Uint8Array)).toEqual(['Saldo', '1.234,56'])
        }
      },
    )
    test('the copy says who made the file, carries no password, and is the same each time', async () => {
      const locked = await drawn({ userPassword: password, pdfVersion: '1.7' })
      const [opened, again] = [await unlockPdf(locked, password), await unlockPdf(locked, password)] as Uint8Array[]
      expect((await openPdf(opened!)).metadata.producer).toBe('Banca di prova')
      expect(Buffer.from(opened!).includes('/Encrypt')).toBe(false)
      expect(again).toEqual(opened)
    })
    test('a file that opens without a password stays as it is, whatever is typed: its history with it', async () => {
      const changed = editLater(textPdf('Saldo 100,00'), textPdf('Saldo 900,00'))
      expect(await unlockPdf(changed, password)).toBe(changed)
      const forOwner = await drawn({ ownerPassword: password, permissions: {} })
      expect(await unlockPdf(forOwner, password)).toBe(forOwner)
    })
    test('a file that was saved again after it was locked is not rewritten', async () => {
      const locked = await drawn({ userPassword: password, pdfVersion: '1.4' })
      expect(await unlockPdf(savedOnceMore(locked), password)).toBe('not_unlockable')
    })
    test('a signed file is not rewritten: its signature would break', async () => {
      const sealed = await lockedAnew(await signed(textPdf('Saldo 100,00'), 'Banca di prova', '2026-01-31'))
      expect(await unlockPdf(sealed, 'another')).toBe('wrong_password')
      expect(await unlockPdf(sealed, password)).toBe('not_unlockable')
      const plain = await lockedAnew(textPdf('Saldo 100,00'))
      expect(await wordsOf((await unlockPdf(plain, password)) as Uint8Array)).toEqual(['Saldo', '100,00'])
    })
    test('what is no PDF cannot be unlocked', async () => {
      expect(await unlockPdf(Buffer.from('%PDF-1.7\n'), password)).toBe('not_unlockable')
    })
    test('a document that cannot be written is told as such', async () => {
      const p = await startEngine()
      expect(() => savedWithoutPassword(p, 0)).toThrow('cannot be rewritten')
    })
  },
)

describe('a locked PDF in the isolated reader', { tags: ['B5-locked-pdf'] }, () => {
  let reader: IsolatedReader
  beforeAll(async () => {
    reader = await createReaderPool({ children: 1 })
  })
  afterAll(() => reader.close())

  test('a locked file comes back open; a wrong password and a damaged file are told', async () => {
    const locked = await drawn({ userPassword: password, pdfVersion: '1.7ext3' })
    const opened = await reader.unlock(locked, password)
    expect(await wordsOf(Buffer.from(opened as Uint8Array))).toEqual(['Saldo', '1.234,56'])
    expect(await reader.unlock(locked, 'another')).toBe('wrong_password')
    expect(await reader.unlock(locked.subarray(0, 300), password)).toBe('not_unlockable')
  })
  test('a file of 20 MB passes both ways', async () => {
    const large = Buffer.concat([Buffer.from(textPdf('Saldo')), Buffer.alloc(20 * 1024 * 1024 - 2000, 0x20)])
    const back = await reader.unlock(large, password)
    expect(Buffer.compare(Buffer.from(back as Uint8Array), large)).toBe(0)
  })
})
