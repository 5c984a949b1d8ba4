import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { decimal, euros } from '../money.ts'
import { line, statement, taxDocument } from '../testing/documents.ts'
import { giulia, giuliaDocuments, document } from '../testing/giulia.ts'
import { credits, of, slips } from './income.fixture.ts'
import { declaredNotSeen, seenNotDeclared } from './other-income.ts'

describe('accounts of several holders, or not in euros', () => {
  const [mine, theirs] = [
    ['2026-08-27', '2026-09-27', '2026-10-27'].map((day) => line(day, 'STIPENDIO DA OFFICINE LOMBARDE SRL', '1500.00')),
    ['2026-08-25', '2026-09-25', '2026-10-25'].map((day) => line(day, 'STIPENDIO DA PANIFICIO AURORA SNC', '1300.00')),
  ]
  const account = (parts: object) =>
    document('bank', statement('2026-08', '2026-10', { holders: ['GIULIA BIANCHI', 'LUCA FERRARI'], ...parts }))
  test.each<[string, EvidenceDocument[], number | null]>([
    [
      'two salaries on a joint account, no payslip: nobody knows whose',
      [account({ transactions: [...mine, ...theirs] })],
      null,
    ],
    [
      'the same with payslips: no more than those',
      [account({ transactions: [...mine, ...theirs] }), ...slips([1500, 1500, 1500])],
      1500,
    ],
    ['one salary on a joint account', [account({ transactions: mine })], 1500],
    ['francs are not counted as euros', [account({ transactions: mine, currency: 'CHF' })], null],
  ])('%s', (_, documents, value) =>
    expect(of(documents, { paychecksPerYear: 12 }).employmentIncome.value).toBe(value === null ? null : euros(value)),
  )
  test.each<[string, EvidenceDocument[], number | null]>([
    ['of two salaries of which no one knows whose', [account({ transactions: [...mine, ...theirs] })], null],
    ['of one salary', [account({ transactions: mine })], 1500],
    ['of none', [account({ transactions: [] })], 0],
  ])('the net income %s', (_, documents, value) =>
    expect(of(documents, { paychecksPerYear: 12 }).netIncome.value).toBe(value === null ? null : euros(value)),
  )
  test.each<[EmploymentStatus, string]>([
    ['Employed', 'declared'],
    ['Hybrid-employed', 'declared'],
    ['Self-employed', 'declared'],
    ['Student', 'proven'],
    ['Unemployed', 'proven'],
  ])('that none comes in is only said of someone %s: %s', (employmentStatus, state) =>
    expect(of([account({ transactions: [] })], { employmentStatus }).netIncome).toMatchObject({ value: 0, state }),
  )
  test('a pension on a joint account counts, and is not proven to be hers', () => {
    const pension = ['2026-08-01', '2026-09-01', '2026-10-01'].map((day) =>
      line(day, 'ACCREDITO PENSIONE INPS', '800.00'),
    )
    expect(of([account({ transactions: pension })]).otherIncome).toMatchObject({
      value: euros(800),
      state: 'consistent',
    })
  })
})

describe('self-employed', () => {
  const tax = document('tax', taxDocument({ form: 'redditi_pf', net_income: '24000.00' }))
  const business = (monthly: number) =>
    credits(
      [5, 6, 7, 8, 9, 10].map((month): [string, string] => [
        `2026-${String(month).padStart(2, '0')}-10`,
        decimal(euros(monthly)),
      ]),
      'BONIFICO DA STUDIO ALFA SRL FATTURA',
    )
  test.each<[string, EvidenceDocument[], number | null]>([
    ['the tax document alone', [tax], 2000],
    ['the lower of both: the account', [tax, business(1800)], 1800],
    ['the lower of both: the tax document', [tax, business(2500)], 2000],
    ['neither', [], null],
  ])('%s', { tags: ['C-self-employed-income'] }, (_, documents, value) =>
    expect(of(documents, { employmentStatus: 'Self-employed' }).selfEmployedIncome.value).toBe(
      value === null ? null : euros(value),
    ),
  )

  const proven = document('tax', taxDocument({ form: 'redditi_pf', net_income: '24000.00', reconciled: true }))
  test.each<[string, EvidenceDocument[], string]>([
    ['a return whose sums close, and an account that bears it out', [proven, business(2500)], 'proven'],
    ['a return that prints no sums', [tax, business(2500)], 'consistent'],
    ['a return whose sums close, alone', [proven], 'consistent'],
  ])('%s', (_, documents, state) =>
    expect(of(documents, { employmentStatus: 'Self-employed' }).selfEmployedIncome.state).toBe(state),
  )
})

