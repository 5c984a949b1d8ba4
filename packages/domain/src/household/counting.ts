/**
 * Do the people who are named fit the number that was given? Source: A5-household-room, A5-household-count,
 * A5-household-true.
 */
import { dayOfDate } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { ageOn, type Day } from '../day.ts'

/** Everybody in the household, the applicant and the children too, and how many of them are under 18. */
export interface Count {
  people: number
  minors: number
}
export interface Named {
  adults: number
  children: number
}

/** «3,1», the wire's «adults,minors»: three people, one of them a minor (decision 0008). */
export const countOf = (text: string): Count => {
  const [people, minors] = text.split(',').map(Number)
  return { people: people || 1, minors: minors || 0 }
}

/** Members by age; a date that is not complete yet is an adult's. */
export function namedOf(members: readonly { date_of_birth: string | null }[], today: Day): Named {
  const children = members.filter(
    ({ date_of_birth: date }) =>
      date !== null && /^\d{2}\/\d{2}\/\d{4}$/.test(date) && ageOn(dayOfDate(date), today) < limits.minAge,
  ).length
  return { adults: members.length - children, children }
}

/** A child who is named is one of the minors, not one person more. */
export const fitsCount = ({ people, minors }: Count, { adults, children }: Named): boolean =>
  people >= 1 + adults + Math.max(minors, children)

/** Is there room for another adult, or is a minor not named yet? */
export const mayAddMember = (count: Count, { adults, children }: Named): boolean =>
  fitsCount(count, { adults: adults + 1, children }) || children < count.minors
