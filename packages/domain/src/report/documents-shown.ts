/** How the report lists the documents that it rests on. */
import type { Message, RentReport, ReportDocument } from '@attesta/contract/report.ts'
import { firstDay, lastDay, type Day } from '../day.ts'
import { isUsable, type EvidenceDocument } from '../facts/evidence-document.ts'
import type { Identity } from '../facts/parse-result.ts'
import { isOfReading } from '../reading/dispute.ts'
import type { CrossFinding } from '../reconcile/cross-finding.ts'
import { measuredPrecision } from '../checks/finding-precision.ts'
import { keyOfFinding } from '../reconcile/finding-codes.ts'
import { isOfPlace } from '../reconcile/contested-place.ts'
import { isSetAside } from '../review/ruling.ts'

const ofDocument = (findings: readonly CrossFinding[], { id }: EvidenceDocument) =>
  findings.filter(({ documents }) => documents.includes(id))
const messageOf = ({ message_key, params }: CrossFinding): Message => ({ key: message_key, params })

function timeOf({ result }: EvidenceDocument): { from: Day | null; to: Day | null } {
  const periods = result.bank_statement?.accounts.flatMap(({ period }) => period ?? []) ?? []
  if (periods.length > 0)
    return {
      from: periods.map(({ from }) => from).sort()[0]!,
      to: periods
        .map(({ to }) => to)
        .sort()
        .at(-1)!,
    }
  if (result.payslip?.period) return { from: firstDay(result.payslip.period), to: lastDay(result.payslip.period) }
  const year = result.tax_document?.tax_year
  return year == null ? { from: null, to: null } : { from: `${year}-01-01`, to: `${year}-12-31` }
}

function reconciledOf({ result }: EvidenceDocument): boolean | null {
  if (result.payslip) return result.payslip.reconciled
  if (result.tax_document) return result.tax_document.reconciled
  const accounts = result.bank_statement?.accounts ?? []
  if (accounts.length === 0) return null
  return accounts.some(({ reconciled }) => reconciled === false)
    ? false
    : accounts.every(({ reconciled }) => reconciled === true)
      ? true
      : null
}

/** What the person holds against findings that still stand. */
const contestsOf = (
  { contests = [], rulings }: EvidenceDocument,
  own: readonly CrossFinding[],
): ReportDocument['contests'] =>
  contests.flatMap(({ code, comment, on }) => {
    const finding = own.find((candidate) => candidate.code === code)
    const stands = isOfPlace(code) || (isOfReading(code) && !isSetAside(rulings, code))
    if (finding === undefined && !stands) return []
    return [{ msg: finding ? messageOf(finding) : { key: keyOfFinding(code), params: {} }, comment, contested_on: on }]
  })

/** Returns what a person decided who looked at it, whether the finding stands or not. */
const reviewsOf = ({ rulings = [] }: EvidenceDocument, own: readonly CrossFinding[]): ReportDocument['reviews'] =>
  rulings.map(({ code, outcome, reason, on, params }) => {
    const finding = own.find((candidate) => candidate.code === code)
    return {
      msg: finding ? messageOf(finding) : { key: keyOfFinding(code), params: { ...params } },
      outcome,
      reason,
      reviewed_on: on,
    }
  })

function measuredOf(code: string): Message | null {
  const precision = measuredPrecision(code)
  return precision && { key: 'Report.Finding.Measured', params: { ...precision } }
}

const issuerOf = ({ result }: EvidenceDocument) =>
  result.payslip?.employer ?? result.tax_document?.employer ?? result.bank_statement?.accounts[0]?.bank ?? result.issuer

/**
 * Returns every document handed in, numbered in the order in which it came, with what was found on it alone; what shows
 * only across documents is said once, in the notes.
 */
