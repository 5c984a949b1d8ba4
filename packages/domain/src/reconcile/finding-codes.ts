/** Every problem that the report knows to say, by code. Source: docs/specification/b8-errors.md. */
import { readingKinds } from '@attesta/contract/reading.ts'

/** What can be said of a document of each kind. */
const codesOfKind = {
  bank_statement: [
    'invalid_type',
    'incomplete',
    'coverage',
    'too_old',
    'duplicate',
    'not_original',
    'merged',
    'unreadable',
    'locked',
    'wrong_bank',
    'name_mismatch',
    'no_legal_value',
    'fraud',
    'rent_missing',
    'salary_missing',
    'overlap_differs',
    'recency',
    'edited',
    'reused',
  ],
  payslip: [
    'employer_mismatch',
    'pay_differs',
    'pay_missing',
    'other_currency',
    'invalid_type',
    'name_mismatch',
    'unreadable',
    'locked',
    'duplicate',
    'fraud',
    'date_range',
    'recency',
    'not_reconciled',
    'not_original',
    'merged',
    'several_employers',
    'several_months',
    'edited',
    'reused',
  ],
  national_id: [
    'country_mismatch',
    'invalid_type',
    'missing_front',
    'missing_back',
    'name_mismatch',
    'missing_name',
    'parse_failure',
    'expired',
    'fraud',
    'unreadable',
    'edited',
    'zones_disagree',
  ],
  cud: [
    'fiscal_code_mismatch',
    'name_mismatch',
    'too_old',
    'invalid_type',
    'unreadable',
    'locked',
    'fraud',
    'not_original',
    'edited',
  ],
  fiscal_doc: [
    'fiscal_code_mismatch',
    'name_mismatch',
    'too_old',
    'invalid_type',
    'unreadable',
    'locked',
    'fraud',
    'not_reconciled',
    'not_original',
    'edited',
  ],
  income_check: ['other_income_not_declared', 'declared_income_not_detected', 'rent_detected_not_declared'],
  report: [
    'fiscal_code_mismatch',
    'fiscal_code_identity',
    'birth_date_mismatch',
    'salary_mismatch',
    'salary_account_differs',
    'withholder_differs',
    'year_differs',
    'paychecks_differ',
    'payer_differs',
    'pay_returned',
    'pay_fell',
    'payslip_month_missing',
    'rent_differs',
  ],
  /** What the applicant says was read wrongly. */
  reading: readingKinds,
  rapid: ['not_readable', 'corrupted', 'merged', 'not_supported', 'insufficient_documents'],
} as const

export const findingCodes: readonly string[] = Object.entries(codesOfKind).flatMap(([kind, codes]) =>
  codes.map((code) => `${kind}.${code}`),
)

/** «payslip.pay_differs» → «pay_differs»: of a document of any kind. */
export const troubleOf = (code: string): string => code.slice(code.indexOf('.') + 1)

/** The key of a code's words; one that is not in the table is said in general. */
export const keyOfFinding = (code: string): string => `Report.Finding.${findingCodes.includes(code) ? code : 'other'}`
