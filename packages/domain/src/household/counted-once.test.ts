/** What comes to an account of two is income of the household once. */
import { expect, test } from 'vitest'
import { euros } from '../money.ts'
import { statement } from '../testing/documents.ts'
import { another, document, giulia, today } from '../testing/giulia.ts'
import { each, salaries, nets } from '../testing/paid.ts'
import { assessTogether } from './household.ts'

const benefit = each(15, 'ACCREDITO INPS ASSEGNO UNICO UNIVERSALE', '199.80')
const account = (name: string, ...more: ReturnType<typeof each>) =>
  document(
    name,
    statement('2026-08', '2026-10', {
      holders: ['GIULIA BIANCHI', 'LUCA FERRARI', 'ANNA VERDI'],
      transactions: [...salaries(nets), ...benefit, ...more].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
    }),
  )
const partner = (fullname: string, at: number, ...more: ReturnType<typeof each>) => {
  const applicant = another(fullname, at)
  const documents = [...applicant.documents, account(`account-${at}`, ...more)]
  return { fullname, relationship: 'Partner', email: null, bornOn: null, applicant: { ...applicant, documents } }
}
/** Other incomes that count, by person. */
const together = (...coApplicants: ReturnType<typeof partner>[]) => {
  const assessed = assessTogether({
    applicant: { ...giulia, documents: [...giulia.documents.filter(({ id }) => id !== 'bank'), account('hers')] },
    coApplicants,
    today,
  })
  return [assessed.assessment, ...assessed.coApplicants.map(({ assessment }) => assessment!)].map((one) =>
    one.otherIncomes.filter(({ countedShare }) => countedShare > 0).map(({ figure }) => figure.value),
  )
}

test('a benefit that both statements show counts with the first', { tags: ['C-household-income'] }, () =>
  expect(together(partner('Luca Ferrari', 1))).toEqual([[euros(199.8)], []]),
)
test('what others’ statements alone show counts with the first of them', { tags: ['C-household-income'] }, () => {
  const pension = each(15, 'ACCREDITO INPS PENSIONE CAT. IO', '310.00')
  expect(together(partner('Luca Ferrari', 1, ...pension), partner('Anna Verdi', 2, ...pension))).toEqual([
    [euros(199.8)],
    [euros(310)],
    [],
  ])
})
