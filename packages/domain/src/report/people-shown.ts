/** The others named in an application, as the report shows them. */
import type { PersonIncome, RentReport } from '@attesta/contract/report.ts'
import { shownAccounts, type Applicant } from '../facts/evidence-document.ts'
import { incomeOfWork } from '../income/beside-pay.ts'
import { areOneAccount } from '../facts/same-account.ts'
import { asPerson, isCounted, type AssessedPerson, type NamedPerson } from '../household/household.ts'
import { contractInDocuments } from '../facts/contract-type.ts'
import { employerOf, moneyText } from './employment-card.ts'

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

/** The first of those named before who shows an account that this person shows too. */
function sharesWith({ applicant }: NamedPerson, before: readonly NamedPerson[]): NamedPerson | undefined {
  const own = shownAccounts(applicant?.documents ?? [])
  return before.find((other) =>
    shownAccounts(other.applicant?.documents ?? []).some((account) => own.some((one) => areOneAccount(one, account))),
  )
}

/** Returns what a co-applicant's income rests on. Their documents stay theirs: they are counted, not listed. */
function incomeOf(person: AssessedPerson, before: readonly NamedPerson[]): PersonIncome | null {
  const { applicant, assessment } = person
  if (applicant === null || assessment === null) return null
  const { otherIncome, committedCosts, documents } = assessment
  const sharing = sharesWith(person, before)
  const employment = incomeOfWork(assessment)
  return {
    employment_status: applicant.employmentStatus,
    employer: employerOf(assessment),
    type_of_contract: contractInDocuments(assessment.documents)?.type ?? null,
    employment: moneyText(employment.value),
    employment_state: employment.state,
    other: moneyText(otherIncome.value),
    committed_costs: moneyText(committedCosts.value),
    ...(sharing && { counted_with: sharing.fullname }),
    payslips: documents.filter(({ result }) => result.payslip !== undefined).length,
    statements: documents.filter(({ result }) => result.bank_statement !== undefined).length,
  }
}

export const householdMembers = (
  applicant: Applicant,
  coApplicants: readonly AssessedPerson[],
): RentReport['hh_members'] => ({
  label: {
    key: 'Report.Household',
    note: !coApplicants.every(isCounted) ? { key: 'Report.Household.notAllCounted', params: {} } : null,
  },
  content: coApplicants.map((person, index) => {
    const income = incomeOf(person, [asPerson(applicant), ...coApplicants.slice(0, index)])
    return { ...shown(person, 'Co-Applicant'), counted: isCounted(person), ...(income && { income }) }
  }),
})

export const guarantorsShown = (guarantors: readonly AssessedPerson[]): RentReport['guarantors'] => ({
  content: guarantors.map((person) => shown(person, 'Guarantor')),
})
