/** The applicant and the others named, as the report shows them. */
import type { RentReport } from '@attesta/contract/report.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { hasOpenSums, missingPayslipMonths } from '../checks/evidence.ts'
import { withoutCopies } from '../facts/copies.ts'
import { fiscalCodeOf, missingPersonalData } from '../identity/personal-data.ts'
import { compareFiscalCode, isFiscalCode, normalizeFiscalCode } from '../fiscal-code.ts'
import { creditDifference } from '../income/employment.ts'
import { isUntilReviewed, type CrossFinding, type ReconcileContext } from '../reconcile/cross-finding.ts'
import { namesApplicant } from '../reconcile/names.ts'
import type { ReportFacts } from './report-facts.ts'

type Control = RentReport['payslips_controls']['content'][number]
const control = (key: string, answer: boolean | null, reverse = false): Control => ({
  translation_key: key,
  value: answer === null ? 'unknown' : answer ? 'yes' : 'no',
  icon: answer === null ? 'unknown' : answer !== reverse ? 'check' : 'warning',
  reverse_colors: reverse,
})

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ') || null

/** Street before town; the province only where the country writes one. */
const addressOf = ({
  current_street,
  current_house_num,
  current_postcode,
  current_city,
  current_province,
  current_country,
}: ReportFacts['answers']) =>
  [joined(current_street, current_house_num), joined(current_postcode, current_city, current_province), current_country]
    .filter((part) => part !== null && part !== '')
    .join(', ') || null

function codeFits({ applicant: { name, bornOn } }: ReportFacts, fiscalCode: string | null): boolean | null {
  if (fiscalCode === null) return null
  if (!isFiscalCode(normalizeFiscalCode(fiscalCode))) return false
  const answers = Object.values(compareFiscalCode(fiscalCode, { surname: name.family, givenNames: name.given, bornOn }))
  return answers.includes('mismatch') ? false : answers.includes('match') ? true : null
}

const allNamed = ({ applicant }: ReportFacts, documents: readonly EvidenceDocument[]): boolean | null => {
  const answers = documents.map((document) => namesApplicant(applicant, document))
  return answers.includes('different') ? false : answers.length === 0 || answers.includes('unknown') ? null : true
}

export function personalDetails(facts: ReportFacts): RentReport['personal_details'] {
  const { applicant, answers, contact } = facts
  const fiscalCode = fiscalCodeOf(applicant, applicant.documents)
  const isComplete = missingPersonalData({ ...answers, fiscal_code: fiscalCode }).length === 0
  const petsKey = answers.has_pets === null ? 'unknown' : answers.has_pets ? 'yes' : 'no'
  return {
    name: `${applicant.name.given} ${applicant.name.family}`,
    id: facts.applicationId,
    email: contact.email,
    report_id: facts.reportId,
    generated_on: facts.today,
    mobile: contact.mobile,
    date_of_birth: applicant.bornOn,
    birth_address: answers.birth_city,
    current_address: addressOf(answers),
    residency_label: answers.living_situation === null ? null : `Report.Living.${answers.living_situation}`,
    pets: { translation_key: `Report.Pets.${petsKey}`, has_pets: answers.has_pets, value: answers.pets_details },
    // A document that was read verifies no one: that takes a video, a bank or an electronic identity.
    verified: facts.identityVerification.user_verified,
    // Never the nationality: it says nothing of solvency, and a landlord may not ask it.
    fields: facts.region === 'it' ? [{ translation_key: 'Report.Person.fiscal_code', value: fiscalCode }] : [],
    controls: [
      control('Report.Control.papersNameApplicant', allNamed(facts, applicant.documents)),
      ...(facts.region === 'it'
        ? [
            control('Report.Control.fiscalCodeFits', codeFits(facts, fiscalCode)),
            control('Report.Control.personalDataComplete', isComplete),
          ]
        : []),
    ],
  }
}

