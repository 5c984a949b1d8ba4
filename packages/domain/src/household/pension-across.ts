/** A pension on an account of several that names none of them: it is theirs who say that they have one. */
import { accountLines, bookingKey } from '../facts/account-lines.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import { categorise } from '../transactions/category.ts'
import { onSharedAccounts, ownDocuments } from './pay-across.ts'

/** By person: the bookings of their accounts that are another's pension, by `bookingKey`. */
export function pensionAcross(people: readonly Applicant[]): Set<string>[] {
  const saying = people.filter(({ declaredIncomes }) => declaredIncomes.includes('pension'))
  const [pensioner] = saying
  if (pensioner === undefined || saying.length > 1) return people.map(() => new Set())
  const theirs = ownDocuments(pensioner)
  return people.map((one) => {
    if (one === pensioner) return new Set()
    const documents = ownDocuments(one)
    const isShared = onSharedAccounts(documents, theirs)
    return new Set(
      accountLines(documents)
        .filter(
          (line) =>
            line.amount > 0 &&
            line.isJoint &&
            line.namedHolder === null &&
            isShared(line) &&
            categorise(line).category === 'pension',
        )
        .map(bookingKey),
    )
  })
}
