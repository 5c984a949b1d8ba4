import type { SavedAnswers } from '@attesta/contract/application.ts'
import { compareNames } from '@attesta/domain/person-name.ts'

export type Member = SavedAnswers['hh_members'][number]
export type Guarantor = SavedAnswers['guarantors'][number]

/** Is this the applicant's own name, however it is written? */
export const isOwnName = (fullname: string, own: { first_name: string; last_name: string }): boolean =>
  fullname.trim() !== '' && compareNames(fullname, { given: own.first_name, family: own.last_name }) === 'same'
