/** Facts in, report out: deterministic, and the snapshot that is kept. Source: B3-report. */
import type { FigureId, RentReport, errorSource } from '@attesta/contract/report.ts'
import { affordableRent, defaultRatios, rentVerdict, residualIncome } from '../affordability/affordable-rent.ts'
import { shareOfIncome } from '../affordability/share-of-income.ts'
import { DEPOSIT_RENTS, depositCover } from '../affordability/deposit-cover.ts'
import { runChecks } from '../checks/run-checks.ts'
import type { LineSeries } from '../facts/account-lines.ts'
import { figureFrom, figureOf, limitedTo, onWire, said, unknownFigure, type Figure } from '../facts/figure.ts'
import { citeDeclared, isUsable, type EvidenceDocument } from '../facts/evidence-document.ts'
import { asPerson, assessGuarantors, assessTogether, type AssessedPerson } from '../household/household.ts'
import type { Assessment } from '../income/assess-income.ts'
import { monthsWithoutRent, rentChange, rentOfAnother, rentSentBack } from '../income/rent-paid.ts'
import { returnedPayments } from '../income/returned-payments.ts'
import { decimal, sum, type Cents } from '../money.ts'
import { answersAfterChoice, answersShownAt } from '../questionnaire/answers.ts'
import { asAggregated } from '../reconcile/cross-finding.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import type { Category } from '../transactions/wording.ts'
import { absencesShown } from './absences-shown.ts'
import { coverageCalendar, incomeByMonth } from './charts.ts'
import { currentRent, employmentCard, moneyText } from './employment-card.ts'
import { documentList, nationalIds, otherDocuments } from './documents-shown.ts'
import { guarantorsShown, householdMembers } from './people-shown.ts'
import { otherQuestions, payslipControls, personalDetails } from './person-shown.ts'
import { standingOf } from './standing.ts'
import { RULE_SET, type ReportFacts } from './report-facts.ts'
import { costTable, errorFiles, incomeTable, payslipTables } from './tables.ts'
import { validUntil } from './validity.ts'

/** What a person only says. */
export const declared = (rule: string, label: string, value: Cents | null): Figure =>
  value === null ? unknownFigure() : figureOf({ value, rule, from: [said(citeDeclared(label, decimal(value)))] })

/** Returns the rent paid now: as seen, else as said. */
function actualRent(assessment: Assessment, answer: Cents | null): Figure {
  const { value, seen, own } = currentRent(assessment, answer)
  const returned = returnedPayments(assessment.series)
  const isReturned = ({ movements, key }: LineSeries) =>
    returned.some(({ paid }) => movements.includes(paid)) ||
    rentSentBack(assessment.series).some(({ rent }) => rent.key === key)
  const isOpen =
    rentOfAnother(assessment.series).length > 0 ||
    monthsWithoutRent(assessment.documents, assessment.series, answer).length > 0 ||
    rentChange(assessment.documents, assessment.series, answer) !== null
  return seen
    ? figureFrom(seen, {
        rule: 'rent.actual@1',
        also: [...limitedTo('declared', own !== null && isReturned(own.series)), ...limitedTo('consistent', isOpen)],
      })
    : declared('rent.declared@1', 'Report.Trace.current_rent', value)
}

/** Files of a kind were handed in and none could be read: the specification's 'report.File.Error'. */
const nothingReadable = (
  documents: readonly EvidenceDocument[],
  type: EvidenceDocument['place'],
  source: (typeof errorSource.options)[number],
): RentReport['aggregated_error_messages'] => {
  const own = documents.filter(({ place }) => place === type)
  return own.length === 0 || own.some(isUsable)
    ? []
    : [{ type: 'error', msg: { key: 'report.File.Error', params: {} }, source, document_ids: own.map(({ id }) => id) }]
}

/** The landlord is told how many files were refused before these: who tries until one passes is seen. */
const refusedBefore = ({ refusedFiles }: ReportFacts): RentReport['aggregated_error_messages'] =>
  refusedFiles === 0
    ? []
    : [
        {
          type: 'warning',
          msg: { key: 'Report.FilesRefused', params: { count: refusedFiles } },
          source: 'documents',
          document_ids: [],
        },
      ]

const committing: readonly Category[] = ['loan', 'mortgage', 'maintenance', 'rent_paid']

/** What is left to each guarantor after their own commitments: they do not move, and their rent goes on. */
const vouchingWithLess = (guarantors: readonly AssessedPerson[]): RentReport['aggregated_error_messages'] =>
  guarantors.flatMap(({ fullname, assessment }) => {
    const costs = assessment?.costs.filter(({ series }) => committing.includes(series.category)) ?? []
    const amount = sum(costs.map(({ monthly }) => monthly))
    const net = assessment?.netIncome.value ?? null
    if (amount === 0 || net === null) return []
    const params = { name: fullname, amount: decimal(amount), left: decimal(Math.max(0, net - amount)) }
    return [
      { type: 'warning', msg: { key: 'Report.GuarantorCommitments', params }, source: 'income', document_ids: [] },
    ]
  })

