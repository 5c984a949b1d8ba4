import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { parseFile } from '../pipeline.ts'
import { editorOf } from './editors.ts'
import { revisionsOf } from './revisions.ts'

const options = { fileName: 'x.pdf', today: '2026-02-10', applicant: null, trace: false }

type Draw = (doc: InstanceType<typeof PDFDocument>) => void

function pdf(draw: Draw, info: Record<string, string | Date> = {}): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    compress: false,
    info: { CreationDate: new Date('2026-02-05T06:00:00Z'), ...info },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  draw(doc.fontSize(9))
  doc.end()
  return new Promise((done) => doc.on('end', () => done(Uint8Array.from(Buffer.concat(chunks)))))
}

const rows: [string, string, string][] = [
  ['05.01.2026', 'Dauerauftrag Miete', '-650,00'],
  ['13.01.2026', 'Lastschrift EDEKA', '-42,17'],
  ['27.01.2026', 'Gehalt Werke AG', '1.847,40'],
]

const statement = (doc: Parameters<Draw>[0]) => {
  doc
    .text('Kontoauszug vom 01.01.2026 bis 31.01.2026', 50, 60)
    .text('Alter Kontostand', 120, 100)
    .text('3.000,00', 450, 100)
  doc.text('Buchung', 50, 85).text('Verwendungszweck', 120, 85).text('Betrag', 450, 85)
  rows.forEach(([day, text, amount], index) =>
    doc
      .text(day, 50, 120 + index * 20)
      .text(text, 120, 120 + index * 20)
      .text(amount, 450, 120 + index * 20),
  )
  doc.text('Neuer Kontostand', 120, 200).text('4.155,23', 450, 200)
}

/** Appends a save in which one stream of the file has been changed, as editors do. */
function savedAgain(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  const object = [...text.matchAll(/(\d+) 0 obj\n<<\n\/Length \d+\n>>\nstream\n([\s\S]*?)\nendstream/g)].find(
    ([, , content]) => content!.includes(from),
  )!
  const content = object[2]!.replace(from, to)
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1],
    root = /\/Root (\d+ 0 R)/.exec(text)![1],
    size = /\/Size (\d+)/.exec(text)![1]
  const start = text.length
  const added = `${object[1]} 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`
  return Uint8Array.from(
    Buffer.from(
      `${text}${added}xref\n${object[1]} 1\n${String(start).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size} /Root ${root} /Prev ${previous} >>\nstartxref\n${start + added.length}\n%%EOF\n`,
      'latin1',
    ),
  )
}

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')
const codesOf = async (bytes: Uint8Array) =>
  (await parseFile(bytes, options)).findings.map((finding) => [finding.code, finding.params.how])

describe('signs of a change', () => {
  test('an honest statement has none', async () => expect(await codesOf(await pdf(statement))).toEqual([]))

  test('small figures set letter by letter, as browsers set them, are all seen, their points and dashes too', async () => {
    const spelled = await pdf((doc) => {
      doc.fontSize(7)
      const letter = (text: string, x: number, y: number) =>
        [...text].reduce((left, sign) => {
          doc.text(sign, left, y, { lineBreak: false })
          return left + doc.widthOfString(sign)
        }, x)
      doc
        .text('Kontoauszug vom 01.01.2026 bis 31.01.2026', 50, 60)
        .text('Buchung', 50, 85)
        .text('Verwendungszweck', 120, 85)
        .text('Betrag', 450, 85)
      letter('Alter Kontostand', 120, 100)
      letter('3.000,00', 450, 100)
      rows.forEach(([day, text, amount], index) =>
        [
          [day, 50],
          [text, 120],
          [amount, 450],
        ].forEach(([printed, x]) => letter(printed as string, x as number, 120 + index * 20)),
      )
      letter('Neuer Kontostand', 120, 200)
      letter('4.155,23', 450, 200)
    })
    const { findings, bank_statement } = await parseFile(spelled, options)
    expect(findings).toEqual([])
    expect(bank_statement?.accounts[0]).toMatchObject({
      reconciled: true,
      transactions: rows.map(([, , amount]) =>
        expect.objectContaining({ amount: amount.replace('.', '').replace(',', '.') }),
      ),
    })
  })

  test('figures of one point are there for programs alone', async () => {
    const hidden = await pdf((doc) => {
      statement(doc)
      doc.fontSize(1).text('9.999,99', 300, 300)
    })
    expect(await codesOf(hidden)).toEqual([['bank_statement.edited', 'unseen_text']])
  })

  test(
    'an amount replaced in a later save is fraud, with what stood there before',
    { tags: ['B8-statement-fraud'] },
    async () => {
      const forged = savedAgain(await pdf(statement), hex('1.847,40'), hex('2.847,40'))
      expect(revisionsOf(forged).earlier).toHaveLength(1)
      const { findings } = await parseFile(forged, options)
      expect(findings).toContainEqual(
        expect.objectContaining({
          code: 'bank_statement.fraud',
          severity: 'error',
          params: { how: 'amount_replaced', before: '1.847,40', after: '2.847,40' },
          evidence: expect.objectContaining({ page: 1 }),
        }),
      )
    },
  )

  test('a later save that changes nothing printed is no sign', async () => {
    expect(await codesOf(savedAgain(await pdf(statement), hex('Miete'), hex('Miete')))).toEqual([])
  })

  test('an amount under a patch with another amount on it is fraud', async () => {
    const forged = await pdf((doc) => {
      statement(doc)
      doc.rect(445, 157, 60, 14).fill('white').fill('black').text('2.847,40', 450, 160)
    })
    expect(await codesOf(forged)).toContainEqual(['bank_statement.fraud', 'amount_covered'])
  })

  test('white grounds and shaded rows under the text are no patches', async () => {
    const honest = await pdf((doc) => {
      doc.rect(0, 0, 595, 842).fill('white').rect(40, 115, 500, 16).fill('#eeeeee').fill('black')
      statement(doc)
    })
    expect(await codesOf(honest)).toEqual([])
  })

  test("an editor named in the metadata is a warning, an issuer's library is none", async () => {
    expect(await codesOf(await pdf(statement, { Creator: 'Microsoft Word 2019' }))).toEqual([
      ['bank_statement.edited', 'editor'],
    ])
    expect(await codesOf(await pdf(statement, { Creator: 'iText 2.1.7' }))).toEqual([])
  })
})

test.each([
  ['iText 2.0.8 (by lowagie.com)', null],
  ['StreamServe Communication Server 5.6.2', null],
  ['Acrobat Distiller 10.1.16 (Windows)', null],
  ['PDFlib+PDI 9', null],
  ['Adobe Acrobat Pro DC 22', 'Adobe Acrobat'],
  ['iLovePDF', 'iLovePDF'],
  ['Microsoft: Print To PDF', 'Print to PDF'],
  ['LibreOffice 7.4', 'LibreOffice'],
])('%s is made by %s', (producer, editor) => expect(editorOf({ producer, creator: '' })).toBe(editor))
