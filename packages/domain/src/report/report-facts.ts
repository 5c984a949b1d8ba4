/** All that a rent report is made of. Assembling reads nothing else: no clock, no store. */
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { ApplicantRole, Language, Region } from '@attesta/contract/fields.ts'
import type { CreditScore } from '@attesta/contract/identity.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { RentRatios } from '../affordability/affordable-rent.ts'
import type { Day } from '../day.ts'
import type { Applicant } from '../facts/evidence-document.ts'
import type { NamedPerson } from '../household/household.ts'
import type { Cents } from '../money.ts'

/** The rules' version, written on each report: an issued report never changes, whatever becomes of the rules. */
export const RULE_SET = 'rent-9'

export interface ReportFacts {
  reportId: string
  applicationId: string
  /** ISO instant, and the calendar day that it falls on where the home is. */
  createdAt: string
  today: Day
  region: Region
  language: Language
  role: ApplicantRole
  contact: { email: string; mobile: string | null }
  applicant: Applicant
  /** Files that the applicant took back after a blocker about what they show. */
  refusedFiles: number
  answers: SavedAnswers
  listing: { companyName: string | null; name: string; address: string; rent: Cents; deposit: Cents | null } | null
  coApplicants: readonly NamedPerson[]
  guarantors: readonly NamedPerson[]
  identityVerification: RentReport['identity_verification']
  /** Of a credit agency, in Germany and with consent. */
  creditScore: CreditScore | null
  /** Answers to the self-disclosure by question id; which of them a landlord is shown is decided here. */
  /** The company's own shares of the residual income, if it has set any. */
  ratios: RentRatios | null
  /** Where anybody can check that this report is genuine. */
  verifyUrl: string | null
}
