/** What the sandbox hands out of a person: all that the form asks of them. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { sampleRoles } from '@attesta/domain/examples/sample-roles.ts'
import type { Day } from '@attesta/domain/day.ts'
import { documentsOf } from './documents.ts'
import { pensionCertificates } from './documents/tax-certificate-pension.ts'
import { redditiFlatRate } from './documents/tax-redditi.ts'
import { documentsBesidePassport, identityDocumentsOf } from './identity-of.ts'
import type { DrawnDocument } from './drawn-document.ts'
import { payslipsOf, taxCertificatesOf } from './payslips-of.ts'
import { statementsOf } from './statements-of.ts'

/** Of an even throw the tax return is of the latest year. */
const RETURN_SEED = 2

const livesOnInvoices = ({ accounts }: Person) =>
  accounts.some(({ credits = [] }) => credits.some(({ purpose }) => /FATTURA/.test(purpose)))

export function sandboxDocumentsOf(person: Person, today: Day, seed = 1): DrawnDocument[] {
  const besidePassport = documentsBesidePassport(person, today, seed)
  if (!sampleRoles.includes(person)) return [...documentsOf(person, today, seed), ...besidePassport]
  const isBusiness = livesOnInvoices(person)
  return [
    ...statementsOf(person, today, seed, isBusiness ? 2 : 1),
    ...payslipsOf(person, today, seed),
    ...taxCertificatesOf(person, today, seed),
    ...pensionCertificates(person, today),
    ...(isBusiness ? redditiFlatRate(person, today, RETURN_SEED) : []),
    ...identityDocumentsOf(person),
    ...besidePassport,
  ]
}
