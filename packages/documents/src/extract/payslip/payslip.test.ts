import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import type { ReadingContext } from '../extraction.ts'
import { extractPayslip } from './payslip.ts'
import { germanLayouts } from './german-layouts.fixture.ts'
import { italianLayouts } from './italian-layouts.fixture.ts'

const layouts = [...italianLayouts, ...germanLayouts]

const context: ReadingContext = { today: '2025-12-10', applicant: null, source: 'text' }
const read = (text: string, over: Partial<ReadingContext> = {}) =>
  extractPayslip(pagesFromText(text), { ...context, ...over })

test.each(layouts)('$name', ({ text, expected }) => {
  const result = read(text)
  expect(result?.section).toMatchObject(expected)
})

test('there are twenty and more layouts', () => expect(layouts.length).toBeGreaterThanOrEqual(20))

test('every value shown has its place on its page', () => {
  const { section, trace } = read(layouts[0]!.text)!
  const shown = Object.entries(section)
    .filter(([field, value]) => value !== null && !['run', 'reconciled'].includes(field))
    .map(([field]) => `payslip.${field}`)
  expect(Object.keys(trace).sort()).toEqual(shown.sort())
  expect(trace['payslip.net']).toEqual({
    page: 1,
    box: [expect.any(Number), expect.any(Number), expect.any(Number), 10],
  })
})

test('labels are known as a reader of pixels spells them', () => {
  const { section } = read(`
BUSTA PAGA     PERIODO DI PAGA  OTTOBRE 2025
DIPENDENTE: BIANCHI GIULIA      UVELLO   4
TOTALE COMPETENZE     2.591,47
TOTALE RITENUTE         705,49
ART. PRECEDENTE           0,17
ARR. ATTUALE              0,19
NETTO IN BUSTA        1.886,00`)!
  expect(section).toMatchObject({ level: '4', net: '1886.00', reconciled: true })
})

const slip = (month: string, name = 'BIANCHI GIULIA') => `
BUSTA PAGA     PERIODO DI PAGA  ${month}
DIPENDENTE: ${name}
TOTALE COMPETENZE     2.459,50
TOTALE TRATTENUTE       612,10
NETTO IN BUSTA        1.847,40`

test.each([
  ['three months back is recent', slip('SETTEMBRE 2025'), {}, []],
  ['four months back is not', slip('AGOSTO 2025'), {}, ['payslip.recency']],
  ['a month to come', slip('GENNAIO 2026'), {}, ['payslip.date_range']],
  [
    'another person',
    slip('OTTOBRE 2025', 'ROSSI MARIO'),
    { applicant: { given: 'Giulia', family: 'Bianchi' } },
    ['payslip.name_mismatch'],
  ],
  ['the person, names turned round', slip('OTTOBRE 2025'), { applicant: { given: 'Giulia', family: 'Bianchi' } }, []],
  ['sums that do not close', slip('OTTOBRE 2025').replace('1.847,40', '1.947,40'), {}, ['payslip.not_reconciled']],
  [
    'a title and nothing that can be read',
    'BUSTA PAGA\nPERIODO DI PAGA OTTOBRE 2025\nDIPENDENTE: BIANCHI GIULIA',
    {},
    ['payslip.unreadable'],
  ],
])('%s', { tags: ['B8-payslip-range'] }, (_, text, over, codes) =>
  expect(read(text, { today: '2025-12-10', ...over })?.findings.map(({ code }) => code)).toEqual(codes),
)

test('two figures where the slip should have one net pay prove nothing', () => {
  const text = `${slip('OTTOBRE 2025')}\nNETTO A PAGARE        2.847,40`
  expect(read(text)?.section.reconciled).toBe(false)
})

const monthPage = (month: string, gross: string, net: string, ...rest: string[]) =>
  [
    'BUSTA PAGA',
    `PERIODO DI PAGA: ${month}`,
    'DIPENDENTE: BIANCHI GIULIA',
    ...rest,
    `TOTALE COMPETENZE     ${gross}`,
    'TOTALE TRATTENUTE     600,00',
    `NETTO IN BUSTA        ${net}`,
  ].join('\n')

