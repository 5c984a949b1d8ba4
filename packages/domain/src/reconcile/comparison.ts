/**
 * What a finding compares: the value that stands on the document beside the one that was looked for. Shown to the
 * person whose document it is.
 */
import { addDays, addMonths, monthOf, type Day, type Month } from '../day.ts'
import { accountsOf } from '../facts/account-lines.ts'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { DocumentKind } from '../facts/parse-result.ts'
import { stateOfCode } from '../identity/state-codes.ts'
import { monthsOf } from '../journey/required-documents.ts'
import { payslipMonthsWanted, windows } from '../journey/windows.ts'
import { codeOn, namesOn, placeOfCode, placeOfName } from './names.ts'

/** A value in no language: how it is written is the reader's affair. `orLater`: this one and all after it. */
export type Compared =
  | { kind: 'text'; text: string }
  | { kind: 'money'; amount: string }
  | { kind: 'day'; day: Day; orLater?: true }
  | { kind: 'months'; months: readonly Month[] }
  | { kind: 'year'; year: number; orLater?: true }
  /** Only the end of an account number is shown. */
  | { kind: 'accounts'; endings: readonly string[] }
  | { kind: 'documents'; types: readonly DocumentKind[] }

export interface Comparison {
  found: Compared
  expected: Compared
  /** Of the file, from 1; null where it is not known. */
  page: number | null
}

export interface Compares {
  code: string
  params: Record<string, string | number>
}
interface Context {
  params: Compares['params']
  document: EvidenceDocument
  applicant: Applicant
  today: Day
}
/** A rule gives null where one of the two values is not known. */
type Rule = (context: Context) => {
  found: Compared | null
  expected: Compared | null
  /** Place of the value in the result. */
  path?: string
} | null

const text = (value: string | number | null | undefined): Compared | null =>
  value == null || value === '' ? null : { kind: 'text', text: String(value) }
const money = (value: string | number | undefined): Compared | null =>
  typeof value === 'string' ? { kind: 'money', amount: value } : null
const endingOf = (iban: string) => iban.slice(-4)

const name: Rule = ({ document, applicant }) => ({
  found: text(namesOn(document)[0]),
  expected: text(`${applicant.name.given} ${applicant.name.family}`),
  path: placeOfName(document),
})

const fiscalCode: Rule = ({ document, applicant }) => ({
  found: text(codeOn(document)),
  expected: text(applicant.fiscalCode),
  path: placeOfCode(document),
})

const statementEnd: Rule = ({ document }) => {
  const ends = accountsOf([document])
    .flatMap(({ account }) => account.period?.to ?? [])
    .sort()
  const end = ends.at(-1)
  return {
    found: end === undefined ? null : { kind: 'day', day: end },
    expected: { kind: 'day', day: addDays(document.uploadedOn, -windows.statementEndDays), orLater: true },
  }
}

const payMonth: Rule = ({ document, today }) => {
  const period = document.result.payslip?.period
  return {
    found: period == null ? null : { kind: 'months', months: [period] },
    expected: { kind: 'months', months: payslipMonthsWanted([], today, null) },
    path: 'payslip.period',
  }
}

/** The first year whose end lies no more than 18 months back. */
const taxYear: Rule = ({ document, today }) => {
  const year = document.result.tax_document?.tax_year
  return {
    found: year == null ? null : { kind: 'year', year },
    expected: { kind: 'year', year: Number(addMonths(monthOf(today), -windows.taxMonths).slice(0, 4)), orLater: true },
    path: 'tax_document.tax_year',
  }
}

/** What the place asks for; where it takes more than one kind, each. */
const kindsOfPlace: Partial<Record<EvidenceDocument['place'], readonly DocumentKind[]>> = {
  fiscal_doc: ['fiscal_doc', 'cud'],
  cud: ['cud', 'fiscal_doc'],
  national_id: ['national_id'],
  bank_statement: ['bank_statement'],
  payslip: ['payslip'],
}

