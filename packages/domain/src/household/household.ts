/** The incomes of those who will live and pay together. Source: product decisions §6: co-applicants add up, guarantors stand apart. */
import type { Day } from '../day.ts'
import { addFigures, type Figure } from '../facts/figure.ts'
import type { Applicant } from '../facts/paper.ts'
import { assessIncome, type Assessment } from '../income/assess-income.ts'

/** Somebody named in the application. `applicant`: what they handed in themselves; null until they have. */
export interface NamedPerson { fullname: string; relationship: string; email: string | null; bornOn: Day | null; applicant: Applicant | null }
export interface AssessedPerson extends NamedPerson { assessment: Assessment | null }

export const assessPerson = (person: NamedPerson, today: Day): AssessedPerson => ({ ...person, assessment: person.applicant && assessIncome(person.applicant, today) })

export interface HouseholdMoney { netIncome: Figure; committedCosts: Figure }

/** Net income and committed costs of the main applicant and each co-applicant with a known income. */
export function householdMoney(main: Assessment, coApplicants: readonly AssessedPerson[]): HouseholdMoney {
  const counted = coApplicants.flatMap(({ assessment }) => (assessment && assessment.netIncome.value !== null ? [assessment] : []))
  const together = (rule: string, pick: (one: Assessment) => Figure) => addFigures(rule, Object.fromEntries([['main_applicant', pick(main)], ...counted.map((one, index) => [`co_applicant_${index + 1}`, pick(one)])]))
  return { netIncome: together('household.net-income@1', ({ netIncome }) => netIncome), committedCosts: together('household.committed-costs@1', ({ committedCosts }) => committedCosts) }
}
