/** The order in which documents and bookings are looked at, whatever order they were handed in or printed in. */
import type { Movement } from '../transactions/movement.ts'
import type { EvidenceDocument } from './evidence-document.ts'
import { documentKinds, type ParseResult } from './parse-result.ts'

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Of what time a document is, and of which account. */
function periodOf({ payslip, bank_statement, tax_document, work_contract }: ParseResult): string {
  const accounts = (bank_statement?.accounts ?? []).map(({ iban, period }) => `${period?.from} ${period?.to} ${iban}`)
  return [payslip?.period, tax_document?.tax_year, work_contract?.starts_on, ...accounts.sort()].join(' ')
}

/** All that was read, whatever order the bookings of an account stand in. */
const contentOf = ({ bank_statement, ...others }: ParseResult): string =>
  JSON.stringify([
    others,
    (bank_statement?.accounts ?? [])
      .map(({ transactions, ...account }) =>
        JSON.stringify([account, transactions.map((one) => JSON.stringify(one)).sort()]),
      )
      .sort(),
  ])

/** Pay is told before what the account shows of it. */
const kinds = ['payslip', ...documentKinds]
const kindAt = ({ type }: ParseResult): number => kinds.indexOf(type)

/**
 * By kind and time, and of those that tie by all that was read: where a rule takes one of several, it takes the same one
 * in whatever order they came.
 */
export const inFixedOrder = (documents: readonly EvidenceDocument[]): EvidenceDocument[] =>
  documents.toSorted(
    ({ result: a }, { result: b }) =>
      kindAt(a) - kindAt(b) || compare(periodOf(a), periodOf(b)) || compare(contentOf(a), contentOf(b)),
  )

/** Oldest first; of a day what came in before what went out. */
export const compareBookings = (a: Movement, b: Movement): number =>
  compare(a.bookedOn, b.bookedOn) || b.amount - a.amount || compare(a.description, b.description)