test('of several months in a file the latest is read, whole, and all are named', () => {
  const found = read(
    [
      monthPage('SETTEMBRE 2025', '2.400,00', '1.800,00', 'LIVELLO: 3'),
      monthPage('NOVEMBRE 2025', '2.500,00', '1.900,00'),
      monthPage('OTTOBRE 2025', '2.600,00', '2.000,00', 'DATA ASSUNZIONE: 01/02/2020'),
    ].join('\f'),
  )!
  expect(found.section).toMatchObject({
    period: '2025-11',
    gross: '2500.00',
    deductions: '600.00',
    net: '1900.00',
    level: null,
    hired_on: null,
    reconciled: true,
  })
  expect(found.findings).toEqual([
    expect.objectContaining({ code: 'payslip.several_months', params: { months: '2025-09, 2025-10, 2025-11' } }),
  ])
})

const slipOf = (name: string, firm: string, month: string, net: string) =>
  monthPage(month, net.replace('1.', '2.'), net, `DATORE DI LAVORO: ${firm}`)
    .replace('BIANCHI GIULIA', name)
    .replace('600,00', '1.000,00')

test.each<[string, string[], Parameters<typeof read>[1], string | null, string[]]>([
  [
    'two employers in one month',
    [
      slipOf('BIANCHI GIULIA', 'OFFICINE LOMBARDE SRL', 'NOVEMBRE 2025', '1.800,00'),
      slipOf('BIANCHI GIULIA', 'PANIFICIO AURORA SNC', 'NOVEMBRE 2025', '1.200,00'),
    ],
    {},
    '1800.00',
    ['payslip.several_employers'],
  ],
  [
    'two spellings of one employer',
    [
      slipOf('BIANCHI GIULIA', 'OFFICINE LOMBARDE SRL', 'OTTOBRE 2025', '1.800,00'),
      slipOf('BIANCHI GIULIA', 'OFFICINE LOMBARDE S.R.L.', 'NOVEMBRE 2025', '1.900,00'),
    ],
    {},
    '1900.00',
    ['payslip.several_months'],
  ],
  [
    'a husband and a wife in one month',
    [
      slipOf('BIANCHI GIULIA', 'OFFICINE LOMBARDE SRL', 'NOVEMBRE 2025', '1.800,00'),
      slipOf('CONTI MARCO', 'OFFICINE LOMBARDE SRL', 'NOVEMBRE 2025', '1.200,00'),
    ],
    {},
    '1800.00',
    ['payslip.merged'],
  ],
  [
    'two people, the second of them the applicant',
    [
      slipOf('CONTI MARCO', 'OFFICINE LOMBARDE SRL', 'NOVEMBRE 2025', '1.800,00'),
      slipOf('BIANCHI GIULIA', 'OFFICINE LOMBARDE SRL', 'NOVEMBRE 2025', '1.200,00'),
    ],
    { applicant: { given: 'Giulia', family: 'Bianchi' } },
    '1200.00',
    ['payslip.merged'],
  ],
  [
    'the same slip twice',
    [
      slipOf('BIANCHI GIULIA', 'OFFICINE LOMBARDE SRL', 'NOVEMBRE 2025', '1.800,00'),
      slipOf('GIULIA BIANCHI', 'OFFICINE LOMBARDE SRL', 'NOVEMBRE 2025', '1.800,00'),
    ],
    {},
    '1800.00',
    [],
  ],
])('of a file with %s one slip is read, and what it holds besides is said', (_, slips, over, net, codes) => {
  const found = read(slips.join('\f'), over)!
  expect(found.section.net).toBe(net)
  expect(found.findings.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['LIVELLO: C3', 'C3'],
  ['LIV.: 4', '4'],
  ['Entgeltgruppe: E 9b', 'E 9b'],
  ['LIVELLO: 3°', '3°'],
  ['LIVELLO: IMPIEGATO AMMINISTRATIVO', null],
  ['LIVELLO: 01/02/2020', null],
])('pay grade: %s', (line, level) =>
  expect(read(monthPage('NOVEMBRE 2025', '2.500,00', '1.900,00', line))!.section.level).toBe(level),
)

test.each([
  ['TIPO ELABORAZIONE: CONGUAGLIO', 'correction'],
  ['TIPO ELABORAZIONE: MENSILE', 'ordinary'],
  ['RATEO TREDICESIMA      210,00', 'ordinary'],
  ['CONGUAGLIO IRPEF       12,00', 'ordinary'],
  ["TIPO ELABORAZIONE: 14^ MENSILITA'", 'fourteenth'],
])('run: %s', (line, run) =>
  expect(read(monthPage('NOVEMBRE 2025', '2.500,00', '1.900,00', line))!.section.run).toBe(run),
)
