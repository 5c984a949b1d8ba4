/**
 * A person's look at documents: which values of a reading may be corrected and how each is written, and what is told of
 * a review.
 */
import * as z from 'zod/mini'
import { contestComment } from './document.ts'
import { workingHours } from './working-hours.ts'

const WRONG = 'ReviewDesk.Error.Value'
const plain = z.string().check(
  z.overwrite<string>((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ),
  z.minLength(1, 'General.Error.Validation.Required'),
)

/** «2026-02-30» is written like a day and is none. */
const isRealDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** How a value of each kind is written on the wire; each is text, as the parse result spells it. */
const fieldKinds = {
  text: plain.check(z.maxLength(200, WRONG)),
  /** «-1234.50» */
  money: z.string().check(z.trim(), z.regex(/^-?\d{1,13}\.\d{2}$/, 'General.Error.Validation.Money')),
  day: z
    .string()
    .check(
      z.trim(),
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'General.Error.Validation.Date'),
      z.refine(isRealDay, 'General.Error.Validation.Date'),
    ),
  /** «2026-10» */
  month: z.string().check(z.trim(), z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, WRONG)),
  year: z.string().check(z.trim(), z.regex(/^(?:19|20)\d{2}$/, WRONG)),
  /** Days of work in a year. */
  days: z.string().check(z.trim(), z.regex(/^(?:[1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/, WRONG)),
  /** «IT60X0542811101000000123456» */
  iban: z.string().check(
    z.overwrite<string>((text) => text.replace(/\s/g, '').toUpperCase()),
    z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, WRONG),
  ),
  /** Numbers of documents and of the tax, of any country: «BNCGLI92C54F205X», «12 345 678 901». */
  code: z.string().check(
    z.overwrite<string>((text) => text.replace(/[\s/-]/g, '').toUpperCase()),
    z.regex(/^[A-Z0-9]{4,32}$/, WRONG),
  ),
  /** «ITA» */
  nation: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{3}$/, WRONG)),
} as const
export type FieldKind = keyof typeof fieldKinds

/**
 * Which values a person may correct, `N` standing for a place in a list. What proves something (`reconciled`, check
 * digits) is never among them: it is worked out.
 */
export const correctable = {
  'bank_statement.accounts.N.bank': 'text',
  'bank_statement.accounts.N.iban': 'iban',
  'bank_statement.accounts.N.holders.N': 'text',
  'bank_statement.accounts.N.period.from': 'day',
  'bank_statement.accounts.N.period.to': 'day',
  'bank_statement.accounts.N.opening_balance': 'money',
  'bank_statement.accounts.N.closing_balance': 'money',
  'bank_statement.accounts.N.transactions.N.booked_on': 'day',
  'bank_statement.accounts.N.transactions.N.description': 'text',
  'bank_statement.accounts.N.transactions.N.amount': 'money',
  'bank_statement.accounts.N.transactions.N.balance': 'money',
  'payslip.employer': 'text',
  'payslip.employee': 'text',
  'payslip.fiscal_code': 'code',
  'payslip.period': 'month',
  'payslip.hired_on': 'day',
  'payslip.gross': 'money',
  'payslip.deductions': 'money',
  'payslip.net': 'money',
  'payslip.payout': 'money',
  'payslip.iban': 'iban',
  'tax_document.tax_year': 'year',
  'tax_document.name': 'text',
  'tax_document.fiscal_code': 'code',
  'tax_document.employer': 'text',
  'tax_document.days': 'days',
  'tax_document.gross_income': 'money',
  'tax_document.taxable_income': 'money',
  'tax_document.tax': 'money',
  'tax_document.net_income': 'money',
  'identity.number': 'code',
  'identity.surname': 'text',
  'identity.given_names': 'text',
  'identity.date_of_birth': 'day',
  'identity.nationality': 'nation',
  'identity.issuing_country': 'nation',
  'identity.expires_on': 'day',
  'identity.fiscal_code': 'code',
  'work_contract.employer': 'text',
  'work_contract.employee': 'text',
  'work_contract.starts_on': 'day',
  'work_contract.ends_on': 'day',
} as const satisfies Record<string, FieldKind>
export type CorrectableField = keyof typeof correctable

