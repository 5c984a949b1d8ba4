/**
 * From a figure of the report back to the ink: every value that it was made from is printed under the box that it
 * names.
 */
import { describe, expect, test } from 'vitest'
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { giuliaBianchi, juergenWeiss } from '@attesta/domain/examples/sample-applicants.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { EvidenceDocument } from '@attesta/domain/facts/evidence-document.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { tracePlace } from '@attesta/domain/report/trace-place.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { parseFile } from '../src/pipeline.ts'
import { openPdf } from '../src/read/pdf.ts'
import type { Page } from '../src/read/word.ts'
import { documentsOf } from './documents.ts'

const today = '2026-11-21'
type Read = { report: RentReport; pages: Map<string, Page[]> }

/** A report as it comes about: documents are drawn, the engine reads them, the rules make the figures. */
async function reportOf(person: Person, region: 'it' | 'de'): Promise<Read> {
  const name = { given: person.givenName, family: person.familyName }
  const drawn = documentsOf(person, today).filter(
      ({ condition, mediaType }) => condition === 'clean' && mediaType === 'application/pdf',
    ),
    pages: Read['pages'] = new Map(),
    documents: EvidenceDocument[] = []
  for (const { fileName, draw } of drawn) {
    const bytes = await draw(),
      result = await parseFile(bytes, { fileName, today, applicant: name, trace: true }),
      pdf = await openPdf(bytes)
    pages.set(
      fileName,
      Array.from({ length: pdf.pageCount }, (_, index) => pdf.readPage(index + 1)),
    )
    pdf.close()
    documents.push({
      id: fileName,
      name: fileName,
      uploadedOn: today,
      place: result.type === 'bank_statement' ? 'bank_statement' : result.type === 'payslip' ? 'payslip' : 'cud',
      origin: 'upload',
      result,
    })
  }
  const applicant = {
    ...giuliaFacts.applicant,
    name,
    bornOn: person.born,
    fiscalCode: person.fiscalCode ?? null,
    documents,
  }
  return { report: assembleRentReport({ ...giuliaFacts, region, applicant }), pages }
}

/** The figures in what is printed under a box, as digits. */
const digits = (text: string) => text.replace(/\D/g, '')
const printedUnder = ({ words }: Page, [x, y, width, height]: readonly [number, number, number, number]) =>
  words
    .filter((word) => {
      const [left, top] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2]
      return left >= x && left <= x + width && top >= y && top <= y + height
    })
    .map(({ text }) => text)
    .join('')

describe.each([
  [
    'Giulia in Italy',
    giuliaBianchi,
    'it',
    ['net_income', 'payslip_income', 'salary_credits', 'committed_costs', 'average_cash_balance'],
  ],
  ['Jürgen in Germany', juergenWeiss, 'de', ['net_income', 'payslip_income', 'salary_credits', 'average_cash_balance']],
] as const)('the figures of %s', (_, person, region, shown) => {
  const read = reportOf(person, region)
  test('are there', async () => {
    const { report } = await read
    expect(shown.filter((id: FigureId) => (report.trace[id]?.value ?? null) === null)).toEqual([])
  })
  test('lead to boxes that lie on their page, and under each box stands the value', async () => {
    const { report, pages } = await read
    const marked = Object.values(report.trace)
      .flatMap(({ inputs }) => inputs)
      .flatMap((input) => {
        const place = tracePlace(input, report.documents)
        return place.kind === 'marked'
          ? [{ value: input.value, box: place.box, page: pages.get(place.document.id)![place.page - 1]! }]
          : []
      })
    expect(marked.length).toBeGreaterThan(10)
    for (const {
      value,
      box: [x, y, width, height],
      page,
      box,
    } of marked) {
      expect([x >= 0, y >= 0, x + width <= page.width, y + height <= page.height]).toEqual([true, true, true, true])
      // «1.847,40», «−850,00», «1.234,56 S»: signs are set apart, or as a letter.
      expect(digits(printedUnder(page, box))).toBe(digits(value!))
    }
  })
})
