/**
 * A mortgage's report: the same facts by the same rules, measured against the loan instead of a rent. Source:
 * B2-report-mortgage.
 */
import { propertyTypes } from '@attesta/contract/mortgage.ts'
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import type { MortgagePart } from '@attesta/contract/report-mortgage.ts'
import {
  loanToValue,
  maturities,
  RATE_PERCENT,
  reckonedMaturity,
  sustainableInstalment,
  sustainableMaturity,
  sustainableMortgage,
  type Maturity,
} from '../affordability/mortgage.ts'
import { ownFundsSeen } from '../checks/own-funds.ts'
import { ageOn } from '../day.ts'
import { accountsOf } from '../facts/account-lines.ts'
import { figureOf, onWire, said, unknownFigure, type Figure } from '../facts/figure.ts'
import { citeDeclared } from '../facts/evidence-document.ts'
import { assessTogether, isCounted } from '../household/household.ts'
import { cashFlow } from '../income/cash-flow.ts'
import { latestTaxYear } from '../income/tax-year.ts'
import { decimal, fromDecimal, type Cents } from '../money.ts'
import { assembleRentReport, declared } from './assemble-rent.ts'
import { moneyText } from './employment-card.ts'
import type { ReportFacts } from './report-facts.ts'

const MORTGAGE_RULE_SET = 'mortgage-8'

/** Figures that measure a rent. */
const ofRent: readonly FigureId[] = [
  'residual',
  'affordable_rent',
  'affordable_rent_min',
  'affordable_rent_max',
  'rent',
  'deposit_cover',
]

/** The age of the eldest who pays, by what is said of them or by them; null when no one's is known. */
function eldestAge(
  { applicant, today }: ReportFacts,
  coApplicants: ReturnType<typeof assessTogether>['coApplicants'],
): number | null {
  const ages = [
    applicant.bornOn,
    ...coApplicants.filter(isCounted).flatMap((one) => [one.bornOn, one.applicant?.bornOn ?? null]),
  ].flatMap((born) => (born === null ? [] : [ageOn(born, today)]))
  return ages.length === 0 ? null : Math.max(...ages)
}

const saidOf = (
  rule: string,
  loan: Cents | null,
  value: Cents | null,
  result: Cents | null,
  workings: Figure['workings'] = {},
): Figure =>
  loan === null || value === null || result === null
    ? unknownFigure()
    : figureOf({
        value: result,
        rule,
        from: [
          said(citeDeclared('Report.Trace.property_value', decimal(value))),
          said(citeDeclared('Report.Trace.mortgage_loan', decimal(loan))),
        ],
        workings: { property_value: decimal(value), loan: decimal(loan), ...workings },
      })

function instalmentOfLoan(loan: Cents | null, reckoned: Maturity | undefined): Figure {
  if (loan === null || !reckoned) return unknownFigure()
  return figureOf({
    value: reckoned.instalment,
    rule: 'mortgage.instalment@1',
    from: [said(citeDeclared('Report.Trace.mortgage_loan', decimal(loan)))],
    workings: { loan: decimal(loan), years: reckoned.years, rate: RATE_PERCENT },
  })
}

/** What only a landlord asks; the end of a tenancy where there is one. */
const isOfTenancy = ({ translation_key: key, value }: RentReport['other_questions'][number]): boolean =>
  key === 'Report.Question.accessible_house' || (key === 'Report.Question.tenancy_end_date' && value === null)

function verdictOf(lines: readonly Maturity[]): string {
  if (sustainableMaturity(lines)) return 'Report.Mortgage.Sustainable'
  if (lines.every(({ outcome }) => outcome === 'too_old')) return 'Report.Mortgage.TooOld'
  return lines.some(({ outcome }) => outcome === 'unknown')
    ? 'Report.Mortgage.Unknown'
    : 'Report.Mortgage.NotSustainable'
}

