/**
 * Do two slips of one file pay the same person, and by the same employer? Said only where the print leaves no doubt.
 */
import { compareNames, personNameFrom } from '@attesta/domain/person-name.ts'
import { payerKey } from '@attesta/domain/transactions/payer.ts'
import type { TextSource } from '@attesta/domain/facts/parse-result.ts'
import type { People, Read } from '../labels/people.ts'

/** Another name, and not the same code; a name read from pixels needs a code that differs too. */
export function paysAnother(a: People, b: People, source: TextSource): boolean {
  if (!a.employee || !b.employee || compareNames(a.employee.value, personNameFrom(b.employee.value)) !== 'different')
    return false
  return differ(a.fiscalCode, b.fiscalCode) ?? source === 'text'
}

/** No word of the one firm's name in the other's (a group and its daughters share one), and not the same code. */
export function isPaidByAnother(a: People, b: People, source: TextSource): boolean {
  const firm = wordsOf(a.employer),
    other = wordsOf(b.employer)
  if (firm.length === 0 || other.length === 0 || firm.some((word) => other.includes(word))) return false
  return differ(a.employerTaxCode, b.employerTaxCode) ?? source === 'text'
}

/**
 * `null` when one of them is not printed. Codes of two kinds (a number for taxes, one for the insurance) compare as
 * nothing.
 */
const differ = (a: Read | null, b: Read | null): boolean | null =>
  a === null || b === null || a.value.length !== b.value.length ? null : a.value !== b.value

const wordsOf = (employer: Read | null): string[] =>
  (employer === null ? '' : (payerKey(employer.value) ?? '')).split(' ').filter((word) => word.length > 2)
