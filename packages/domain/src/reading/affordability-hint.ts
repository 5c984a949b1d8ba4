/**
 * What a rent or an instalment is of the income, with what could help. For the applicant alone: it stands in no report,
 * and an invited person gets none.
 */
import type { AffordabilityHint, HelpKind } from '@attesta/contract/reading.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { shareOfIncome } from '../affordability/share-of-income.ts'
import { fromDecimal } from '../money.ts'
import { atAGlance } from '../report/at-a-glance.ts'
import type { ReportFacts } from '../report/report-facts.ts'

type Measured = Pick<AffordabilityHint, 'of'> & { amount: string | null; limit: string | null }

const measuredBy = ({ mortgage, trace, monthly_affordability: rent }: RentReport): Measured =>
  mortgage
    ? {
        of: 'instalment',
        amount: trace.mortgage_instalment?.value ?? null,
        limit: trace.sustainable_instalment?.value ?? null,
      }
    : { of: 'rent', amount: rent.rent, limit: rent.max }

/** A month that some document should cover and none does. */
const hasMissingMonth = ({ coverage }: RentReport) =>
  coverage.some(({ years }) => years.some(({ values }) => values.some(({ value }) => value === 'missing')))

/** A guarantor is offered to an applicant without one, a document where one is missing; a further income always. */
const helpsOf = (report: RentReport): HelpKind[] => [
  ...(report.guarantors.content.length === 0 ? ['guarantor' as const] : []),
  'income',
  ...(hasMissingMonth(report) ? ['document' as const] : []),
]

/** @returns null for a co-applicant and a guarantor, for the short form, and while amount or income is not known */
export function affordabilityHint(
  report: RentReport,
  { ratios }: Pick<ReportFacts, 'ratios'>,
): AffordabilityHint | null {
  const { of, amount, limit } = measuredBy(report)
  const { base, net } = atAGlance(report)
  if (report.applicant_role !== 'main-applicant' || report.type === 'rapid') return null
  if (amount === null || net === null) return null
  const income = fromDecimal(net)
  const percentage = shareOfIncome(fromDecimal(amount), income)
  if (percentage === null) return null
  const standing = limit === null ? 'unknown' : fromDecimal(amount) <= fromDecimal(limit) ? 'within' : 'over'
  return {
    of,
    amount,
    net_income: net,
    state: (report.trace.household_net_income ?? report.trace.net_income)?.state ?? 'unknown',
    percentage,
    limit: limit === null ? null : { amount: limit, percentage: shareOfIncome(fromDecimal(limit), income) },
    is_company_limit: of === 'rent' && ratios !== null,
    base,
    standing,
    not_counted: report.hh_members.content
      .filter(({ relationship, counted }) => relationship !== 'Child' && !counted)
      .map(({ fullname }) => fullname),
    helps: standing === 'over' ? helpsOf(report) : [],
  }
}
