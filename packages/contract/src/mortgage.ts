/** What a mortgage applicant says of the property and the money. Source: B3-mortgage, B5-mortgage-answers. */
import * as z from 'zod/mini'
import { moneyField } from './fields.ts'

const yesNo = z.enum(['yes', 'no'])
export const propertyTypes = { 0: 'house', 1: 'apartment', 3: 'land', 4: 'other' } as const
const propertyType = z.union(
  [z.literal(0), z.literal(1), z.literal(3), z.literal(4)],
  'MortgageQuestionnaire.Error.PropertyType',
)
export const sourceOfFunds = z.enum(['bank_balance', 'investments', 'family', 'other'])
export type SourceOfFunds = z.infer<typeof sourceOfFunds>

const cents = (amount: string) => Number(amount.replace('.', ''))

const isAmount = (value: unknown): value is string => moneyField.safeParse(value).success

export interface Financing {
  loanPercentage: string
  funds: string
}

/**
 * What follows from the two amounts and is never typed: the loan as whole percent of the value, and the applicant's own
 * part. `null` unless both are amounts and the loan is at most the value.
 */
export function financingOf(propertyValue: string, loanAmount: string): Financing | null {
  if (!isAmount(propertyValue) || !isAmount(loanAmount)) return null
  const [value, loan] = [cents(propertyValue), cents(loanAmount)]
  if (value === 0 || loan > value) return null
  const own = String(value - loan).padStart(3, '0')
  return { loanPercentage: `${Math.round((loan / value) * 100)}%`, funds: `${own.slice(0, -2)}.${own.slice(-2)}` }
}

/** Documents are asked for unless the bank account's balance is the only source. */
export const asksForMortgageDocuments = (sources: readonly SourceOfFunds[]): boolean =>
  sources.length > 1 || (sources.length === 1 && sources[0] !== 'bank_balance')

/** Asked as soon as both amounts are there, whatever else is still missing. */
const loanWithinValue = ({ propertyValue, loanAmount }: { propertyValue?: unknown; loanAmount?: unknown }) =>
  !isAmount(propertyValue) || !isAmount(loanAmount) || cents(loanAmount) <= cents(propertyValue)

const amountOf = (zero: string) =>
  z.string().check(
    z.minLength(1, { error: 'General.Error.Validation.Required', abort: true }),
    z.refine(isAmount, { error: 'General.Error.Validation.Money', abort: true }),
    z.refine((amount) => cents(amount) > 0, zero),
  )

/**
 * The form in the browser and the body of the call. `loanPercentage` and `funds` follow from the amounts; what is sent
 * of them is not believed.
 */
export const mortgageResponses = z
  .strictObject({
    identifiedProperty: z.enum(yesNo.options, 'MortgageQuestionnaire.Error.IdentifiedProperty'),
    needFinancing: z.enum(yesNo.options, 'MortgageQuestionnaire.Error.NeedFinancing'),
    propertyType,
    propertyValue: amountOf('MortgageQuestionnaire.Error.PropertyValue.Zero'),
    loanAmount: amountOf('MortgageQuestionnaire.Error.LoanAmount.Zero'),
    loanPercentage: z.optional(z.string()),
    funds: z.optional(z.string()),
    sourcesOfFund: z.array(sourceOfFunds).check(z.minLength(1, 'MortgageQuestionnaire.Error.SourcesOfFund')),
    /** Absent where a caller had it ticked on its own page. */
    confirmed: z._default(z.boolean().check(z.refine((ticked) => ticked, 'Confirmation.Description')), true),
  })
  .check(
    z.refine(loanWithinValue, {
      path: ['loanAmount'],
      error: 'MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue',
      // Also of a body that is no object at all.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type MortgageResponses = z.infer<typeof mortgageResponses>
export type MortgageForm = z.input<typeof mortgageResponses>

/** The call's body: the responses, or the same under the name that the specification gives them. */
export const mortgageInfoBody = z.pipe(
  z.transform((body: unknown) =>
    typeof body === 'object' && body !== null && Object.keys(body).join() === 'mortgageResponses'
      ? (body as { mortgageResponses: unknown }).mortgageResponses
      : body,
  ),
  mortgageResponses,
)

/** As it is saved, in the specification's spelling. */
export const mortgageInfo = z.object({
  funds: z.string(),
  loan_amount: z.string(),
  property_value: z.string(),
  need_financing: yesNo,
  identified_property: yesNo,
  loan_percentage: z.string(),
  sources_of_fund: z.array(sourceOfFunds),
  property_type: propertyType,
})
export type MortgageInfo = z.infer<typeof mortgageInfo>
