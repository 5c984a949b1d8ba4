/** What only a mortgage's report tells. Amounts that are traced stand in `trace` too, by their ids. */
import * as z from 'zod/mini'
import { maybe, money, text } from './report-values.ts'

const mortgageOutcome = z.enum(['sustainable', 'not_sustainable', 'too_old', 'unknown'])
export const mortgagePart = z.object({
  /** What is decided on, in a sentence. */
  translation_key: z.string(),
  /** Nominal, a year. */
  rate_percent: z.number(),
  identified_property: maybe(z.boolean()),
  property_type: text,
  need_financing: maybe(z.boolean()),
  sources_of_funds: z.array(z.string()),
  /** Loan ÷ value of the property in percent, one decimal. */
  loan_to_value: maybe(z.number()),
  /** Whole years: the shortest maturity that carries the loan; null when none does. */
  sustainable_maturity: maybe(z.number()),
  /**
   * A line for each maturity: what the sustainable instalment pays off in it, and what the loan asked for costs a
   * month. `age_at_end`: of the eldest who pays.
   */
  maturities: z.array(
    z.object({
      years: z.number(),
      sustainable_amount: maybe(money),
      instalment: maybe(money),
      age_at_end: maybe(z.number()),
      outcome: mortgageOutcome,
    }),
  ),
  /**
   * Everything that came in and went out in each month that statements cover whole, but for transfers among the
   * person's own accounts.
   */
  cash_flow: z.array(z.object({ month: z.string(), inflows: money, outflows: money, difference: money })),
  /** Of the latest year that a document of the tax tells of. */
  tax_return: maybe(
    z.object({
      label: z.string(),
      reference_year: maybe(z.number()),
      gross_annual_income: maybe(money),
      net_annual_income: maybe(money),
      document_id: z.string(),
    }),
  ),
  /** The accounts that the transactions were read from; no transaction itself. */
  transactional_data: z.array(
    z.object({
      bank: text,
      from: text,
      to: text,
      transactions: z.number(),
      opening_balance: maybe(money),
      closing_balance: maybe(money),
      reconciled: maybe(z.boolean()),
      document_id: z.string(),
    }),
  ),
})
export type MortgagePart = z.infer<typeof mortgagePart>
