import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '@attesta/domain/money.ts'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { germanLayouts } from '../payslip/german-layouts.fixture.ts'
import { italianLayouts } from '../payslip/italian-layouts.fixture.ts'
import { sampleTaxDocuments } from './layouts.fixture.ts'
import { extractTaxDocument } from './tax-document.ts'

const layouts = [...italianLayouts, ...germanLayouts]

const read = (text: string, today = '2025-12-10') =>
  extractTaxDocument(pagesFromText(text), { today, applicant: null, source: 'text' })

test.each(sampleTaxDocuments)('$name', ({ text, expected }) => expect(read(text)?.section).toMatchObject(expected))

test.each([
  ['2026-06-30', []],
  ['2026-07-01', ['cud.too_old']],
])('a CU on the income of 2024, read on %s: %j', (today, codes) =>
  expect(read(sampleTaxDocuments[0]!.text, today)?.findings.map(({ code }) => code)).toEqual(codes),
)

test('a title without figures is a form that cannot be read', () =>
  expect(read('CERTIFICAZIONE UNICA 2025\nCodice fiscale BNCGLI92C54F205X')?.findings.map(({ code }) => code)).toEqual([
    'cud.unreadable',
  ]))

test('a CU whose letter-spaced title fell apart is told by the law that each page cites', () =>
  expect(
    read(
      "CERTI FI CAZI ONE\nCERTIFICAZIONE DI CUI ALL'ART. 4, COMMI 6-ter e 6-quater,\nDEL D.P.R. 22 LUGLIO 1998, n. 322,\nRELATIVA ALL'ANNO 2024\nCodice fiscale BNCGLI92C54F205X",
    )?.section,
  ).toMatchObject({ form: 'cu', tax_year: 2024 }))

test.each(layouts.map(({ name, text }) => [name, text]))('a payslip is no tax document: %s', (_, text) =>
  expect(read(text)).toBeNull(),
)

test.each([
  [
    'a mention in a letter',
    'Gentile cliente, la informiamo che la sua Certificazione Unica 2025 sarà disponibile nella sua area riservata dal mese di marzo.',
  ],
  ['an F24', 'MODELLO DI PAGAMENTO UNIFICATO\nCODICE FISCALE  GLLPTR65H20A944U\n4001  2025   1.204,00'],
])('%s is no tax document', (_, text) => expect(read(text)).toBeNull())

test('CU figures drawn at random come back exactly', () => {
  const italian = (cents: number) =>
    decimal(cents)
      .replace('.', ',')
      .replace(/\B(?=(\d{3})+,)/g, '.')
  // Fewer days, printed behind their box number, could be the next box's number: then they are not read.
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 9_999_999 }),
      fc.integer({ min: 5, max: 40 }),
      fc.integer({ min: 13, max: 366 }),
      fc.boolean(),
      (gross, share, days, beneath) => {
        const tax = Math.floor((gross * share) / 100),
          regional = Math.floor(gross / 80) + 1
        const boxes = beneath
          ? `1               2               6\n${italian(gross).padEnd(32)}${days}\nRITENUTE\n21              22\n${italian(tax).padEnd(16)}${italian(regional)}`
          : `1   ${italian(gross)}     2       6   ${days}\n21   ${italian(tax)}     22   ${italian(regional)}`
        expect(read(`CERTIFICAZIONE UNICA 2025\nCodice fiscale BNCGLI92C54F205X\n${boxes}`)?.section).toMatchObject({
          gross_income: decimal(gross),
          tax: decimal(tax),
          days,
          net_income: decimal(gross - tax - regional),
        })
      },
    ),
    { numRuns: 500, seed: 4713 },
  )
})
