import type { SavedAnswers } from '@attesta/contract/application.ts'
import { compareNames } from '@attesta/domain/person-name.ts'

export type Member = SavedAnswers['hh_members'][number]
export type Guarantor = SavedAnswers['guarantors'][number]

export interface Count {
  adults: number
  minors: number
}

/** «3,1», the wire's «adults,minors»: three people, one of them a minor (decision 0008). */
export const countOf = (text: string): Count => {
  const [adults, minors] = text.split(',').map(Number)
  return { adults: adults || 1, minors: minors || 0 }
}
export const countText = ({ adults, minors }: Count): string => `${adults},${minors}`

/** A member may be added only while the people less the minors leave room. Source: specification 1 §5. */
export const mayAddMember = ({ adults, minors }: Count, added: number): boolean => adults - minors >= 2 + added

/** The rule that ends the step: people ≥ 1 + members + minors. */
export const fitsCount = ({ adults, minors }: Count, members: number): boolean => adults >= 1 + members + minors

/** Is this the applicant's own name, however it is written? */
export const isOwnName = (fullname: string, own: { first_name: string; last_name: string }): boolean =>
  fullname.trim() !== '' && compareNames(fullname, { given: own.first_name, family: own.last_name }) === 'same'
