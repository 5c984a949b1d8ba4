/** What reports are set beside each other by. */
import type { Criteria } from '@attesta/contract/criteria.ts'
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { contradictedAnswers } from '../reconcile/self-disclosure.ts'
import { atAGlance } from './at-a-glance.ts'
import { summaryOf } from './summary.ts'
import { whatIfOf } from './what-if.ts'

type Compared = Omit<Criteria, 'report_id' | 'application_id' | 'is_expired' | 'with_utilities'>

/** As many as were said to live in the household, and no fewer than are named. */
const peopleOf = ({ hh_members, other_questions }: RentReport): number =>
  Math.max(
    1 + hh_members.content.length,
    Number(other_questions.find(({ translation_key: key }) => key === 'Report.Question.adults')?.value ?? 1),
  )

/**
 * Returns the facts of one report that a landlord may compare, each with how well it stands; no score is made of them.
 * In Germany only what may be asked of everybody who wishes to rent: occupation, net income, persons, and whether the
 * documents hold. Contract, costs, balance and deposit are for the one who is chosen. Source: guidance of the German
 * data protection authorities on asking prospective tenants (three stages); data minimisation, Art. 5 (1) c GDPR.
 */
export function criteriaOf(report: RentReport): Compared {
  const {
    region,
    personal_details,
    listing_info,
    valid_until,
    employment,
    monthly_affordability,
    trace,
    deposit_affordability,
    guarantors,
    questionnaire,
    checks,
  } = report
  const { identity, genuine, open } = atAGlance(report)
  const figure = (id: FigureId): Criteria['net_income'] => ({
    value: trace[id]?.value ?? null,
    state: trace[id]?.state ?? 'unknown',
  })
  const isForEverybody = region === 'de'
  const { min, value, max, rent, percentage } = monthly_affordability
  return {
    name: personal_details.name,
    listing_name: listing_info.name ?? '',
    region,
    valid_until,
    employment_status: employment.status,
    contract: isForEverybody ? null : employment.type_of_contract,
    seniority_months: isForEverybody ? null : employment.seniority.months,
    net_income: figure('net_income'),
    household_net_income: figure('household_net_income'),
    rent,
    share: percentage,
    unsure: summaryOf(report).unsure,
    affordable: isForEverybody
      ? { min: null, value: null, max: null, is_within: null }
      : { min, value, max, is_within: rent === null || max === null ? null : Number(rent) <= Number(max) },
    what_if: isForEverybody ? null : whatIfOf(report),
    committed_costs: isForEverybody ? null : figure('committed_costs'),
    cash_balance: isForEverybody ? null : figure('average_cash_balance'),
    deposit: isForEverybody ? null : deposit_affordability.outcome,
    people: peopleOf(report),
    guarantors: guarantors.content.length,
    identity,
    genuine,
    open_points: isForEverybody ? null : open.length,
    disclosure: questionnaire,
    contradicted_answers: contradictedAnswers(report),
    checks: checks.filter(({ id }) => !isForEverybody || id !== 'deposit').map(({ id, outcome }) => ({ id, outcome })),
  }
}