export const documentList = (
  allDocuments: readonly EvidenceDocument[],
  findings: readonly CrossFinding[],
): ReportDocument[] =>
  allDocuments.map((document, index) => {
    const own = ofDocument(findings, document)
    const alone = own.filter(({ documents }) => documents.length === 1),
      measured = alone.map(({ code }) => measuredOf(code))
    const failed = !isUsable(document) || own.some(({ severity }) => severity === 'error')
    return {
      number: index + 1,
      id: document.id,
      type: document.result.type,
      name: document.name,
      issuer: issuerOf(document),
      pages: document.result.pages,
      source: document.origin === 'connection' ? 'connection' : document.result.source,
      reconciled: reconciledOf(document),
      ...timeOf(document),
      uploaded_on: document.uploadedOn,
      status: failed ? 'error' : own.length > 0 ? 'warning' : 'ok',
      findings: alone.map(messageOf),
      ...(measured.some(Boolean) ? { measured } : {}),
      contests: contestsOf(document, own),
      ...(document.rulings && document.rulings.length > 0 ? { reviews: reviewsOf(document, own) } : {}),
    }
  })

const beside: readonly EvidenceDocument['result']['type'][] = ['cud', 'fiscal_doc', 'work_contract', 'other', 'unknown']

/** Documents that are neither statement, payslip nor identity document. */
export const otherDocuments = (
  documents: readonly EvidenceDocument[],
  findings: readonly CrossFinding[],
): RentReport['other_documents'] =>
  documents
    .filter(({ result }) => beside.includes(result.type))
    .map((document) => {
      const own = ofDocument(findings, document)
      const tax = document.result.tax_document
      return {
        id: document.id,
        type: document.result.type,
        label: `Report.Document.${tax?.form ?? document.result.type}`,
        possible_type: document.result.possible_type ?? null,
        info: tax?.tax_year ? { key: 'Report.Document.taxYear', params: { year: String(tax.tax_year) } } : null,
        notes: own.filter(({ severity }) => severity === 'warning').map(messageOf),
        valid: isUsable(document) && !own.some(({ severity }) => severity === 'error'),
        msg: own.map(messageOf)[0] ?? null,
      }
    })

/**
 * Both sides of one card are one record: the same kind of document with one number, or one holder where a side prints
 * none.
 */
function sidesOfOne(documents: readonly EvidenceDocument[]): EvidenceDocument[][] {
  const records: EvidenceDocument[][] = []
  for (const document of documents) {
    const own = document.result.identity
    if (!own) continue
    const record = records.find((sides) =>
      sides.some(({ result: { identity: other } }) => {
        if (other!.document !== own.document || other!.side === own.side) return false
        if (other!.number !== null && own.number !== null) return other!.number === own.number
        return other!.surname === own.surname || other!.surname === null || own.surname === null
      }),
    )
    if (record) record.push(document)
    else records.push([document])
  }
  return records
}

/** Not shown in Germany, where the result of the verification is all that a landlord needs of an identity document. */
export const nationalIds = (
  documents: readonly EvidenceDocument[],
  findings: readonly CrossFinding[],
): RentReport['national_ids'] =>
  sidesOfOne(documents).map((sides) => {
    const own = sides.flatMap((document) => ofDocument(findings, document))
    const printed = <T>(pick: (identity: Identity) => T | null): T | null =>
      sides.map(({ result }) => pick(result.identity!)).find((value) => value !== null) ?? null
    const expires_on = printed((identity) => identity.expires_on)
    return {
      id: sides[0]!.id,
      type: `Report.Identity.${sides[0]!.result.identity!.document}`,
      value: printed(({ number }) => number),
      country: printed(({ issuing_country }) => issuing_country),
      expiration_date: expires_on,
      expiration_date_label: expires_on === null ? 'Report.NotDetected' : 'Report.Identity.expires',
      valid:
        sides.every(isUsable) &&
        !own.some(({ severity, code }) => severity === 'error' || code === 'national_id.expired'),
      error_msg: own.map(messageOf)[0] ?? null,
    }
  })