/** «bank_statement.accounts.0.transactions.12.amount» → «bank_statement.accounts.N.transactions.N.amount» */
export const fieldOf = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.N')

export const isCorrectableField = (field: string): field is CorrectableField => Object.hasOwn(correctable, field)

/** A row of a statement stands or falls with these. */
const needed: readonly string[] = [
  'bank_statement.accounts.N.transactions.N.booked_on',
  'bank_statement.accounts.N.transactions.N.amount',
  'bank_statement.accounts.N.transactions.N.description',
  'bank_statement.accounts.N.holders.N',
  'bank_statement.accounts.N.period.from',
  'bank_statement.accounts.N.period.to',
]

const refused = (value: string | null, message: string): z.core.$ZodRawIssue => ({
  code: 'custom',
  message,
  path: ['value'],
  input: value,
})

/** A value put right. `value` null: the document does not show it. */
export const correctionBody = z
  .strictObject({
    document_id: z.uuid(),
    path: z.string().check(z.maxLength(120)),
    value: z.nullable(z.string().check(z.maxLength(300))),
    reason: contestComment,
  })
  .check(
    z.superRefine(({ path, value }, context) => {
      const field = fieldOf(path)
      if (!isCorrectableField(field))
        return context.addIssue({ code: 'custom', message: WRONG, path: ['path'], input: path })
      if (value === null)
        return needed.includes(field)
          ? context.addIssue(refused(value, 'General.Error.Validation.Required'))
          : undefined
      const message = fieldKinds[correctable[field]].safeParse(value).error?.issues[0]?.message
      if (message !== undefined) context.addIssue(refused(value, message))
    }),
  )

/** The value as it is kept, for a path and a value that `correctionBody` accepts. */
export const tidied = (path: string, value: string): string =>
  fieldKinds[correctable[fieldOf(path) as CorrectableField]].parse(value)

export const reviewState = z.enum(['open', 'taken', 'asked', 'released'])
export type ReviewState = z.infer<typeof reviewState>

/** Why a person looks: something is contested, something may be forged, or the applicant asks for it. */
export const reviewGround = z.enum(['contested', 'suspicion', 'asked'])
export type ReviewGround = z.infer<typeof reviewGround>

/** What became of a finding: it is right, or it does not hold. */
export const rulingOutcome = z.enum(['confirmed', 'set_aside'])
export type RulingOutcome = z.infer<typeof rulingOutcome>

/**
 * Of the reviews of the last 30 days, within how many working hours half were done, and nine in ten (`most`); null: too
 * few are over for anything to be said. No promise.
 */
const expectedWait = z.nullable(z.object({ hours: z.number(), most: z.number(), reviews: z.number() }))
export type ExpectedWait = z.infer<typeof expectedWait>

/** A question of the person who looks, at a document or in general. */
export const reviewQuestion = z.object({
  id: z.uuid(),
  document_id: z.nullable(z.uuid()),
  question: z.string(),
  asked_at: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
})
export type ReviewQuestion = z.infer<typeof reviewQuestion>

/**
 * How the review of an application stands, as its applicant is told. `state` null: no one looks and no one was asked
 * to.
 */
export const reviewStanding = z.object({
  state: z.nullable(reviewState),
  opened_at: z.nullable(z.string()),
  released_at: z.nullable(z.string()),
  /** Whether they asked for it themselves. */
  asked_for: z.boolean(),
  expected: expectedWait,
  working_hours: workingHours,
  questions: z.array(reviewQuestion),
})
export type ReviewStanding = z.infer<typeof reviewStanding>
