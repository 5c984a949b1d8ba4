/**
 * An immutable snapshot in the specification's field names, with the trace that shows why; `rapid` shows fewer parts,
 * `mortgage` one more. Each `translation_key`, `label`, `msg`, `note` and `error_msg` is a key of a text with its
 * `params` beside it. Money is a decimal string of euros ("1234.50"), a day `YYYY-MM-DD`, a month `YYYY-MM`; `null` is
 * unknown or not provided, never shown as zero. Source: B3-report.
 */
import * as z from 'zod/mini'
import { applicantRole, employmentStatus, language, region } from './fields.ts'
import { creditScore } from './identity.ts'
import { maybe, message, money, params, text } from './report-values.ts'
import { mortgagePart } from './report-mortgage.ts'
import { rulingOutcome } from './review.ts'
import { personProgress, replaces } from './report-people.ts'
import { coverageYear, tableRecord } from './report-tables.ts'

export type Message = z.infer<typeof message>

/** How well a figure stands: every input closed by arithmetic; two sources agree or the source was read; only said; not known. */
export const figureState = z.enum(['proven', 'consistent', 'declared', 'unknown'])
export type FigureState = z.infer<typeof figureState>

/** Where a value was read. `document_id`: null when the applicant said it. `label`: key of a text. `box`: PDF points from the top left. */
export const traceRef = z.object({
  document_id: text,
  page: maybe(z.number()),
  box: maybe(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  label: z.string(),
  value: text,
  /** The month or day that the value is of, or null. */
  when: text,
  /** Whose own documents, outside this report, show it: then `document_id` is null, yet it is more than said. Else absent. */
  shown_by: z.optional(z.string()),
  /** What the reading gave before a person corrected it, why, and when. Absent without a correction and in old reports. */
  corrected: z.optional(z.object({ was: text, reason: z.string(), on: z.string() })),
})
export type TraceRef = z.infer<typeof traceRef>

export const figureIds = [
  'net_income',
  'employment_income',
  'monthly_pay',
  'payslip_income',
  'salary_credits',
  'self_employed_income',
  'other_income',
  'recurrent_costs',
  'committed_costs',
  'residual',
  'affordable_rent',
  'affordable_rent_min',
  'affordable_rent_max',
  'rent',
  'actual_monthly_rent',
  'average_cash_balance',
  'deposit_cover',
  'household_net_income',
  'household_committed_costs',
  'household_cash_balance',
  'property_value',
  'mortgage_loan',
  'down_payment',
  'sustainable_instalment',
  'sustainable_mortgage',
  'mortgage_instalment',
  'monthly_inflows',
  'monthly_outflows',
  'yearly_gross',
  'yearly_net',
] as const
export const figureId = z.enum(figureIds)
export type FigureId = z.infer<typeof figureId>

/** One figure and why: `rule` is id@version, `workings` the numbers on the way (money in euros as text, counts and ratios as numbers). */
export const figure = z.object({
  value: maybe(money),
  state: figureState,
  rule: z.string(),
  inputs: z.array(traceRef),
  workings: params,
})
export type WireFigure = z.infer<typeof figure>

/** What shows the months' pay of a year: its certificate, an extra payslip, the account, the answer, or only the minimum. */
const payMonthsSource = z.enum(['certificate', 'payslip', 'account', 'answer', 'least'])
export type PayMonthsSource = z.infer<typeof payMonthsSource>

export const incomeKind = z.enum([
  'employment',
  'self_employment',
  'pension',
  'benefits',
  'rent_received',
  'maintenance',
  'other',
])
export type IncomeKind = z.infer<typeof incomeKind>

const errorFile = z.object({ document_id: z.string(), name: z.string(), msg: message })
const control = z.object({
  translation_key: z.string(),
  value: z.enum(['yes', 'no', 'unknown']),
  icon: z.enum(['check', 'warning', 'unknown']),
  reverse_colors: z.boolean(),
})

export const checkId = z.enum([
  'identity',
  'holder',
  'recency',
  'anti_fraud',
  'consecutive',
  'arithmetic',
  'deposit',
  'own_funds',
])
export const checkSource = z.enum(['bank', 'payslip', 'document', 'declared'])
/** A check on the evidence. `unknown` is never shown as failed; `reasons` say why it is not passed. */
export const check = z.object({
  id: checkId,
  translation_key: z.string(),
  outcome: z.enum(['passed', 'failed', 'unknown']),
  reasons: z.array(message),
  sources: z.array(checkSource),
  evidence: z.array(traceRef),
})
export type Check = z.infer<typeof check>

export const errorSource = z.enum(['bank', 'payslips', 'recurrent_costs', 'income', 'documents', 'identity'])
const aggregatedError = z.object({
  type: z.enum(['error', 'warning']),
  msg: message,
  source: errorSource,
  document_ids: z.array(z.string()),
})
export type AggregatedError = z.infer<typeof aggregatedError>

/** A document as the report cites it: «[3] payslip, p. 1». */
export const reportDocument = z.object({
  number: z.number(),
  id: z.string(),
  type: z.enum(['national_id', 'bank_statement', 'payslip', 'cud', 'fiscal_doc', 'work_contract', 'other', 'unknown']),
  name: z.string(),
  issuer: text,
  pages: z.number(),
  /** How the text was had, and whether its own sums close; null when it prints none. */
  source: z.enum(['text', 'ocr', 'mixed', 'none', 'connection']),
  reconciled: maybe(z.boolean()),
  from: text,
  to: text,
  uploaded_on: z.string(),
  status: z.enum(['ok', 'warning', 'error']),
  findings: z.array(message),
  /** Beside each finding how often such a one was right; absent where none was measured. */
  measured: z.optional(z.array(z.nullable(message))),
  /** What the applicant answers to a finding, in their words; the finding stands. Absent in old reports. */
  contests: z.optional(z.array(z.object({ msg: message, comment: z.string(), contested_on: z.string() }))),
  /** What a reviewer of the document decided: a dismissed finding is listed here alone. Absent in old reports. */
  reviews: z.optional(
    z.array(z.object({ msg: message, outcome: rulingOutcome, reason: z.string(), reviewed_on: z.string() })),
  ),
})
export type ReportDocument = z.infer<typeof reportDocument>

const person = z.object({
  fullname: z.string(),
  relationship: z.string(),
  role: z.string(),
  email: text,
  date_of_birth: text,
  /** Absent for those who are not asked for documents, and in older reports. */
  progress: z.optional(personProgress),
})

/** What a co-applicant's income rests on, from their own documents. Amounts per month. */
const personIncome = z.object({
  employment_status: employmentStatus,
  employer: text,
  type_of_contract: maybe(z.enum(['open_ended', 'fixed_term'])),
  employment: maybe(money),
  employment_state: figureState,
  other: maybe(money),
  committed_costs: maybe(money),
  /** With whom a shared account's costs are counted. */
  counted_with: z.optional(z.string()),
  /** How many of each count. */
  payslips: z.number(),
  statements: z.number(),
})
export type PersonIncome = z.infer<typeof personIncome>
const answered = z.object({ question: z.string(), response: z.enum(['YES', 'NO', 'PNTS']), details: text })

export const rentReport = z.object({
  type: z.enum(['rent', 'rapid', 'mortgage']),
  report_id: z.string(),
  rules: z.string(),
  region,
  language,
  created_at: z.string(),
  generated_on: z.string(),
  valid_until: z.string(),
  /** Absent unless its people changed. */
  replaces: z.optional(replaces),
  applicant_role: applicantRole,
  qr_verification: z.object({ url: text }),
  personal_details: z.object({
    name: z.string(),
    id: z.string(),
    email: z.string(),
    report_id: z.string(),
    generated_on: z.string(),
    mobile: text,
    date_of_birth: text,
    birth_address: text,
    current_address: text,
    /** Key: since when or in what way the person lives there. */
    residency_label: text,
    pets: z.object({ translation_key: z.string(), has_pets: maybe(z.boolean()), value: text }),
    verified: z.boolean(),
    fields: z.array(z.object({ translation_key: z.string(), value: text })),
    controls: z.array(control),
  }),
  listing_info: z.object({
    company_name: text,
    name: text,
    address: text,
    asking_price: maybe(money),
    current_rent: maybe(money),
    deposit: maybe(money),
  }),
  /** `percentage`: rent ÷ net income, one decimal. `value`, `min`, `max`: affordable rents at the ratios given. */
  monthly_affordability: z.object({
    translation_key: z.string(),
    value: maybe(money),
    min: maybe(money),
    max: maybe(money),
    percentage: maybe(z.number()),
    rent: maybe(money),
    ratios: z.object({ min: z.number(), value: z.number(), max: z.number() }),
    /** The same three marks in percent of the household's net income, the base of `percentage`. Absent in older reports. */
    shares_of_net: z.optional(z.object({ min: maybe(z.number()), value: maybe(z.number()), max: maybe(z.number()) })),
  }),
  employment: z.object({
    status: employmentStatus,
    status_icon: z.enum(['ok', 'warning', 'error']),
    /** `value` gross where a document tells it, `net_value` what counts. */
    monthly_income: z.object({ value: maybe(money), net_value: maybe(money) }),
    recurrent_costs: maybe(money),
    employment_monthly_income: maybe(money),
    employer: text,
    other_monthly_income: z.object({ value: maybe(money), warning: maybe(message) }),
    type_of_contract: maybe(z.enum(['open_ended', 'fixed_term'])),
    paychecks_per_year: maybe(z.number()),
    /** The headline is `monthly` × `count` ÷ 12. `extras`: extra months seen. `answered`: the applicant's word. Absent in old reports. */
    pay_months: z.optional(
      z.object({
        count: z.number(),
        source: payMonthsSource,
        answered: maybe(z.number()),
        monthly: maybe(money),
        monthly_state: figureState,
        extras: z.array(z.object({ run: z.enum(['thirteenth', 'fourteenth']), month: text, amount: money })),
      }),
    ),
    average_cash_balance: z.object({
      value: maybe(money),
      value_translation_key: z.string(),
      /** How many monthly rents it is, one decimal. */
      months_of_rent: maybe(z.number()),
    }),
    actual_monthly_rent: z.object({
      value: maybe(money),
      valid: maybe(z.boolean()),
      display: z.boolean(),
      error_msg: maybe(message),
    }),
    employment_start_date: text,
    seniority: z.object({ /** Whole months. */ months: maybe(z.number()), valid: maybe(z.boolean()) }),
    active_contract: maybe(z.boolean()),
  }),
  bank_statements_incomes: z.object({
    label: z.string(),
    content: z.array(tableRecord),
    error_files: z.array(errorFile),
  }),
  payslips_incomes: z.array(z.extend(tableRecord, { error_files: z.array(errorFile) })),
  payslips_controls: z.object({ label: z.string(), content: z.array(control) }),
  recurrent_costs: z.object({ content: z.array(z.extend(tableRecord, { committed: z.boolean() })) }),
  other_documents: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      label: z.string(),
      possible_type: text,
      info: maybe(message),
      notes: z.array(message),
      valid: z.boolean(),
      msg: maybe(message),
    }),
  ),
  national_ids: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      value: text,
      country: text,
      expiration_date: text,
      expiration_date_label: z.string(),
      valid: z.boolean(),
      error_msg: maybe(message),
    }),
  ),
  guarantors: z.object({ content: z.array(z.extend(person, { net_income: maybe(money), state: figureState })) }),
  hh_members: z.object({
    label: z.object({ key: z.string(), note: maybe(message) }),
    content: z.array(
      z.extend(person, {
        net_income: maybe(money),
        state: figureState,
        /** Whether the income is in the household's sum. */
        counted: z.boolean(),
        /** Absent until they have finished, and in older reports. */
        income: z.optional(personIncome),
      }),
    ),
  }),
  other_questions: z.array(
    z.object({
      translation_key: z.string(),
      value: text,
      /** A key of the words when the answer is one of a list. */
      value_key: text,
    }),
  ),
  aggregated_error_messages: z.array(aggregatedError),
  /** `open` while a blocker stands: names its finding; what it touches is unknown or only declared. Absent in old reports. */
  standing: z.optional(
    z.object({
      state: z.enum(['settled', 'open']),
      open_points: z.array(z.object({ msg: message, document_ids: z.array(z.string()), contested: z.boolean() })),
    }),
  ),
  /** `short_by`: zero when the average balance is enough. Both amounts absent in older reports. */
  deposit_affordability: z.object({
    outcome: check.shape.outcome,
    needed: maybe(money),
    rents: z.number(),
    average_balance: z.optional(maybe(money)),
    short_by: z.optional(maybe(money)),
  }),
  identity_verification: z.object({
    user_verified: z.boolean(),
    verified_at: text,
    verification_method: maybe(z.enum(['webid', 'psd2'])),
  }),
  /** A credit agency's answer, in Germany and with consent; null when none was asked or answered. Absent in old reports. */
  credit_check: z.optional(maybe(creditScore)),
  checks: z.array(check),
  questionnaire: z.array(answered),
  /** In Germany: answers for the landlord who chose this person, and for no one else. Absent without any, and in shown reports. */
  questionnaire_after_choice: z.optional(z.array(answered)),
  /** The chart of page one: a bar a month, stacked by kind; `missing`: no document covers the month. */
  income_by_month: z.array(
    z.object({
      month: z.string(),
      total: maybe(money),
      missing: z.boolean(),
      sources: z.array(z.object({ kind: incomeKind, value: money, state: figureState })),
    }),
  ),
  /** Which months the documents cover, a line for statements and one for payslips. */
  coverage: z.array(
    z.object({ translation_key: z.string(), source: z.enum(['bank', 'payslips']), years: z.array(coverageYear) }),
  ),
  documents: z.array(reportDocument),
  /** Documents declared missing: keys of the kinds, key and words of the reason. `person`: null means the applicant. Not in old reports. */
  absences: z.optional(
    z.array(z.object({ papers: z.array(z.string()), reason: z.string(), comment: text, person: text })),
  ),
  /** Of a mortgage's report; absent in every other. */
  mortgage: z.optional(mortgagePart),
  trace: z.partialRecord(figureId, figure),
})
export type RentReport = z.infer<typeof rentReport>
