/**
 * What the document engine makes of one file: the very JSON that `npm run doc -- --json` prints, one object a file.
 * `null` = the document does not show it.
 */
import type { Day, Month } from '../day.ts'

/** `"1234.50"`: an optional minus, digits, a dot, two digits. */
export type Decimal = string

export const documentKinds = [
  'national_id',
  'bank_statement',
  'payslip',
  'cud',
  'fiscal_doc',
  'work_contract',
  'other',
  'unknown',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How the pages' text was had: printed in the file, read from pixels, both, or none at all. */
export type TextSource = 'text' | 'ocr' | 'mixed' | 'none'

export type Severity = 'error' | 'warning' | 'info'

/** Left, top, width, height in PDF points (pixels for an image), origin top left. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface Evidence {
  page: number
  box: Box | null
}

export interface Finding {
  /** `<type>.<code>`, e.g. `bank_statement.not_original`. */
  code: string
  severity: Severity
  /** Key of the words shown to the applicant. */
  message_key: string
  params: Record<string, string | number>
  evidence: Evidence | null
}

export interface Transaction {
  booked_on: Day
  value_on: Day | null
  description: string
  amount: Decimal
  balance: Decimal | null
  page: number
  /**
   * Who was paid or who paid, as the row prints it; null when it names no one, left out where nothing looked for it.
   */
  counterparty?: string | null
}

export interface Account {
  bank: string | null
  abi: string | null
  blz: string | null
  iban: string | null
  bic: string | null
  holders: string[]
  currency: string
  period: { from: Day; to: Day } | null
  opening_balance: Decimal | null
  closing_balance: Decimal | null
  /**
   * true: opening + Σ amounts = closing and every printed running balance agrees; false: they do not; null: no balances
   * shown.
   */
  reconciled: boolean | null
  transactions: Transaction[]
}

export interface BankStatement {
  accounts: Account[]
}

export interface Payslip {
  employer: string | null
  employer_tax_code: string | null
  employee: string | null
  fiscal_code: string | null
  period: Month | null
  run: 'ordinary' | 'thirteenth' | 'fourteenth' | 'correction'
  hired_on: Day | null
  /** Last day of the employment; left out where none is printed. */
  left_on?: Day
  /** A line that only a last payslip has («Mancato preavviso», «Abfindung»), in its words; left out without one. */
  last_pay?: string
  /** The day until which a fixed-term contract is printed to run; left out without one. */
  fixed_until?: Day
  /** Of the person paid; left out where none is printed, or, in pixels, one that the fiscal code contradicts. */
  date_of_birth?: Day
  contract_type: string | null
  /** Pay grade as printed (`C3`, `4° livello`, `EG 9`). */
  level?: string | null
  gross: Decimal | null
  deductions: Decimal | null
  net: Decimal | null
  payout: Decimal | null
  /** Expenses given back inside the net pay, all lines together, above zero; left out where there are none. */
  reimbursed_expenses?: Decimal
  /** A loan or an advance of the employer paid out inside the net pay, above zero; left out where there is none. */
  loan_from_employer?: Decimal
  /**
   * Paid once inside an ordinary month's pay («Una tantum», «Conguaglio 730», «Weihnachtsgeld»), as printed on its lines,
   * above zero: a bonus before its taxes, so that the net without it is the least that is usual. Left out where there is
   * none.
   */
  one_off?: Decimal
  /** Paid before and taken off above the net («Anticipo retribuzione»), above zero; left out where there is none. */
  advance_withheld?: Decimal
  /** Kept back for an enforcement, above zero; left out where there is none. */
  garnished?: Decimal
  /** Kept back for a lender («Cessione del quinto», «Delega di pagamento»), above zero; left out where there is none. */
  cession?: Decimal
  /** It says that the pay is handed over in cash or by cheque; left out where it does not. */
  paid_in_cash?: true
  iban: string | null
  /** true when competences − deductions (± rounding) = net; null when the sums are not printed. */
  reconciled: boolean | null
}

export interface TaxDocument {
  form: 'cu' | '730' | 'redditi_pf' | 'steuerbescheid' | 'lohnsteuerbescheinigung'
  tax_year: number | null
  name: string | null
  fiscal_code: string | null
  employer: string | null
  days: number | null
  gross_income: Decimal | null
  taxable_income: Decimal | null
  tax: Decimal | null
  net_income: Decimal | null
  /**
   * true: every sum behind the figures shown is printed and closes; false: one is printed and does not; null: the form
   * prints none, or not all of them.
   */
  reconciled: boolean | null
}

export interface Identity {
  document: 'id_card' | 'paper_id_card' | 'passport' | 'residence_permit' | 'fiscal_card'
  side: 'front' | 'back' | 'both'
  number: string | null
  surname: string | null
  given_names: string | null
  date_of_birth: Day | null
  place_of_birth: string | null
  sex: 'F' | 'M' | 'X' | null
  /** ICAO three-letter code. */
  nationality: string | null
  issuing_country: string | null
  expires_on: Day | null
  fiscal_code: string | null
  /** null where the side has none; `valid` = every check digit holds. */
  mrz: { format: 'TD1' | 'TD2' | 'TD3'; valid: boolean } | null
}

/**
 * With `--trace`: the place that a value was read from, keyed by its path in the result, e.g. `payslip.net` or
 * `bank_statement.accounts.0.transactions.12.amount`.
 */
export type Trace = Record<string, Evidence>

/**
 * How the reading itself ended; no text is never `parsed`.
 * `limit_exceeded`: stopped for time, memory or size; `hostile`: built to harm a reader.
 */
export const verdicts = [
  'parsed',
  'partial',
  'unreadable',
  'encrypted',
  'limit_exceeded',
  'hostile',
  'unsupported',
] as const
export type Verdict = (typeof verdicts)[number]

export interface ParseResult {
  file: string
  type: DocumentKind
  verdict: Verdict
  country: string | null
  issuer: string | null
  pages: number
  source: TextSource
  findings: Finding[]
  bank_statement?: BankStatement
  payslip?: Payslip
  tax_document?: TaxDocument
  identity?: Identity
  work_contract?: {
    employer: string | null
    employee: string | null
    contract_type: 'open_ended' | 'fixed_term' | null
    starts_on: Day | null
    ends_on: Day | null
  }
  /** The likely type of an `other`, in the words of the required-document list. */
  possible_type?: string | null
  trace?: Trace
}