const kind: Rule = ({ document: { result, place } }) => {
  const types = kindsOfPlace[place]
  return {
    found: result.type === 'unknown' ? null : { kind: 'documents', types: [result.type] },
    expected: types === undefined ? null : { kind: 'documents', types },
  }
}

/** By the whole code, else by what stands behind its dot. */
const rules: Readonly<Record<string, Rule>> = {
  name_mismatch: name,
  fiscal_code_mismatch: fiscalCode,
  invalid_type: kind,
  'report.birth_date_mismatch': ({ document, applicant }) => {
    const born = document.result.identity?.date_of_birth ?? null
    return {
      found: born === null ? null : { kind: 'day', day: born },
      expected: applicant.bornOn === null ? null : { kind: 'day', day: applicant.bornOn },
      path: 'identity.date_of_birth',
    }
  },
  'national_id.country_mismatch': ({ document, applicant }) => ({
    found: text(stateOfCode(document.result.identity?.nationality ?? '')),
    expected: text(applicant.nationality),
    path: 'identity.nationality',
  }),
  'national_id.expired': ({ document, today }) => {
    const until = document.result.identity?.expires_on ?? null
    return {
      found: until === null ? null : { kind: 'day', day: until },
      expected: { kind: 'day', day: today, orLater: true },
      path: 'identity.expires_on',
    }
  },
  'bank_statement.too_old': statementEnd,
  'bank_statement.recency': statementEnd,
  'bank_statement.wrong_bank': ({ document, params }) => ({
    found: text(document.result.bank_statement?.accounts[0]?.bank),
    expected: text(params['bank']),
  }),
  'bank_statement.coverage': ({ document, params }) => {
    const [covered, missing] = [
      monthsOf(document.result),
      String(params['months'] ?? '')
        .split(', ')
        .filter(Boolean),
    ]
    return {
      found: covered.length === 0 ? null : { kind: 'months', months: covered },
      expected: missing.length === 0 ? null : { kind: 'months', months: missing },
    }
  },
  'payslip.recency': payMonth,
  'payslip.date_range': payMonth,
  'payslip.employer_mismatch': ({ params }) => ({
    found: text(params['employer']),
    expected: text(params['payer']),
    path: 'payslip.employer',
  }),
  'cud.too_old': taxYear,
  'fiscal_doc.too_old': taxYear,
  'report.withholder_differs': ({ params }) => ({
    found: text(params['withholder']),
    expected: text(params['employer']),
    path: 'tax_document.employer',
  }),
  'report.year_differs': ({ params }) => ({
    found: money(params['certificate']),
    expected: money(params['payslips']),
    path: 'tax_document.net_income',
  }),
  'report.salary_mismatch': ({ params }) => ({ found: money(params['payslips']), expected: money(params['credits']) }),
  'report.rent_differs': ({ params }) => ({ found: money(params['seen']), expected: money(params['declared']) }),
  'report.salary_account_differs': ({ document, applicant }) => {
    const [iban, shown] = [
      document.result.payslip?.iban ?? null,
      accountsOf(applicant.documents).flatMap(({ account }) => account.iban ?? []),
    ]
    return {
      found: iban === null ? null : { kind: 'accounts', endings: [endingOf(iban)] },
      expected: shown.length === 0 ? null : { kind: 'accounts', endings: [...new Set(shown.map(endingOf))] },
      path: 'payslip.iban',
    }
  },
}

/**
 * What a finding about a document compares; null where it compares nothing, or one side is not known. Both values are
 * of the applicant's own documents and answers: a finding that rests on another person's document (`reused`) has no
 * line here.
 */
export function comparisonOf(
  { code, params }: Compares,
  document: EvidenceDocument,
  applicant: Applicant,
  today: Day,
): Comparison | null {
  const sides = (rules[code] ?? rules[code.slice(code.indexOf('.') + 1)])?.({ params, document, applicant, today })
  if (!sides?.found || !sides.expected) return null
  const { trace, pages } = document.result
  return {
    found: sides.found,
    expected: sides.expected,
    page: (sides.path === undefined ? undefined : trace?.[sides.path]?.page) ?? (pages === 1 ? 1 : null),
  }
}