/**
 * Questions of health and of private life that may not be asked in Germany before a contract (§ 1 AGG; DSK guidance on
 * tenants' self-disclosure).
 */
const notAskedInGermany = ['accessible_house']

const whenGiven = (id: string, value: string | null) => (value === null ? [] : [{ id, value, value_key: null }])

/** The answers that no other part of the report holds; an unanswered one is shown as not provided. */
export function otherQuestions({ answers, region }: ReportFacts): RentReport['other_questions'] {
  const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Report.Yes' : 'Report.No')
  const [adults, minors] = answers.household_members_count.split(',')
  const lines = [
    {
      id: 'living_situation',
      value: null,
      value_key: answers.living_situation === null ? null : `Report.Living.${answers.living_situation}`,
    },
    { id: 'adults', value: adults ?? null, value_key: null },
    { id: 'minors', value: minors ?? null, value_key: null },
    { id: 'accessible_house', value: null, value_key: yesNo(answers.accessible_house) },
    ...whenGiven('tenancy_start_date', answers.tenancy_start_date),
    { id: 'tenancy_end_date', value: answers.tenancy_end_date, value_key: null },
    ...whenGiven('rent_arrears', answers.rent_arrears),
    { id: 'extra_tenancy_info', value: answers.extra_tenancy_info, value_key: null },
  ]
  return lines
    .filter(({ id }) => region !== 'de' || !notAskedInGermany.includes(id))
    .map(({ id, value, value_key }) => ({ translation_key: `Report.Question.${id}`, value, value_key }))
}

/**
 * Returns what holds of the payslips as a whole. Each is a statement of which «yes» is good; without evidence it is not
 * known.
 */
export function payslipControls(
  { applicant, assessment, today }: ReconcileContext,
  findings: readonly CrossFinding[],
): RentReport['payslips_controls'] {
  const own = applicant.documents.filter(({ place, result }) => place === 'payslip' || result.payslip !== undefined)
  const counted = assessment.documents.filter(({ result }) => result.payslip !== undefined)
  const isWhole =
    counted.length > 0 && withoutCopies(own).every((document) => counted.some(({ id }) => id === document.id))
  const found = (...codes: string[]) => findings.some(({ code }) => codes.includes(code))
  /** False when something speaks against it, true only when every payslip counts and bears it out. */
  const holds = (isContradicted: boolean, isBorneOut: boolean): boolean | null =>
    own.length > 0 && isContradicted ? false : isWhole && isBorneOut ? true : null
  const slips = own.flatMap(({ result }) => result.payslip ?? [])
  const isPaid =
    creditDifference(assessment.payslipIncome, assessment.salaryCredits) !== null ||
    assessment.paidPayslips.some(({ credit }) => credit !== null)
  return {
    label: 'Report.Control.payslips',
    content: [
      control(
        'Report.Control.payslipsAddUp',
        holds(
          slips.some(({ reconciled }) => reconciled === false),
          slips.every(({ reconciled }) => reconciled === true),
        ),
      ),
      control(
        'Report.Control.payslipsPaid',
        holds(
          found(
            'bank_statement.salary_missing',
            'report.salary_mismatch',
            'payslip.employer_mismatch',
            'payslip.pay_differs',
            'payslip.pay_missing',
            'payslip.month_differs',
            'report.pay_returned',
          ),
          isPaid,
        ),
      ),
      control(
        'Report.Control.payslipMonthsComplete',
        holds(missingPayslipMonths({ assessment, today }).length > 0, counted.length > 0),
      ),
      control(
        'Report.Control.payslipsUntouched',
        holds(
          found('payslip.fraud'),
          counted.every(({ result }) => result.source === 'text') &&
            !own.some(hasOpenSums) &&
            // The same signs as in the check: one of them is no answer, and never a yes.
            !findings.some(
              ({ code, documents }) => isUntilReviewed(code) && own.some(({ id }) => documents.includes(id)),
            ) &&
            !found('report.pay_returned'),
        ),
      ),
    ],
  }
}
