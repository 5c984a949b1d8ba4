/** What leaves an account each month, or just after pay, and does not say what for. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { line, statement } from '../testing/documents.ts'
import { bank, document, giulia, today } from '../testing/giulia.ts'
import { assessTogether } from './household.ts'

const withBank = (result: typeof bank): Applicant => ({
  ...giulia,
  documents: giulia.documents.map((one) => (one.id === 'bank' ? document('bank', result) : one)),
})
const ofGiulia = (applicant: Applicant) => assessTogether({ applicant, coApplicants: [], today })

describe('what is paid each month and says not what for', () => {
  const own = bank.bank_statement!.accounts[0]!
  const months = ['2026-08', '2026-09', '2026-10']
  const paying = (text: string, amounts: readonly string[]): Applicant =>
    withBank(
      statement('2026-08', '2026-10', {
        ...own,
        transactions: [
          ...own.transactions,
          ...amounts.map((amount, at) => line(`${months[at]!}-28`, text, amount)),
        ].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
      }),
    )
  const transfer = 'BONIFICO A FAVORE DI VERDI LUCA'
  test.each<[string, string, string[], string[]]>([
    ['a transfer', transfer, ['-500.00', '-500.00', '-500.00'], ['report.regular_payment']],
    ...[
      'ORDINE PERMANENTE A FAVORE DI VERDI LUCA',
      'BON.DA VOI DISPOSTO A FAVORE VERDI LUCA',
      'POSTAGIRO A VERDI LUCA',
      'TRASFERIMENTO A VERDI LUCA',
      'Pagamento a Luca Verdi',
      'To Luca Verdi',
      'An Luca Verdi',
      'Dauerauftrag Luca Verdi',
      'Dauerauftrag an Luca Verdi für Mia und Ben',
      'DAUERAUFTRAG/BELASTUNG Luca Verdi',
    ].map((text): [string, string, string[], string[]] => [
      `to a person, by a bank’s own words: ${text}`,
      text,
      ['-500.00', '-500.00', '-500.00'],
      ['report.regular_payment'],
    ]),
    [
      'sent on by a firm, by card',
      'PAGAMENTO POS WESTERN UNION MILANO',
      ['-410.00', '-385.00', '-420.00'],
      ['report.regular_payment'],
    ],
    ['sent on by another firm', 'WISE PAYMENTS LTD', ['-410.00', '-385.00', '-420.00'], ['report.regular_payment']],
    ['sent on by a firm, twice', 'PAGAMENTO POS WESTERN UNION MILANO', ['-410.00', '-385.00'], []],
    ['sent on by a firm, little', 'PAGAMENTO POS WESTERN UNION MILANO', ['-410.00', '-85.00', '-420.00'], []],
    ['bought by card', 'Acquisto carta LUCA VERDI', ['-500.00', '-500.00', '-500.00'], []],
    ['cash', 'PRELIEVO CONTANTI SPORTELLO', ['-500.00', '-500.00', '-500.00'], ['report.regular_withdrawal']],
    ['nearly the same, just after pay', transfer, ['-500.00', '-510.00', '-490.00'], ['report.regular_payment']],
    ['more than a twentieth apart', transfer, ['-500.00', '-530.00', '-500.00'], ['report.sent_to_people']],
    [
      'a bill of the state’s payment system',
      'PAGAMENTO PAGOPA VERDI LUCA AVVISO',
      ['-500.00', '-500.00', '-500.00'],
      ['report.regular_payment'],
    ],
    [
      'nearly the same, to a person on any day',
      transfer,
      ['-500.00', '-520.00', '-485.00'],
      ['report.regular_payment'],
    ],
    [
      'to no one that is named',
      'ASSEGNO BANCARIO N. 0012345',
      ['-500.00', '-500.00', '-500.00'],
      ['report.regular_unnamed'],
    ],
    ['a fifth of the pay and more, twice', transfer, ['-400.00', '-1600.00'], ['report.sent_to_people']],
    ['less than a fifth of the pay', transfer, ['-300.00', '-400.00', '-300.00'], []],
    ['a car, once', 'UEBERWEISUNG Autohaus Fink SVWZ+KAUF POLO', ['-3000.00'], []],
    [
      'to such a name, twice',
      'UEBERWEISUNG Autohaus Fink SVWZ+RATE POLO',
      ['-1400.00', '-1600.00'],
      ['report.sent_to_people'],
    ],
    ['a fifth of all pay, once', transfer, ['-3000.00'], ['report.sent_to_people']],
    ['less than a fifth of all pay, once', transfer, ['-1000.00'], []],
    [
      'in changing sums, to another’s account',
      'GIROCONTO A FAVORE DI VERDI LUCA',
      ['-400.00', '-1600.00'],
      ['report.sent_to_people'],
    ],
    ['in changing sums, to an account of her own', 'GIROCONTO A FAVORE DI BIANCHI GIULIA', ['-400.00', '-1600.00'], []],
    [
      'a card’s top-up just after pay',
      'RICARICA CARTA PREPAGATA 4023****1234',
      ['-500.00', '-510.00', '-490.00'],
      ['report.regular_unnamed'],
    ],
    ['a small top-up just after pay', 'RICARICA CARTA PREPAGATA 4023****1234', ['-300.00', '-300.00', '-300.00'], []],
    [
      'a terminal that anyone can have',
      'PAGAMENTO POS SUMUP *VERDI LUCA',
      ['-500.00', '-510.00', '-490.00'],
      ['report.regular_payment'],
    ],
    ['a card company’s direct debit', 'ADDEBITO SDD AMERICAN EXPRESS', ['-600.00', '-800.00', '-700.00'], []],
    ['to a firm', 'BONIFICO A FAVORE DI VERDI LUCA SRL', ['-400.00', '-1600.00'], []],
    ['a therapist', 'BONIFICO A FAVORE DI VERDI ANNA PSICOTERAPIA', ['-350.00', '-350.00', '-350.00'], []],
    ['a doctor', 'ÜBERWEISUNG AN PRAXIS DR. LANG', ['-350.00', '-350.00', '-350.00'], []],
    [
      'care of a quarter of the pay at once',
      'BONIFICO A FAVORE DI VERDI ANNA PSICOTERAPIA',
      ['-500.00', '-500.00', '-500.00'],
      ['report.sent_to_people'],
    ],
    [
      'a purpose written to a person',
      `${transfer} RETTA ASILO`,
      ['-500.00', '-500.00', '-500.00'],
      ['report.regular_payment'],
    ],
    [
      'a purpose that says what for',
      'BONIFICO A FAVORE DI ARCOBALENO SRL RETTA ASILO',
      ['-500.00', '-500.00', '-500.00'],
      [],
    ],
    ['a name alone', 'AUTO PADANA SRL', ['-500.00', '-500.00', '-500.00'], ['report.regular_payment']],
    ['a lender’s name alone is a commitment', 'CREDITO AUTO PADANA SRL', ['-500.00', '-500.00', '-500.00'], []],
    ['twice is no habit', transfer, ['-500.00', '-500.00'], []],
    ['less than 200 euros', transfer, ['-199.99', '-199.99', '-199.99'], []],
    ['a purchase by card', 'PAGAMENTO POS IPERCOOP MILANO', ['-500.00', '-500.00', '-500.00'], []],
  ])('%s', { tags: ['C-recurrent-costs'] }, (_, text, amounts, codes) => {
    const applicant = paying(text, amounts)
    const { assessment } = ofGiulia(applicant)
    const found = reconcile({ applicant, assessment, today }).filter(({ code }) => /regular_|sent_to/.test(code))
    expect(found.map(({ code }) => code)).toEqual(codes)
    expect(assessment.committedCosts.state).toBe(
      codes.length > 0 || /GIROCONTO|RICARICA/.test(text) ? 'consistent' : 'proven',
    )
  })
})

describe('much that leaves', { tags: ['C-recurrent-costs'] }, () => {
  const own = bank.bank_statement!.accounts[0]!
  const leaving = (day: '10' | '28', text: string): Applicant =>
    withBank(
      statement('2026-08', '2026-10', {
        ...own,
        transactions: [
          ...own.transactions,
          ...(['2026-08', '2026-09', '2026-10'] as const).map((month) => line(`${month}-${day}`, text, '-500.00')),
        ].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
      }),
    )
  const findings = (applicant: Applicant) =>
    reconcile({ applicant, assessment: ofGiulia(applicant).assessment, today }).filter(({ code }) =>
      /regular_|sent_to/.test(code),
    )
  test('by a top-up is told only where it follows the pay', () => {
    const topUp = 'RICARICA CARTA PREPAGATA 4023****1234'
    expect(findings(leaving('28', topUp)).map(({ code }) => code)).toEqual(['report.regular_unnamed'])
    expect(findings(leaving('10', topUp))).toEqual([])
  })
  test('for care is told as a sum, and none of its bookings is shown', () => {
    const [told, ...others] = findings(leaving('28', 'BONIFICO A FAVORE DI VERDI ANNA PSICOTERAPIA'))
    expect(others).toEqual([])
    expect(told).toMatchObject({ code: 'report.sent_to_people', params: { amount: '500.00' }, evidence: [] })
    const [shown] = findings(leaving('28', 'GIROCONTO A FAVORE DI VERDI ANNA'))
    expect(shown?.evidence).toHaveLength(3)
  })
})
