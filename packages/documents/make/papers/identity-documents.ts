/** The identity documents that we can draw; whatever stands here is measured by `npm run accuracy`. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { identityPapersOf } from '../identity-of.ts'
import type { Drawing } from './drawing.ts'

const clean = (person: Person) => identityPapersOf(person).filter(({ condition }) => condition === 'clean')
const holding = (identity: Person['identity']) => (person: Person) => clean({ ...person, identity })

export const identityDocuments = {
  'Italian card': { country: 'IT', papersOf: holding({ kind: 'id_card', number: 'CA47103LD', issuedOn: '2023-05-22', expiresOn: '2033-03-14', accessNumber: '480215' }) },
  'Italian passport': { country: 'IT', papersOf: holding({ kind: 'passport', number: 'YB4417026', issuedOn: '2022-07-31', expiresOn: '2032-07-30', issuingCountry: 'ITA' }) },
  'German passport': { country: 'DE', papersOf: holding({ kind: 'passport', number: 'C4FH81LM7', issuedOn: '2023-10-05', expiresOn: '2033-10-04', issuingCountry: 'D' }) },
} as const satisfies Record<string, Drawing>
