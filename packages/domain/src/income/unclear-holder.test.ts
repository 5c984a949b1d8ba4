/** A statement that does not tell surely that the person holds its account proves nothing as theirs. */
import { describe, expect, test } from 'vitest'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { identity, line, statement } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { each, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assessIncome } from './assess-income.ts'

const pension = each(1, 'ACCREDITO PENSIONE INPS', '1750.00')
const pensioner = (holders: string[], more: Partial<EvidenceDocument> = {}): Applicant => ({
  ...giulia,
  employmentStatus: 'Unemployed',
  declaredIncomes: ['pension'],
  documents: [
    ...giulia.documents.filter(({ id }) => id === 'id'),
    {
      ...document(
        'bank',
        statement('2026-08', '2026-10', {
          transactions: pension,
          holders,
          opening_balance: '20000.00',
          reconciled: true,
        }),
      ),
      ...more,
    },
  ],
})
const statesOf = (applicant: Applicant) => {
  const { averageCashBalance, netIncome, committedCosts } = assessIncome(applicant, today)
  return [averageCashBalance.state, netIncome.state, committedCosts.state]
}
const holderCheck = (applicant: Applicant) =>
  assembleRentReport({ ...giuliaFacts, applicant }).checks.find(({ id }) => id === 'holder')?.outcome

describe('whose account it is', { tags: ['C-cash-balance'] }, () => {
  test.each<[string, string[]]>([
    ['no name', []],
    ['a surname alone', ['BIANCHI']],
    ['who acts for another', ['BIANCHI GIULIA TUTORE DI BIANCHI CARLA']],
    ['a ward’s', ['Giulia Bianchi wg. Betreuung Erna Schulz']],
    ['of an insolvency', ['BIANCHI GIULIA CURATORE FALLIMENTARE']],
    ['of an insolvency in Germany', ['Giulia Bianchi Sonderkonto Insolvenz']],
    ['a procuration’s', ['BIANCHI GIULIA PROCURA VERDI SARA']],
    ['two people in one line', ['BIANCHI GIULIA VERDI SARA']],
  ])('is not told by %s', (_, holders) => {
    expect(statesOf(pensioner(holders))).toEqual(['consistent', 'consistent', 'consistent'])
    expect(holderCheck(pensioner(holders))).toBe('unknown')
  })
  test.each<[string, string[]]>([
    ['the name', ['BIANCHI GIULIA']],
    ['a second name', ['BIANCHI GIULIA MARIA']],
    ['a title and a firm of one’s own', ['DITTA INDIVIDUALE DOTT.SSA BIANCHI GIULIA']],
    ['words of the account', ['BIANCHI GIULIA CONTO DEPOSITO']],
    ['a word of the account', ['Giulia Bianchi Girokonto']],
  ])('is told by %s', (_, holders) => {
    expect(statesOf(pensioner(holders))).toEqual(['proven', 'proven', 'proven'])
    expect(holderCheck(pensioner(holders))).toBe('passed')
  })
  test('all given names may stand there, where the identity document prints them', () => {
    const named = pensioner(['BIANCHI GIULIA ANNA MARIA'])
    expect(statesOf(named)[0]).toBe('consistent')
    const documents = [...named.documents, document('whole', identity({ given_names: 'GIULIA ANNA MARIA' }))]
    expect(statesOf({ ...named, documents })[0]).toBe('proven')
  })
  test('a bank that the person opened to us may name no one', () =>
    expect(statesOf(pensioner([], { origin: 'connection' }))[0]).toBe('proven'))
  test.each(['Giulia Bianchi und Erna Schulz', 'BIANCHI GIULIA O VERDI SARA'])(
    'two in one line are two: %s',
    (holder) => {
      const { rule, state } = assessIncome(pensioner([holder]), today).averageCashBalance
      expect([rule, state]).toEqual(['balance.average-shared@2', 'consistent'])
      expect(holderCheck(pensioner([holder]))).toBe('passed')
    },
  )
  test.each(['TSV Lohhof e.V. Giulia Bianchi', 'Klassenkasse 5b Giulia Bianchi', 'Gemeinschaftskasse Giulia Bianchi'])(
    'a body’s is another’s: %s',
    (holder) => expect(holderCheck(pensioner([holder]))).toBe('failed'),
  )
  test('pay of a payslip to the cent is the person’s, the balance is not', () => {
    const { employmentIncome, averageCashBalance } = assessIncome(
      withPay(nets, [...salaries(nets), line('2026-10-29', 'PAGAMENTO POS ESSELUNGA', '-10.00')], {
        holders: [],
        opening_balance: '20000.00',
      }),
      today,
    )
    expect([employmentIncome.state, averageCashBalance.state]).toEqual(['proven', 'consistent'])
  })
})
