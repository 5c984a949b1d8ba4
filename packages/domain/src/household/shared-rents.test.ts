/** The rent of a home that several of a household pay. Each case as an honest reader would judge it. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, statement } from '../testing/documents.ts'
import { another, document } from '../testing/giulia.ts'
import { each, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'

type Rows = Parameters<typeof each>[]
const toRossi = (amount: string, purpose = 'AFFITTO'): Rows => [
  [3, `BONIFICO A FAVORE DI ROSSI MARIO ${purpose}`, amount],
]
const pay: Rows = [[27, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: COMUNE DI MILANO STIPENDIO', '1500.00']]
const rows = (some: Rows) => some.flatMap((row) => each(...row))
const giuliaPays = (some: Rows): Applicant => ({
  ...withPay(nets, [...salaries(nets), ...rows(some)]),
  currentRent: euros(650),
})
const lucaPays = (some: Rows) => ({
  fullname: 'Luca Ferrari',
  relationship: 'Partner',
  email: null,
  bornOn: null,
  applicant: {
    ...another('Luca Ferrari', 1),
    documents: [
      document(
        'luca-bank',
        statement('2026-08', '2026-10', {
          iban: 'IT40S0542811101000000123457',
          holders: ['LUCA FERRARI'],
          transactions: rows([...pay, ...some]).toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
        }),
      ),
    ],
  },
})
const reportOf = (ofGiulia: Rows, ofLuca: Rows | null) =>
  assembleRentReport({
    ...giuliaFacts,
    applicant: giuliaPays(ofGiulia),
    coApplicants: ofLuca === null ? [] : [lucaPays(ofLuca)],
    guarantors: [],
  })
const rentOf = ({ trace, aggregated_error_messages: messages }: ReturnType<typeof reportOf>) => [
  trace.actual_monthly_rent?.value,
  trace.actual_monthly_rent?.state,
  messages.map(({ msg }) => msg.key.replace('Report.Finding.', '')).filter((key) => key.includes('rent')),
]

describe('the rent of a household', { tags: ['C-recurrent-costs', 'C-household-income'] }, () => {
  test.each<[string, Rows, Rows | null, [string, string, string[]]]>([
    ['each pays half', toRossi('-325.00'), toRossi('-325.00'), ['650.00', 'proven', []]],
    ['one pays more than the other', toRossi('-400.00'), toRossi('-250.00'), ['650.00', 'proven', []]],
    ['the other pays all', [], toRossi('-650.00'), ['650.00', 'proven', []]],
    [
      'the other pays all, and a garage',
      [],
      [...toRossi('-650.00'), [5, 'BONIFICO A FAVORE DI VERDI SARA AFFITTO BOX', '-80.00']],
      ['650.00', 'proven', []],
    ],
    [
      'the other pays less, for another home',
      [],
      toRossi('-500.00'),
      ['650.00', 'declared', ['bank_statement.rent_missing']],
    ],
    ['each pays one company for a home of their own', toRossi('-650.00'), toRossi('-600.00'), ['650.00', 'proven', []]],
    ['one pays all', toRossi('-650.00'), [], ['650.00', 'proven', []]],
    ['alone, half that is called so', toRossi('-325.00', 'META AFFITTO'), null, ['325.00', 'proven', []]],
    ['alone, half', toRossi('-325.00'), null, ['325.00', 'proven', ['report.rent_differs']]],
    [
      'the other pays for another home',
      toRossi('-325.00'),
      [[3, 'BONIFICO A FAVORE DI VERDI SARA AFFITTO', '-325.00']],
      ['325.00', 'proven', ['report.rent_differs']],
    ],
    [
      'both together pay too little',
      toRossi('-200.00'),
      toRossi('-200.00'),
      ['400.00', 'proven', ['report.rent_differs']],
    ],
    [
      'more than said, called a part',
      toRossi('-900.00', 'QUOTA AFFITTO'),
      null,
      ['900.00', 'proven', ['report.rent_differs']],
    ],
    ['no one pays', [], [], ['650.00', 'declared', ['bank_statement.rent_missing']]],
  ])('%s', (_, ofGiulia, ofLuca, expected) => expect(rentOf(reportOf(ofGiulia, ofLuca))).toEqual(expected))

  test('is not that of the other alone, where the person says that they pay none', () => {
    const report = assembleRentReport({
      ...giuliaFacts,
      applicant: { ...giuliaPays([]), livingSituation: 'with_family', currentRent: null },
      coApplicants: [lucaPays(toRossi('-650.00'))],
      guarantors: [],
    })
    expect(report.trace.actual_monthly_rent?.value).toBeNull()
  })
  test('what is paid from one account of two is paid once', () => {
    const shared = statement('2026-08', '2026-10', {
      holders: ['GIULIA BIANCHI', 'LUCA FERRARI'],
      transactions: [line('2026-08-03', 'BONIFICO A FAVORE DI ROSSI MARIO AFFITTO', '-650.00')],
    })
    const luca = lucaPays([])
    const report = assembleRentReport({
      ...giuliaFacts,
      applicant: { ...giuliaPays([]), documents: [document('shared', shared)] },
      coApplicants: [{ ...luca, applicant: { ...luca.applicant, documents: [document('shared-too', shared)] } }],
      guarantors: [],
    })
    expect(report.trace.actual_monthly_rent?.value).toBe('650.00')
  })
})
