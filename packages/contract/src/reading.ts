/**
 * «What we read»: what the report will say of a person's documents, shown to that person alone before they pay. Money
 * is a decimal string of euros.
 */
import * as z from 'zod/mini'
import { figureState, reportDocument, traceRef } from './report.ts'
import { maybe, money, text } from './report-values.ts'

/** What a line is about. */
export const readingKinds = [
  'employer',
  'net_pay',
  'paid_out',
  'salary_credit',
  'tax_income',
  'rent_paid',
  'holder',
  'other_income',
  'instalment',
] as const
export const readingKind = z.enum(readingKinds)
export type ReadingKind = z.infer<typeof readingKind>

const readingLine = z.object({
  kind: readingKind,
  /** Name as printed: payer, payee, or the account's bank and IBAN; null where the kind says all. */
  name: text,
  /** Money, or a name where the kind is `employer` or `holder`; null: not known. */
  value: text,
  /** The month or day that the value is of. */
  when: text,
  /** Never better than the report will say. */
  state: figureState,
  inputs: z.array(traceRef),
  /** Which document a dispute of the line names; null where no document shows it. */
  document_id: text,
  /** What the applicant says is wrong with it; null while they do not dispute it. */
  contest: maybe(z.string()),
})
export type ReadingLine = z.infer<typeof readingLine>

/** Regular money on the account that does not count, because nothing says what it is. */
const seenIncome = z.object({
  payer: text,
  /** Median of a month. */
  monthly: money,
  months: z.number(),
  inputs: z.array(traceRef),
})
export type SeenIncome = z.infer<typeof seenIncome>

/** What can bring a rent or an instalment nearer to the income. */
const helpKind = z.enum(['guarantor', 'income', 'document'])
export type HelpKind = z.infer<typeof helpKind>

/**
 * What a rent or an instalment is of the net income, told to the applicant alone. Percentages have one decimal and one
 * base: the net income.
 */
const affordabilityHint = z.object({
  of: z.enum(['rent', 'instalment']),
  amount: money,
  net_income: money,
  state: figureState,
  percentage: z.number(),
  /** The most that the company, or else the usual rule, takes for affordable; null where it is not known. */
  limit: maybe(z.object({ amount: money, percentage: maybe(z.number()) })),
  /** The company set limits of its own. */
  is_company_limit: z.boolean(),
  /** Whose net income it is. */
  base: z.enum(['applicant', 'household']),
  standing: z.enum(['within', 'over', 'unknown']),
  /** People named in the application whose income is not in the sum yet. */
  not_counted: z.array(z.string()),
  /** Empty while it is within the limit. */
  helps: z.array(helpKind),
})
export type AffordabilityHint = z.infer<typeof affordabilityHint>

/** What the documents say of the person's job: null for what none of them says. */
const readJob = z.object({
  employer: text,
  /** ISO day. */
  hired_on: text,
  type_of_contract: maybe(z.enum(['open_ended', 'fixed_term'])),
  /** Shown by a certificate, a payslip or the account: never the applicant's own answer. */
  paychecks_per_year: maybe(z.union([z.literal(12), z.literal(13), z.literal(14)])),
})
export type ReadJob = z.infer<typeof readJob>

export const reading = z.object({
  /** Documents that are still being read: figures may change. */
  waiting: z.number(),
  lines: z.array(readingLine),
  /** As the report will number them. */
  documents: z.array(reportDocument),
  seen_not_counted: z.array(seenIncome),
  /** Null for an invited person, and while the rent, the loan or the income is not known. */
  hint: maybe(affordabilityHint),
  job: readJob,
})
export type Reading = z.infer<typeof reading>
