/** The others named in an application, as the report shows them. */
import type { PersonIncome, RentReport } from '@attesta/contract/report.ts'
import { isCounted, type AssessedPerson } from '../household/household.ts'
import { contractInDocuments, employerOf, moneyText } from './employment-card.ts'

const shown = ({ fullname, relationship, email, bornOn, assessment, progress }: AssessedPerson, role: string) => ({
  fullname,
  relationship,
  role,
  email,
  date_of_birth: bornOn,
  ...(progress && { progress }),
  net_income: moneyText(assessment?.netIncome.value ?? null),
  state: assessment?.netIncome.state ?? ('unknown' as const),
})

/** What a co-applicant's income rests on. Their documents stay theirs: they are counted, not listed. */
function incomeOf({ applicant, assessment }: AssessedPerson): PersonIncome | null {
  if (applicant === null || assessment === null) return null
  const { employmentIncome, selfEmployedIncome, otherIncome, committedCosts, documents } = assessment
  const employment = employmentIncome.value === null ? selfEmployedIncome : employmentIncome
  return {
    employment_status: applicant.employmentStatus,
    employer: employerOf(assessment),
    type_of_contract: contractInDocuments(assessment),
    employment: moneyText(employment.value),
    employment_state: employment.state,
    other: moneyText(otherIncome.value),
    committed_costs: moneyText(committedCosts.value),
    payslips: documents.filter(({ result }) => result.payslip !== undefined).length,
    statements: documents.filter(({ result }) => result.bank_statement !== undefined).length,
  }
}

export const householdMembers = (coApplicants: readonly AssessedPerson[]): RentReport['hh_members'] => ({
  label: {
    key: 'Report.Household',
    note: !coApplicants.every(isCounted) ? { key: 'Report.Household.notAllCounted', params: {} } : null,
  },
  content: coApplicants.map((person) => {
    const income = incomeOf(person)
    return { ...shown(person, 'Co-Applicant'), counted: isCounted(person), ...(income && { income }) }
  }),
})

export const guarantorsShown = (guarantors: readonly AssessedPerson[]): RentReport['guarantors'] => ({
  content: guarantors.map((person) => shown(person, 'Guarantor')),
})