export function assembleMortgageReport(facts: ReportFacts): RentReport {
  const base = assembleRentReport(facts)
  const { assessment, coApplicants, household } = assessTogether(facts)
  const info = facts.answers.mortgage_info
  const [loan, value] = info ? [fromDecimal(info.loan_amount), fromDecimal(info.property_value)] : [null, null]
  const ltv = loanToValue(loan, value)
  const instalment = sustainableInstalment(household.netIncome, household.committed)
  const lines = maturities(instalment.value, loan, eldestAge(facts, coApplicants))
  const downPayment = saidOf(
    'mortgage.down-payment@1',
    loan,
    value,
    loan === null || value === null ? null : value - loan,
  )
  const flow = cashFlow(assessment)
  const tax = latestTaxYear(assessment.documents)

  const trace: Partial<Record<FigureId, Figure>> = {
    property_value: declared('mortgage.property-value@1', 'Report.Trace.property_value', value),
    mortgage_loan:
      ltv === null ? unknownFigure() : saidOf('mortgage.loan@1', loan, value, loan, { loan_to_value: ltv }),
    down_payment: downPayment,
    sustainable_instalment: instalment,
    sustainable_mortgage: sustainableMortgage(instalment, lines),
    mortgage_instalment: instalmentOfLoan(loan, reckonedMaturity(lines)),
    monthly_inflows: flow.inflows,
    monthly_outflows: flow.outflows,
    yearly_gross: tax?.gross ?? unknownFigure(),
    yearly_net: tax?.net ?? unknownFigure(),
  }
  const mortgage: MortgagePart = {
    translation_key: verdictOf(lines),
    rate_percent: RATE_PERCENT,
    identified_property: info && info.identified_property === 'yes',
    property_type: info && `Report.Property.${propertyTypes[info.property_type]}`,
    need_financing: info && info.need_financing === 'yes',
    sources_of_funds: info?.sources_of_fund.map((source) => `Report.Funds.${source}`) ?? [],
    loan_to_value: ltv,
    sustainable_maturity: sustainableMaturity(lines)?.years ?? null,
    maturities: lines.map(({ years, amount, instalment: monthly, ageAtEnd, outcome }) => ({
      years,
      sustainable_amount: moneyText(amount),
      instalment: moneyText(monthly),
      age_at_end: ageAtEnd,
      outcome,
    })),
    cash_flow: flow.months.map(({ month, inflows, outflows }) => ({
      month,
      inflows: decimal(inflows),
      outflows: decimal(outflows),
      difference: decimal(inflows - outflows),
    })),
    tax_return: tax && {
      label: `Report.Document.${tax.taxDocument.form}`,
      reference_year: tax.taxDocument.tax_year,
      gross_annual_income: moneyText(tax.gross.value),
      net_annual_income: moneyText(tax.net.value),
      document_id: tax.document.id,
    },
    transactional_data: accountsOf(assessment.documents).map(({ document, account }) => ({
      bank: account.bank,
      from: account.period?.from ?? null,
      to: account.period?.to ?? null,
      transactions: account.transactions.length,
      opening_balance: account.opening_balance,
      closing_balance: account.closing_balance,
      reconciled: account.reconciled,
      document_id: document.id,
    })),
  }
  return {
    ...base,
    type: 'mortgage',
    other_questions: base.other_questions.filter((line) => !isOfTenancy(line)),
    rules: MORTGAGE_RULE_SET,
    mortgage,
    monthly_affordability: {
      ...base.monthly_affordability,
      translation_key: 'Report.Affordability.Unknown',
      value: null,
      min: null,
      max: null,
      percentage: null,
      rent: null,
      shares_of_net: { min: null, value: null, max: null },
    },
    deposit_affordability: { ...base.deposit_affordability, outcome: 'unknown', needed: null, short_by: null },
    listing_info: { ...base.listing_info, asking_price: null, deposit: null },
    employment: {
      ...base.employment,
      average_cash_balance: { ...base.employment.average_cash_balance, months_of_rent: null },
    },
    checks: [
      ...base.checks.filter(({ id }) => id !== 'deposit'),
      ownFundsSeen(downPayment, household.cashBalance, info?.sources_of_fund ?? []),
    ],
    trace: {
      ...Object.fromEntries(Object.entries(base.trace).filter(([id]) => !ofRent.some((one) => one === id))),
      ...Object.fromEntries(Object.entries(trace).map(([id, figure]) => [id, onWire(figure)])),
    },
  }
}
