/** What comes to an account of two is income of the household once. */
import { expect, test } from 'vitest'
import { euros } from '../money.ts'
import { statement } from '../testing/documents.ts'
import { another, document, giulia, today } from '../testing/giulia.ts'
import { each, salaries, nets } from '../testing/paid.ts'
import { assessTogether } from './household.ts'

const benefit = each(15, 'ACCREDITO INPS ASSEGNO UNICO UNIVERSALE', '199.80')
const account = (name: string, iban: string | null, ...more: ReturnType<typeof each>) =>
  document(
    name,
    statement('2026-08', '2026-10', {
      iban,
      holders: ['GIULIA BIANCHI', 'LUCA FERRARI', 'ANNA VERDI'],
      transactions: [...salaries(nets), ...benefit, ...more].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
    }),
  )
const IBAN = 'IT60X0542811101000000123456'
const partner = (fullname: string, at: number, iban: string | null, ...more: ReturnType<typeof each>) => {
  const applicant = another(fullname, at)
  const documents = [...applicant.documents, account(`account-${at}`, iban, ...more)]
  return { fullname, relationship: 'Partner', email: null, bornOn: null, applicant: { ...applicant, documents } }
}
/** Other incomes that count, by person. */
const together = (...coApplicants: ReturnType<typeof partner>[]) => {
  const assessed = assessTogether({
    applicant: { ...giulia, documents: [...giulia.documents.filter(({ id }) => id !== 'bank'), account('hers', IBAN)] },
    coApplicants,
    today,
  })
  return [assessed.assessment, ...assessed.coApplicants.map(({ assessment }) => assessment!)].map((one) =>
    one.otherIncomes.filter(({ countedShare }) => countedShare > 0).map(({ figure }) => figure.value),
  )
}

test.each([
  ['an account', IBAN],
  ['an account without a number', null],
])('a benefit that both statements of %s show counts with the first', { tags: ['C-household-income'] }, (_, iban) =>
  expect(together(partner('Luca Ferrari', 1, iban))).toEqual([[euros(199.8)], []]),
)
test('whose income counts with the first is counted, with their commitments', { tags: ['C-household-income'] }, () => {
  const luca = partner('Luca Ferrari', 1, IBAN)
  const own = document(
    'own',
    statement('2026-08', '2026-10', {
      iban: 'DE89370400440532013000',
      holders: ['LUCA FERRARI'],
      transactions: each(12, 'ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO', '-300.00'),
    }),
  )
  const retired = {
    ...luca,
    applicant: {
      ...luca.applicant,
      declaredIncomes: ['family_benefits' as const],
      documents: [...luca.applicant.documents.filter(({ result }) => !result.payslip), own],
    },
  }
  const { household } = assessTogether({
    applicant: { ...giulia, documents: [...giulia.documents.filter(({ id }) => id !== 'bank'), account('hers', IBAN)] },
    coApplicants: [retired],
    today,
  })
  // 142.50 from an account of his own beside it
  expect(household.committed).toMatchObject({ isInPart: false, costs: { value: euros(442.5) } })
})
test('what others’ statements alone show counts with the first of them', { tags: ['C-household-income'] }, () => {
  const pension = each(15, 'ACCREDITO INPS PENSIONE CAT. IO', '310.00')
  expect(together(partner('Luca Ferrari', 1, IBAN, ...pension), partner('Anna Verdi', 2, IBAN, ...pension))).toEqual([
    [euros(199.8)],
    [euros(310)],
    [],
  ])
})
