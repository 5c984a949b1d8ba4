/** A pension on the account of a couple that names neither. Each case as an honest reader would judge it. */
import { expect, test } from 'vitest'
import type { Applicant, DeclaredIncome } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { line, statement } from '../testing/documents.ts'
import { another, document, giulia, today } from '../testing/giulia.ts'
import { asPerson, assessGuarantors, assessTogether } from './household.ts'

const both = ['GIULIA BIANCHI', 'LUCA FERRARI']
const person = (of: Applicant, declaredIncomes: DeclaredIncome[], text: string, iban?: string): Applicant => ({
  ...of,
  employmentStatus: 'Unemployed',
  declaredIncomes,
  documents: [
    ...of.documents.filter(({ id }) => id === 'id'),
    document(
      `bank-${of.name.given}`,
      statement('2026-08', '2026-10', {
        holders: both,
        ...(iban !== undefined && { iban }),
        transactions: (['2026-08', '2026-09', '2026-10'] as const).map((month) => line(`${month}-01`, text, '1120.00')),
      }),
    ),
  ],
})
const pension = 'ACCREDITO PENSIONE INPS'
/** What counts with the main applicant, with the other, and together. */
const incomes = (main: DeclaredIncome[], other: DeclaredIncome[], text = pension, iban?: string) => {
  const { assessment, coApplicants, household } = assessTogether({
    applicant: person(giulia, main, text),
    coApplicants: [asPerson(person(another('Luca Ferrari', 1), other, text, iban))],
    today,
  })
  return [assessment, coApplicants[0]!.assessment!, household].map(
    (one) => ('otherIncome' in one ? one.otherIncome : one.netIncome).value,
  )
}
const amount = euros(1120)

test.each<[string, (number | null)[], (number | null)[]]>([
  ['who declares it, the main applicant', incomes(['pension'], []), [amount, 0, amount]],
  ['who declares it, the other', incomes([], ['pension']), [0, amount, amount]],
  ['the main applicant, where both declare one', incomes(['pension'], ['pension']), [amount, 0, amount]],
  ['the main applicant, where neither does', incomes([], []), [amount, 0, amount]],
  ['whom it names', incomes([], ['pension'], `${pension} BENEF BIANCHI GIULIA`).slice(0, 1), [amount]],
  [
    'both, of accounts of their own each',
    incomes([], ['pension'], pension, 'IT40S0542811101000000123457').slice(0, 1),
    [amount],
  ],
])('counts with %s', { tags: ['C-household-income'] }, (_, found, expected) => expect(found).toEqual(expected))

test('is none of a guarantor, where an applicant declares it', { tags: ['C-household-income'] }, () => {
  const { assessment } = assessTogether({ applicant: person(giulia, ['pension'], pension), coApplicants: [], today })
  const applicant = person(giulia, ['pension'], pension)
  const [guarantor] = assessGuarantors(
    [asPerson(person(another('Luca Ferrari', 1), [], pension))],
    [{ ...asPerson(applicant), assessment }],
    today,
  )
  expect([assessment.otherIncome.value, guarantor!.assessment!.otherIncome.value]).toEqual([amount, 0])
})

test('what is no pension stays where it was', { tags: ['C-household-income'] }, () =>
  expect(incomes([], ['pension'], 'ACCREDITO INPS ASSEGNO UNICO')[0]).toBe(amount),
)
