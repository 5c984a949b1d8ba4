/**
 * The evidence of a figure in the order in which it is looked through: a month's payslip, its payment on the account,
 * then the year's certificate.
 */
import type { Message, RentReport, ReportDocument, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import { decimal, fromDecimal } from '../money.ts'
import { tracePlace } from './trace-place.ts'

type Documents = RentReport['documents']

export interface ProofStep {
  /** Which of the figure's inputs. */
  index: number
  input: TraceRef
  /** How it agrees with what was shown before; null where nothing before it can be compared. */
  agreement: Message | null
}

/** Days of the month after the payslip's in which its pay may still arrive. */
const PAID_BY = 20

type Kind = ReportDocument['type']
interface Cited {
  index: number
  input: TraceRef
  document: ReportDocument
}

/** What can be looked at on a page, each once; a value that was only said, or came by a bank connection, is none. */
export function proofChain({ inputs }: Pick<WireFigure, 'inputs'>, documents: Documents): ProofStep[] {
  const cited = inputs.flatMap((input, index): Cited[] => {
    const place = citedAt(input, documents)
    const isRepeated = inputs.findIndex((other) => sameValue(other, input)) < index
    return place === null || isRepeated ? [] : [{ index, input, document: place }]
  })
  const ofKind = (kinds: readonly Kind[]) => cited.filter(({ document }) => kinds.includes(document.type))
  const slips = ofKind(['payslip']).toSorted((a, b) => order(a).localeCompare(order(b)))
  const bookings = ofKind(['bank_statement']).toSorted((a, b) => order(a).localeCompare(order(b)))
  const others = cited.filter(({ document }) => document.type !== 'payslip' && document.type !== 'bank_statement')
  const left = new Set(bookings)
  const months = slips.flatMap((slip): ProofStep[] => {
    const paid = paymentOf(slip.input, [...left])
    if (paid) left.delete(paid)
    return [step(slip), ...(paid ? [step(paid, compared(slip.input, paid.input))] : [])]
  })
  const account = bookings
    .filter((booking) => left.has(booking))
    .map((booking, at, all) => step(booking, repeated(all[at - 1], booking)))
  return [...months, ...account, ...others.map((other) => step(other, sameEmployer(other.document, slips)))]
}

const step = ({ index, input }: Cited, agreement: Message | null = null): ProofStep => ({ index, input, agreement })
const order = ({ input }: Cited) => input.when ?? ''

/** A report of before others' documents were cited by name lists theirs nowhere. */
function citedAt(input: TraceRef, documents: Documents): ReportDocument | null {
  if (input.document_id !== null && !documents.some(({ id }) => id === input.document_id)) return null
  const place = tracePlace(input, documents)
  return place.kind === 'marked' || place.kind === 'page' ? place.document : null
}

/** The same value at the same place. */
const sameValue = (a: TraceRef, b: TraceRef) =>
  a.document_id === b.document_id &&
  a.page === b.page &&
  a.label === b.label &&
  a.value === b.value &&
  a.when === b.when

/** Of the payments that may be this month's, the one nearest to its amount. */
function paymentOf({ value, when }: TraceRef, bookings: readonly Cited[]): Cited | undefined {
  if (value === null || when === null) return undefined
  const month = when.slice(0, 7)
  const apart = ({ input }: Cited) => Math.abs(fromDecimal(input.value!) - fromDecimal(value))
  return bookings
    .filter(({ input }) => input.value !== null && input.when !== null && mayPay(month, input.when))
    .toSorted((a, b) => apart(a) - apart(b))[0]
}

function mayPay(month: string, day: string): boolean {
  if (day.startsWith(month)) return true
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return day.startsWith(next) && Number(day.slice(8, 10)) <= PAID_BY
}

function compared(slip: TraceRef, booking: TraceRef): Message {
  const apart = Math.abs(fromDecimal(booking.value!) - fromDecimal(slip.value!))
  const month = slip.when!.slice(0, 7)
  return apart === 0
    ? { key: 'Report.Proof.Agrees', params: { month } }
    : { key: 'Report.Proof.Differs', params: { month, amount: decimal(apart) } }
}

const repeated = (before: Cited | undefined, { input }: Cited): Message | null =>
  before && input.value !== null && input.label === before.input.label && before.input.value === input.value
    ? { key: 'Report.Proof.Same', params: { day: before.input.when ?? '' } }
    : null

/** «S.r.l.» and «SRL» are one firm. */
const firm = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()

function sameEmployer({ issuer }: ReportDocument, slips: readonly Cited[]): Message | null {
  const employers = slips.flatMap(({ document }) => document.issuer ?? [])
  if (issuer === null || employers.length === 0) return null
  return employers.some((employer) => firm(employer) === firm(issuer))
    ? { key: 'Report.Proof.SameEmployer', params: { employer: issuer } }
    : { key: 'Report.Proof.OtherEmployer', params: { employer: issuer } }
}
