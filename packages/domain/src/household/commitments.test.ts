/** A commitment does not go away with the document that shows it. */
import { describe, expect, test } from 'vitest'
import type { RentReport } from '@attesta/contract/report.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import type { Month } from '../day.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { atAGlance } from '../report/at-a-glance.ts'
import { line, payslip, statement } from '../testing/documents.ts'
import { bank, document, giulia, today } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assessTogether } from './household.ts'

const blocked = (code: string, of = bank) => ({
  ...of,
  findings: [{ code, severity: 'error' as const, message_key: '', params: {}, evidence: null }],
})
const withBank = (result: typeof bank): Applicant => ({
  ...giulia,
  documents: giulia.documents.map((one) => (one.id === 'bank' ? document('bank', result) : one)),
})
const without: Applicant = { ...giulia, documents: giulia.documents.filter(({ id }) => id !== 'bank') }
const ofGiulia = (applicant: Applicant) => assessTogether({ applicant, coApplicants: [], today })

describe('what a statement shows against the person', () => {
  test('is proven on one that closes', { tags: ['C-affordable-rent'] }, () =>
    expect(ofGiulia(giulia).assessment.committedCosts).toMatchObject({ value: euros(142.5), state: 'proven' }),
  )

  test.each(['bank_statement.fraud', 'bank_statement.coverage', 'bank_statement.name_mismatch'])(
    'is deducted as said where %s stands against it, and no income of it counts',
    { tags: ['C-affordable-rent', 'C-weakest-input'] },
    (code) => {
      const { assessment, household } = ofGiulia(withBank(blocked(code)))
      expect(assessment.committedCosts).toMatchObject({ value: euros(142.5), state: 'declared' })
      expect(household.committed).toMatchObject({ isInPart: false, costs: { value: euros(142.5) } })
      expect(assessment.salaryCredits.value).toBe(null)
    },
  )

  test.each<[string, Applicant]>([
    ['nothing could be read', withBank({ ...blocked('bank_statement.unreadable'), verdict: 'unreadable' })],
    [
      'it is another person’s',
      withBank(
        blocked(
          'bank_statement.fraud',
          statement('2026-08', '2026-10', {
            holders: ['MARCO RUSSO'],
            transactions: bank.bank_statement!.accounts[0]!.transactions,
          }),
        ),
      ),
    ],
    ['there is none', without],
  ])('is not known where %s', (_, applicant) => expect(ofGiulia(applicant).assessment.committedCosts.value).toBe(null))

  test(
    'is deducted as said where it names another and the person says that it is theirs',
    { tags: ['C-weakest-input'] },
    () => {
      const other = statement('2026-08', '2026-10', {
        holders: ['MARCO RUSSO'],
        transactions: bank.bank_statement!.accounts[0]!.transactions,
      })
      const applicant = withBank(other)
      const claimed = applicant.documents.map((one) =>
        one.id === 'bank'
          ? { ...one, contests: [{ code: 'bank_statement.name_mismatch', comment: 'It is mine', on: today }] }
          : one,
      )
      expect(ofGiulia({ ...applicant, documents: claimed }).assessment.committedCosts).toMatchObject({
        value: euros(142.5),
        state: 'declared',
      })
    },
  )

  test('gives no better answer once it is disputed', () => {
    // 1,858.85 × 40 % = 743.54: 750 is above it; without the loan 2,001.35 × 40 % = 800.54.
    const verdictOf = (applicant: Applicant) =>
      assembleRentReport({ ...giuliaFacts, applicant, listing: { ...giuliaFacts.listing!, rent: euros(750) } })
    expect(verdictOf(giulia).monthly_affordability.translation_key).toBe('Report.Affordability.AboveMax')
    const disputed = verdictOf(withBank(blocked('bank_statement.fraud')))
    expect(disputed.monthly_affordability.translation_key).toBe('Report.Affordability.AboveMax')
    expect(atAGlance(disputed).unsure).toContain('commitments')
  })
})