describe('other income', () => {
  const pension = (months: number[], amount = '800.00') =>
    credits(
      months.map((month): [string, string] => [`2026-${String(month).padStart(2, '0')}-01`, amount]),
      'ACCREDITO PENSIONE INPS',
    )
  test.each<[string, number[], number]>([
    ['three months in a row count in full', [8, 9, 10], 800],
    ['three of six, irregular, count 70 % of the mean over six', [5, 7, 9], 280],
    ['two months do not count', [8, 10], 0],
  ])('%s', { tags: ['C-other-income'] }, (_, months, value) =>
    expect(of([pension(months)]).otherIncome.value).toBe(euros(value)),
  )
  const gifts = credits(
    [
      ['2026-08-03', '60.00'],
      ['2026-09-05', '48.00'],
      ['2026-10-04', '52.00'],
    ],
    'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ANNA GALLO CENA',
  )
  test.each<[string, Partial<typeof giulia>, number | null]>([
    ['regular money of a friend is seen and not counted: what else comes in is not known', {}, null],
    ['unless other income is declared', { declaredIncomes: ['other'] }, euros(52)],
  ])('%s', (_, more, value) => expect(of([gifts], more).otherIncome.value).toBe(value))
  test.each(['family_benefits', 'scholarship'] as const)('%s is declared and seen as a benefit', (declared) => {
    const months = ['2026-08', '2026-09', '2026-10']
    const paid = credits(
      months.map((month) => [`${month}-15`, '199.20']),
      'INPS ASSEGNO UNICO UNIVERSALE',
    )
    const { otherIncomes } = of([paid], { declaredIncomes: [declared] })
    expect(declaredNotSeen([declared], otherIncomes)).toEqual([])
    expect(seenNotDeclared([declared], otherIncomes)).toEqual([])
    expect(seenNotDeclared(['alimony'], otherIncomes)).toHaveLength(1)
  })
  const eachMonth = (text: string, amount = '800.00') =>
    credits(
      ['08', '09', '10'].map((month): [string, string] => [`2026-${month}-12`, amount]),
      text,
    )
  test.each<[string, string, Partial<typeof giulia>, string]>([
    ['a surname after a fund’s name', 'BONIFICO DISPOSTO DA INPS VERDI ANNA PENSIONE', {}, 'declared'],
    [
      'that of one they live with',
      'BONIFICO DISPOSTO DA INPS VERDI ANNA PENSIONE',
      { livesWith: ['Verdi'] },
      'declared',
    ],
    [
      'the Swiss one’s, to a commuter who retired',
      'BONIFICO ESTERO DA CASSA SVIZZERA DI COMPENSAZIONE CSC',
      {},
      'declared',
    ],
    ['a French one’s by its word', 'AUSLANDSGUTSCHRIFT CNAV Strasbourg SVWZ+RETRAITE', {}, 'declared'],
    ['the Swiss one’s by its word', 'BONIFICO ESTERO RENDITA AVS', {}, 'proven'],
    [
      'the institute in full',
      'BONIFICO DISPOSTO DA ISTITUTO NAZIONALE PREVIDENZA SOCIALE PENS. VO 14027731 RATA 8',
      {},
      'proven',
    ],
  ])('%s', (_, text, more, state) =>
    expect(of([eachMonth(text)], { declaredIncomes: ['pension'], ...more }).otherIncome).toMatchObject({
      value: euros(800),
      state,
    }),
  )
  test.each<[string, string, string]>([
    ['Siemens AG', 'BETRIEBSRENTE', 'consistent'],
    ['Allianz Lebensversicherungs-AG', 'RENTE LV 77', 'consistent'],
    ['Weber GmbH', 'VERSORGUNGSLEISTUNG', 'declared'],
    ['Renten Service Deutsche Post AG', 'RV-RENTE', 'proven'],
    ['Nordrheinische Ärzteversorgung', 'ALTERSRENTE', 'proven'],
  ])('a pension is one whoever pays, also behind the bank’s label of pay: %s', (payer, purpose, state) => {
    const assessed = of([eachMonth(`Lohn, Gehalt, Rente ${payer} ${purpose}`)], { declaredIncomes: ['pension'] })
    expect(assessed.otherIncomes).toMatchObject([{ kind: 'pension', payer, figure: { state } }])
    expect(assessed.employmentIncome.value).toBeNull()
    expect(declaredNotSeen(['pension'], assessed.otherIncomes)).toEqual([])
  })
  test.each(['Lohn, Gehalt, Rente Siemens AG', 'Lohn, Gehalt, Rente Siemens AG LOHN 08/26'])(
    'without a word of a pension it is pay: %s',
    (text) => expect(of([eachMonth(text)]).otherIncomes).toEqual([]),
  )
  test('the advance on maintenance answers to maintenance and to benefits', () => {
    const { otherIncomes } = of([eachMonth('Gutschrift Stadt Köln Jugendamt UNTERHALTSVORSCHUSS LENA', '299.00')])
    for (const declared of ['alimony', 'family_benefits'] as const) {
      expect(declaredNotSeen([declared], otherIncomes)).toEqual([])
      expect(seenNotDeclared([declared], otherIncomes)).toEqual([])
    }
    expect(seenNotDeclared(['rental_property'], otherIncomes)).toHaveLength(1)
    expect(declaredNotSeen(['alimony'], of([eachMonth('INPS ASSEGNO UNICO')]).otherIncomes)).toEqual(['alimony'])
  })
  test.each(['ROSSI IMMOBILIARE SRL', 'VERDI ANNA', 'COMUNE DI MILANO'])('no contract proves a rent of %s', (payer) =>
    expect(
      of([eachMonth(`BONIFICO DISPOSTO DA ${payer} CANONE AFFITTO`)], { declaredIncomes: ['rental_property'] })
        .otherIncome,
    ).toMatchObject({ value: euros(800), state: 'declared' }),
  )
  test.each([
    ['INPS NASPI', 'consistent'],
    ['Agentur für Arbeit Köln ARBEITSLOSENGELD', 'consistent'],
    ['INPS ASSEGNO UNICO', 'proven'],
  ])('what ends is no better than read, also alone: %s', (text, state) =>
    expect(of([eachMonth(`BONIFICO DISPOSTO DA ${text}`)]).otherIncome.state).toBe(state),
  )
  test('a scholarship paid once was seen, and what it comes to is not known', () => {
    const once = credits([['2026-10-12', '5200.00']], 'BONIFICO DISPOSTO DA EDISU PIEMONTE BORSA DI STUDIO')
    const assessed = of([once], { declaredIncomes: ['scholarship'], employmentStatus: 'Student' })
    expect(declaredNotSeen(['scholarship'], assessed.otherIncomes)).toEqual([])
    expect([assessed.otherIncome.value, assessed.netIncome.value]).toEqual([null, null])
    expect(of([once], { employmentStatus: 'Student' }).otherIncome.value).toBe(0)
  })
  test(
    'seen but not declared, declared but not seen',
    { tags: ['B8-income-undetected', 'B8-income-undeclared'] },
    () => {
      const { otherIncomes } = of([pension([8, 9, 10])])
      expect(seenNotDeclared([], otherIncomes).map(({ kind }) => kind)).toEqual(['pension'])
      expect(seenNotDeclared(['pension'], otherIncomes)).toEqual([])
      expect(declaredNotSeen(['pension', 'alimony'], otherIncomes)).toEqual(['alimony'])
    },
  )
})

describe('costs', () => {
  const rentOf = (more: Partial<typeof giulia>) => of(giuliaDocuments, more).committedCosts.value
  test.each<[string, Partial<typeof giulia>, number]>([
    ['the rent of a person who moves out ends', { livingSituation: 'renting' }, 142.5],
    [
      'the rent of a person who says nothing of their home ends with the move',
      { livingSituation: null, currentRent: null },
      142.5,
    ],
    ['a rent paid by a person who says they own continues', { livingSituation: 'owner', currentRent: null }, 792.5],
  ])('%s', { tags: ['C-recurrent-costs'] }, (_, more, value) => expect(rentOf(more)).toBe(euros(value)))
})
