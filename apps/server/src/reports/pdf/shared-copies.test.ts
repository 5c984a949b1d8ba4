/**
 * Every copy that a person may hand out is drawn: each golden report, each level of sharing, with the recipient named
 * on every page.
 */
import { describe, expect, test } from 'vitest'
import { languages } from '@attesta/contract/fields.ts'
import { shareLevel } from '@attesta/contract/report-share.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { golden } from '@attesta/domain/report/golden/people.ts'
import { sharedReport } from '@attesta/domain/report/shared-report.ts'
import { modelOfBand } from './model-of-band.ts'
import { modelOfReport } from './model-of-report.ts'
import { renderReportPdf } from './render-report-pdf.ts'
import { wordsOf } from './testing/words-of.ts'

const qr = [[true]]
const copyOf = (report: RentReport, level: (typeof shareLevel.options)[number], index = 0) => {
  const language = languages[index % languages.length]!
  return {
    report: sharedReport(report, level) ?? report,
    words: wordsOf(language),
    language,
    verifyUrl: 'https://attesta.example/it/verify-report?token=q7Xv2',
    fingerprint: '3f9a17c2d480be650f1e7a92c4d35b88',
    qr,
    brand: null,
    givenTo: { recipient: 'Studio Rossi & Figli', on: '2026-11-21' as const, level },
  }
}
/** Tables that cross pages: 40 documents, 30 payees. */
const long = (report: RentReport): RentReport => ({
  ...report,
  documents: Array.from({ length: 40 }, (_, index) => ({
    ...report.documents[0]!,
    number: index + 1,
    id: `d${index}`,
  })),
  recurrent_costs: { content: Array.from({ length: 30 }, () => report.recurrent_costs.content[0]!) },
})
const reports: Record<string, RentReport> = { ...golden, long: long(golden.couple) }
const cases = Object.keys(reports).flatMap((name, index) =>
  shareLevel.options.map((level) => [name, level, index] as const),
)

describe('the result alone', () => {
  test.each(Object.entries(golden))(
    'of %s tells no amount, no share and nothing of the person but the name',
    (_, report) => {
      const { band, header, title, watermark } = modelOfBand(copyOf(report, 'band'))
      const said = JSON.stringify([band, title, watermark, header.name, header.listing, header.household, header.facts])
      expect(said).not.toMatch(/\d\s?[€%]|[€%]\s?\d|\d[.,]\d{2}\b/)
      expect(said).not.toContain(report.personal_details.email)
    },
  )
  test.each([
    ['fraud', true],
    ['employed', false],
  ] as const)('of %s says that points are open: %s', (name, isOpen) => {
    for (const [index, language] of languages.entries()) {
      const { band } = modelOfBand(copyOf(golden[name], 'band', index))
      expect(band.notes.includes(wordsOf(language)['Report.Band.Open']!)).toBe(isOpen)
    }
  })
})

describe('the whole report', () => {
  const modelIn = (report: RentReport, index: number) =>
    modelOfReport({ ...copyOf(report, 'documents', index), report, givenTo: undefined })
  test.each(['rapidValid', 'rapidNotValid'] as const)(
    'of the short form %s says beside the income whether documents prove all of it',
    (name) => {
      for (const [index, language] of languages.entries())
        expect(modelIn(golden[name], index).sentence.includes(wordsOf(language)['Report.Sentence.Unproven']!)).toBe(
          name === 'rapidNotValid',
        )
    },
  )
  test.each(Object.entries(golden))('of %s names its rules in words, never by their ids', (_, report) => {
    expect(JSON.stringify(modelIn(report, 0).sections)).not.toMatch(/[a-z]@\d/)
  })
})

describe('a copy for one recipient', () => {
  test.each(cases)('of %s at the level %s is drawn and tagged', async (name, level, index) => {
    const pdf = Buffer.from(await renderReportPdf(copyOf(reports[name]!, level, index))).toString('latin1')
    expect(pdf).toContain('pdfuaid:part')
    expect(pdf).toMatch(/\/StructTreeRoot/)
  })
})