describe('accounts of one’s own that are not shown', { tags: ['C-affordable-rent'] }, () => {
  const own = bank.bank_statement!.accounts[0]!
  const sent = (days: readonly string[]) =>
    days.map((day) => line(day, 'BONIFICO A FAVORE DI GIULIA BIANCHI GIROCONTO', '-700.00'))
  const paying = (days: readonly string[], ...more: Applicant['documents']): Applicant => {
    const { documents, ...person } = withBank(
      statement('2026-08', '2026-10', {
        ...own,
        transactions: [...own.transactions, ...sent(days)].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
      }),
    )
    return { ...person, documents: [...documents, ...more] }
  }
  const monthly = ['2026-08-28', '2026-09-28', '2026-10-28']
  test('what goes there each month is told, and commitments are no better than read', () =>
    // 3 × 700.00 in three months
    expect(ofGiulia(paying(monthly)).assessment.committedCosts).toMatchObject({
      value: euros(142.5),
      state: 'consistent',
      rule: 'costs.committed-elsewhere@1',
      workings: { costs: 1, elsewhere: '700.00' },
    }))
  test('once is no habit', () =>
    expect(ofGiulia(paying(['2026-09-28'])).assessment.committedCosts.state).toBe('proven'))
  test('what arrives on another that is shown goes nowhere else', () => {
    const other = document(
      'other',
      statement('2026-08', '2026-10', {
        iban: 'IT40S0542811101000000123457',
        transactions: monthly.map((day) => line(day, 'BONIFICO DA GIULIA BIANCHI GIROCONTO', '700.00')),
      }),
    )
    expect(ofGiulia(paying(monthly, other)).assessment.committedCosts).toMatchObject({
      state: 'proven',
      rule: 'costs.committed@2',
    })
  })
})

test(
  'commitments are no better than read while a month between is told by no statement',
  { tags: ['C-weakest-input'] },
  () => {
    const part = (month: Month) =>
      document(
        `bank-${month}`,
        statement(month, month, {
          transactions: bank.bank_statement!.accounts[0]!.transactions.filter(({ booked_on }) =>
            booked_on.startsWith(month),
          ),
        }),
      )
    const of = (...told: Month[]) =>
      ofGiulia({ ...giulia, documents: [...without.documents, ...told.map(part)] }).assessment.committedCosts.state
    expect([of('2026-08', '2026-09', '2026-10'), of('2026-08', '2026-10')]).toEqual(['proven', 'consistent'])
  },
)

