import { dayOfDate } from '@attesta/contract/fields.ts'
import type { CreditScore } from '@attesta/contract/identity.ts'
import type { Application } from '../stores/applications.ts'
import type { CreditCheckRow } from '../stores/credit-checks.ts'

/**
 * What is known of the credit check for the person whom the application names now: a score that was told of another
 * name or day of birth is not theirs.
 */
export interface CreditStanding {
  isConsented: boolean
  isAnswered: boolean
  score: CreditScore | null
}

export function creditStanding({ applicant, answers }: Application, row: CreditCheckRow | null): CreditStanding {
  const person = row?.answer?.person
  const isTheirs =
    person !== undefined &&
    person.givenName === applicant.firstName &&
    person.familyName === applicant.lastName &&
    answers.date_of_birth !== null &&
    person.birthDate === dayOfDate(answers.date_of_birth)
  return { isConsented: row !== null, isAnswered: isTheirs, score: isTheirs ? (row?.answer?.score ?? null) : null }
}