export function assembleRentReport(facts: ReportFacts): RentReport {
  const { applicant, listing, today } = facts
  const { assessment, coApplicants, household } = assessTogether(facts)
  const context = { applicant, assessment, today }
  const findings = reconcile(context)
  const self = { ...asPerson(applicant), assessment }
  const pays = [self, ...coApplicants]
  const guarantors = assessGuarantors(facts.guarantors, pays, today)

  const ratios = facts.ratios ?? defaultRatios
  const residual = residualIncome(household.netIncome, household.committed)
  const [min, value, max] = [ratios.min, ratios.value, ratios.max].map((ratio) => affordableRent(residual, ratio)) as [
    Figure,
    Figure,
    Figure,
  ]
  const rent = listing?.rent ?? null
  const afterChoice = answersAfterChoice(applicant.questionnaire)
  const deposit = depositCover(rent, household.cashBalance)
  const checks = runChecks(context, findings, deposit, {
    method: facts.identityVerification.verification_method,
    isAsked: facts.region === 'de',
  })

  const trace: Partial<Record<FigureId, Figure>> = {
    net_income: assessment.netIncome,
    employment_income: assessment.employmentIncome,
    monthly_pay: assessment.monthlyPay,
    payslip_income: assessment.payslipIncome,
    salary_credits: assessment.salaryCredits,
    self_employed_income: assessment.selfEmployedIncome,
    other_income: assessment.otherIncome,
    recurrent_costs: assessment.recurrentCosts,
    committed_costs: assessment.committedCosts,
    residual,
    affordable_rent: value,
    affordable_rent_min: min,
    affordable_rent_max: max,
    rent: declared('rent.asking@1', 'Report.Trace.listing_rent', rent),
    actual_monthly_rent: actualRent(assessment, applicant.currentRent),
    average_cash_balance: assessment.averageCashBalance,
    ...(household.cashBalance !== assessment.averageCashBalance && {
      household_cash_balance: household.cashBalance,
    }),
    deposit_cover: deposit.needed,
    household_net_income: household.netIncome,
    household_committed_costs: household.committed.costs,
  }

  // The rent of several who pay together is measured in the household's report alone.
  const isMeasured = facts.role !== 'co-applicant'
  return {
    type: 'rent',
    report_id: facts.reportId,
    rules: RULE_SET,
    region: facts.region,
    language: facts.language,
    created_at: facts.createdAt,
    generated_on: today,
    valid_until: validUntil(today),
    applicant_role: facts.role,
    qr_verification: { url: facts.verifyUrl },
    personal_details: personalDetails(facts),
    listing_info: {
      company_name: listing?.companyName ?? null,
      name: listing?.name ?? null,
      address: listing?.address ?? null,
      asking_price: moneyText(rent),
      current_rent: moneyText(applicant.currentRent),
      deposit: moneyText(listing?.deposit ?? null),
    },
    monthly_affordability: {
      translation_key: `Report.Affordability.${isMeasured ? rentVerdict(rent, min, value, max) : 'Together'}`,
      value: moneyText(value.value),
      min: moneyText(min.value),
      max: moneyText(max.value),
      percentage: isMeasured ? shareOfIncome(rent, household.netIncome.value) : null,
      rent: moneyText(rent),
      ratios,
      shares_of_net: {
        min: shareOfIncome(min.value, household.netIncome.value),
        value: shareOfIncome(value.value, household.netIncome.value),
        max: shareOfIncome(max.value, household.netIncome.value),
      },
    },
    employment: employmentCard(facts, assessment, findings),
    bank_statements_incomes: {
      label: 'Report.Section.statements',
      content: incomeTable(assessment),
      error_files: errorFiles(applicant.documents, 'bank_statement', findings),
    },
    payslips_incomes: payslipTables(context, findings),
    payslips_controls: payslipControls(context, findings),
    recurrent_costs: { content: costTable(assessment) },
    other_documents: otherDocuments(applicant.documents, findings),
    national_ids: facts.region === 'de' ? [] : nationalIds(applicant.documents, findings),
    guarantors: guarantorsShown(guarantors),
    hh_members: householdMembers(applicant, coApplicants),
    other_questions: otherQuestions(facts),
    aggregated_error_messages: [
      ...nothingReadable(applicant.documents, 'bank_statement', 'bank'),
      ...nothingReadable(applicant.documents, 'payslip', 'payslips'),
      ...findings.map(asAggregated),
      ...vouchingWithLess(guarantors),
      ...refusedBefore(facts),
    ],
    standing: standingOf(applicant, findings, [...coApplicants, ...guarantors], today),
    deposit_affordability: {
      outcome: deposit.outcome,
      needed: moneyText(deposit.needed.value),
      rents: DEPOSIT_RENTS,
      average_balance: moneyText(deposit.balance),
      short_by: moneyText(deposit.short),
    },
    identity_verification: facts.identityVerification,
    ...(facts.region === 'de' && { credit_check: facts.creditScore }),
    checks,
    questionnaire: answersShownAt('wish_to_rent', applicant.questionnaire),
    ...(afterChoice.length > 0 && { questionnaire_after_choice: afterChoice }),
    income_by_month: incomeByMonth(context),
    coverage: coverageCalendar(context),
    documents: documentList(applicant.documents, findings),
    absences: absencesShown(facts),
    trace: Object.fromEntries(Object.entries(trace).map(([id, figure]) => [id, onWire(figure)])),
  }
}