describe('of two who pay', () => {
  const slips = ['2026-08', '2026-09', '2026-10'].map((month) =>
    document(
      `luca-${month}`,
      payslip(month, '1500.00', { employee: 'FERRARI LUCA', fiscal_code: null, employer: 'Grafica Ticinese S.p.A.' }),
    ),
  )
  const account = document(
    'luca-bank',
    statement('2026-08', '2026-10', {
      iban: 'IT40S0542811101000000123457',
      holders: ['LUCA FERRARI'],
      opening_balance: '100.00',
      closing_balance: '4120.00',
      transactions: ['2026-08', '2026-09', '2026-10'].flatMap((month) => [
        line(`${month}-06`, 'ADDEBITO SDD FINDOMESTIC BANCA SPA RATA PRESTITO', '-160.00'),
        line(`${month}-27`, 'BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: GRAFICA TICINESE SPA STIPENDIO', '1500.00'),
      ]),
    }),
  )
  const luca: Applicant = {
    ...giulia,
    name: { given: 'Luca', family: 'Ferrari' },
    fiscalCode: null,
    bornOn: '1989-09-23',
    paychecksPerYear: 12,
    currentRent: null,
    documents: [],
  }
  const reportWith = (documents: Applicant['documents']) =>
    assembleRentReport({
      ...giuliaFacts,
      coApplicants: [
        {
          fullname: 'Luca Ferrari',
          relationship: 'Partner',
          email: null,
          bornOn: '1989-09-23',
          applicant: { ...luca, documents },
        },
      ],
    })

  test('the commitments of both are deducted', { tags: ['C-household-income'] }, () => {
    const report = reportWith([...slips, account])
    // 142.50 + 160.00; 2,001.35 + 1,500.00 − 302.50
    expect(report.trace).toMatchObject({
      household_committed_costs: { value: '302.50' },
      residual: { value: '3198.85', rule: 'affordability.residual@1' },
    })
    expect(atAGlance(report).unsure).not.toContain('commitments')
  })

  test('what is paid from an account of both is deducted once', { tags: ['C-household-income'] }, () => {
    const joint = document(
      'joint',
      statement('2026-08', '2026-10', {
        holders: ['GIULIA BIANCHI', 'LUCA FERRARI'],
        transactions: bank.bank_statement!.accounts[0]!.transactions,
      }),
    )
    const report = reportWith([...slips, joint])
    expect(report.trace.household_committed_costs).toMatchObject({ value: '142.50' })
    expect(report.trace.residual).toMatchObject({ rule: 'affordability.residual@1' })
  })

  describe('a deposit of three rents', { tags: ['B5-deposit', 'C-household-income'] }, () => {
    const averageOf = (report: RentReport) => report.trace.household_cash_balance

    test('is covered by the accounts of both', () => {
      // Luca: 100.00 on 5 days, −60.00 on 21, 1,440.00 on 10, 1,280.00 on 21, 2,780.00 on 9, 2,620.00 on 21, 4,120.00 on
      // 5: 141,160 ÷ 92 = 1,534.35.
      const report = reportWith([...slips, account])
      const alone = Number(report.trace.average_cash_balance!.value)
      expect(averageOf(report)).toMatchObject({
        value: (alone + 1534.35).toFixed(2),
        state: 'proven',
      })
      expect(report.deposit_affordability.average_balance).toBe(averageOf(report)!.value)
      expect(report.checks.find(({ id }) => id === 'deposit')!.evidence.map(({ shown_by }) => shown_by)).toContain(
        'Luca Ferrari',
      )
    })

    test('a shared account counts once', () => {
      const joint = (id: string) =>
        document(
          id,
          statement('2026-08', '2026-10', {
            ...bank.bank_statement!.accounts[0]!,
            holders: ['GIULIA BIANCHI', 'LUCA FERRARI'],
          }),
        )
      const report = reportWith([...slips, joint('joint')])
      expect(averageOf(report)).toMatchObject({ value: report.trace.average_cash_balance!.value, state: 'consistent' })
    })

    test('savings of one without an income help too', () => {
      const savings = document(
        'luca-savings',
        statement('2026-08', '2026-10', {
          iban: 'IT40S0542811101000000123457',
          holders: ['LUCA FERRARI'],
          opening_balance: '5000.00',
          closing_balance: '5000.00',
          transactions: [],
        }),
      )
      const report = reportWith([savings])
      expect(averageOf(report)!.value).toBe((Number(report.trace.average_cash_balance!.value) + 5000).toFixed(2))
    })

    test('one who shows no account adds nothing', () => expect(averageOf(reportWith(slips))).toBeUndefined())
  })

  test('nor while one who has finished shows nothing at all', { tags: ['C-household-income'] }, () => {
    const report = reportWith([])
    expect(report.trace.household_committed_costs).toMatchObject({ value: '142.50', state: 'declared' })
    expect(atAGlance(report).unsure).toEqual(['commitments'])
  })

  test('a shared account without a readable number is one account', { tags: ['C-household-income'] }, () => {
    const unread = bank.bank_statement!.accounts[0]!
    const joint = (id: string) =>
      document(
        id,
        statement('2026-08', '2026-10', {
          ...unread,
          iban: null,
          bank: null,
          holders: ['GIULIA BIANCHI', 'LUCA FERRARI'],
        }),
      )
    const { household } = assessTogether({
      applicant: { ...giulia, documents: [...without.documents, joint('hers')] },
      coApplicants: [
        {
          fullname: 'Luca Ferrari',
          relationship: 'Partner',
          email: null,
          bornOn: null,
          applicant: { ...luca, documents: [...slips, joint('his')] },
        },
      ],
      today,
    })
    expect(household.committed.costs.value).toBe(euros(142.5))
  })

  test('an answer is not sure while one of them shows no account', { tags: ['C-household-income'] }, () => {
    const report = reportWith(slips)
    expect(report.trace.household_committed_costs).toMatchObject({ value: '142.50', state: 'declared' })
    expect(report.trace.residual).toMatchObject({
      value: '3358.85',
      state: 'declared',
      rule: 'affordability.residual-in-part@1',
    })
    expect(atAGlance(report).unsure).toEqual(['commitments'])
  })
})
