/** All papers of a person, drawn on demand. */
import { chiaraEsposito, giuliaBianchi } from '@attesta/domain/examples/cast.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { identityPapersOf } from './identity-of.ts'
import type { Paper } from './paper.ts'
import { payslipsOf, spoiledPayslipsOf, taxCertificatesOf } from './payslips-of.ts'
import { spoiledStatementsOf, statementsOf } from './statements-of.ts'

export type { Paper } from './paper.ts'

/**
 * What a person would hand in on `today`: statements of the last three full months, the three latest payslips, last year's certificate, the identity
 * document; then the same as nobody should hand them in. The same arguments always draw the same papers, apart from those locked with a password.
 * @param seed another seed is another life: other purchases, other overtime
 */
export function papersOf(person: Person, today: Day, seed = 1): Paper[] {
  const stranger = person.id === chiaraEsposito.id ? giuliaBianchi : chiaraEsposito
  return [
    ...statementsOf(person, today, seed),
    ...payslipsOf(person, today, seed),
    ...taxCertificatesOf(person, today, seed),
    ...identityPapersOf(person),
    ...spoiledStatementsOf(person, today, seed),
    ...(person.employment ? spoiledPayslipsOf(person, stranger, today, seed) : []),
  ]
}
