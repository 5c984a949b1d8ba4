/** All documents of a person, drawn on demand. */
import { chiaraEsposito, giuliaBianchi } from '@attesta/domain/examples/sample-applicants.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { identityDocumentsOf } from './identity-of.ts'
import type { DrawnDocument } from './drawn-document.ts'
import { payslipsOf, degradedPayslipsOf, taxCertificatesOf } from './payslips-of.ts'
import { degradedStatementsOf, statementsOf } from './statements-of.ts'

export type { DrawnDocument } from './drawn-document.ts'

/**
 * What a person would hand in on `today`: statements of the last three full months, the three latest payslips, last
 * year's certificate, the identity document; then the same as they should not be handed in. The same arguments always
 * draw the same documents, apart from those locked with a password.
 * @param seed another seed is another life: other purchases, other overtime
 */
export function documentsOf(person: Person, today: Day, seed = 1): DrawnDocument[] {
  const stranger = person.id === chiaraEsposito.id ? giuliaBianchi : chiaraEsposito
  return [
    ...statementsOf(person, today, seed),
    ...payslipsOf(person, today, seed),
    ...taxCertificatesOf(person, today, seed),
    ...identityDocumentsOf(person),
    ...degradedStatementsOf(person, today, seed),
    ...(person.employment ? degradedPayslipsOf(person, stranger, today, seed) : []),
  ]
}
