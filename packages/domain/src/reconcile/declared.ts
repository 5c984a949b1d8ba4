/** What the applicant says ↔ what the accounts show. */
import { isRestOfRent } from '../income/flatmates.ts'
import { declaredNotSeen, seenNotDeclared } from '../income/other-income.ts'
import { lentMoney } from '../income/lent-money.ts'
import { loansPaidOut } from '../income/loans-paid-out.ts'
import { returnedPayments } from '../income/returned-payments.ts'
import { temporaryBenefits } from '../income/temporary-benefits.ts'
import { sentToPeople, unnamedPayments } from '../income/unknown-commitments.ts'
import { foreignMovements, statementMonths, totalOf, type LineSeries } from '../facts/account-lines.ts'
import { monthOf } from '../day.ts'
import { wholeRentOf, type RecurrentCost } from '../income/costs.ts'
import { decimal, sum, type Cents } from '../money.ts'
import { categorise } from '../transactions/category.ts'
import { foldWords } from '../transactions/fold.ts'
import { crossFinding, type ReconcileContext, type Reconciliation } from './cross-finding.ts'

export const otherIncomeDeclared: Reconciliation = ({ applicant, assessment }) =>
  seenNotDeclared(applicant.declaredIncomes, assessment.otherIncomes).map(({ kind, payer, figure, series }) =>
    crossFinding(
      'income_check.other_income_not_declared',
      'warning',
      series.movements.map(({ document }) => document),
      { payer: payer ?? '', kind, amount: String(figure.workings['monthly']) },
      figure.inputs,
    ),
  )

/** What is paid for a while counts as it comes, and ends. Which benefit it is may be of health, and is not told. */
export const benefitsThatEnd: Reconciliation = ({ assessment: { series, documents, otherIncomes } }) => {
  const counted = new Set(otherIncomes.flatMap((one) => (one.countedShare > 0 ? one.series.movements : [])))
  const told = statementMonths(documents)
  // What came once and no more counts for nothing, and tells nothing of what comes.
  const isPast = ({ movements }: LineSeries) =>
    movements.length === 1 &&
    !counted.has(movements[0]!) &&
    told.filter((month) => month > monthOf(movements[0]!.bookedOn)).length > 1
  const lines = temporaryBenefits(series)
    .filter((one) => !isPast(one))
    .flatMap(({ movements }) => movements)
  if (lines.length === 0) return []
  const months = new Set(lines.map(({ bookedOn }) => monthOf(bookedOn))).size
  return [
    crossFinding(
      'report.temporary_benefit',
      'warning',
      lines.map(({ document }) => document),
      { amount: decimal(Math.round(sum(lines.map(({ amount }) => amount)) / months)), count: months },
      lines.map(({ ref }) => ref),
    ),
  ]
}

// ASSEGNO UNICO UNIVERSALE 3 FIGLI   AUU   ANF   KINDERGELD   KINDERZUSCHLAG
const forChildren =
  /KINDERGELD|KINDERZUSCHLAG|\bASS(EGNO)? (UNICO|UNIVERSALE)\b|\bAUUF?\b|\bANF\b|NUCLEO FAMILIARE|ASSEGNI FAMILIARI/

/** Benefits for children count as income, and no minor is stated in the household. */
export const benefitsFitHousehold: Reconciliation = ({ applicant: { minors }, assessment: { otherIncomes } }) =>
  minors !== 0
    ? []
    : otherIncomes
        .filter(
          ({ kind, countedShare, series: { movements } }) =>
            kind === 'benefits' &&
            countedShare > 0 &&
            movements.some(({ description }) => forChildren.test(foldWords(description).join(' '))),
        )
        .map(({ figure, series }) =>
          crossFinding(
            'report.benefit_without_minor',
            'warning',
            series.movements.map(({ document }) => document),
            { amount: String(figure.workings['monthly']) },
            figure.inputs,
          ),
        )

/** A student may call the month's sum of their blocked account an income. */
const hasBlockedMoney = (series: readonly LineSeries[]): boolean =>
  series.some(
    ({ category, movements }) =>
      category === 'own_transfer' &&
      movements.some(({ amount, description }) => amount > 0 && blocked.test(description)),
  )
const blocked = /sperrkonto|blocked account|fintiba|expatrio|coracle/i

/** Asked only of a person whose statements were read: without them nothing can be seen. */
export const declaredIncomeSeen: Reconciliation = ({ applicant, assessment }) => {
  const statements = assessment.documents.filter(({ result }) => result.type === 'bank_statement')
  if (statements.length === 0) return []
  // Who has no post may call a small job's pay another income.
  const hasSmallJob = applicant.employmentStatus !== 'Employed' && assessment.salaryCredits.value !== null
  // Who has a post, too, may call their business so.
  const hasBusiness = assessment.selfEmployedIncome.value !== null
  const missing = declaredNotSeen(applicant.declaredIncomes, assessment.otherIncomes).filter(
    (income) => !(income === 'other' && (hasSmallJob || hasBusiness || hasBlockedMoney(assessment.series))),
  )
  return missing.map((income) =>
    crossFinding('income_check.declared_income_not_detected', 'warning', statements, { income }),
  )
}

export const saysTheyRent = ({
  livingSituation,
  currentRent,
}: {
  livingSituation: string | null
  currentRent: number | null
}) => livingSituation === 'renting' || currentRent !== null

export const rentDeclared: Reconciliation = ({ applicant, assessment }) =>
  saysTheyRent(applicant)
    ? []
    : assessment.costs
        .filter(({ series }) => series.category === 'rent_paid')
        .map(({ series, monthly, figure }) =>
          crossFinding(
            'income_check.rent_detected_not_declared',
            'warning',
            series.movements.map(({ document }) => document),
            { payee: series.payer ?? '', amount: decimal(monthly) },
            figure.inputs,
          ),
        )

/** A seen rent bears out a declared one when they differ by no more than a tenth: utilities are often paid with it. */
export const RENT_TOLERANCE = 0.1

export const fitsRent = (monthly: number, rent: number): boolean => Math.abs(monthly - rent) <= RENT_TOLERANCE * rent

/** Cash drawn each month that fits the declared rent, or a payment of it to the cent, where no rent is seen. */
function rentUnnamed({ applicant, assessment: { costs, series } }: ReconcileContext): LineSeries | undefined {
  const { currentRent } = applicant
  if (currentRent === null || costs.some((cost) => cost.series.category === 'rent_paid')) return undefined
  return unnamedPayments(series).find(
    ({ category, typicalAmount }) =>
      -typicalAmount === currentRent || (category === 'cash' && fitsRent(-typicalAmount, currentRent)),
  )
}

/** What is paid each month and may be a commitment: only its payee can be told, where the account names one. */
export const paymentsAreNamed: Reconciliation = (context) => {
  const ofRent = rentUnnamed(context)
  return unnamedPayments(context.assessment.series).map((one) => {
    const { category, payer, typicalAmount, movements } = one
    const isCash = category === 'cash'
    // Whose card is topped up, its number does not tell.
    const payee = isCash || category === 'own_transfer' ? null : payer
    const rent = isCash ? 'report.rent_in_cash' : 'report.rent_unnamed'
    const other = isCash
      ? 'report.regular_withdrawal'
      : payee === null
        ? 'report.regular_unnamed'
        : 'report.regular_payment'
    return crossFinding(
      one === ofRent ? rent : other,
      'warning',
      movements.map(({ document }) => document),
      { ...(payee !== null && { payee }), amount: decimal(-typicalAmount) },
      movements.map(({ ref }) => ref),
    )
  })
}

/** Much money that goes to private people: pay may go back so, or be owed. */
export const littleGoesToPeople: Reconciliation = ({ assessment: { documents, series } }) => {
  const sent = sentToPeople(documents, series)
  if (sent === null) return []
  return [
    crossFinding(
      'report.sent_to_people',
      'warning',
      sent.lines.map(({ document }) => document),
      { amount: decimal(sent.monthly) },
      sent.lines.map(({ ref }) => ref),
    ),
  ]
}

/** Money that came from a private person and went back: it is in no balance. */
export const balanceIsOwn: Reconciliation = ({ assessment: { series } }) => {
  const lent = lentMoney(series)
  if (lent.length === 0) return []
  const paidIn = lent.flatMap((one) => one.paidIn)
  const paidBack = lent.flatMap((one) => one.paidBack)
  const lines = [...paidIn, ...paidBack]
  return [
    crossFinding(
      'report.money_lent',
      'warning',
      lines.map(({ document }) => document),
      { amount: decimal(totalOf(paidIn)), returned: decimal(-totalOf(paidBack)) },
      lines.map(({ ref }) => ref),
    ),
  ]
}

/** What a lender paid out and no instalment pays back yet: what it will cost is not known. */
export const loansShowInstalments: Reconciliation = ({ assessment: { series } }) =>
  loansPaidOut(series).map(({ document, amount, bookedOn, ref }) =>
    crossFinding('report.loan_paid_out', 'warning', [document], { amount: decimal(amount), day: bookedOn }, [ref]),
  )

/** A rent is declared and three months of statements show none, in euros or not, nor cash that fits it. */
export const rentSeen: Reconciliation = (context) => {
  const { applicant, assessment } = context
  const statements = assessment.documents.filter(({ result }) => result.type === 'bank_statement')
  if (
    !saysTheyRent(applicant) ||
    statements.length === 0 ||
    assessment.costs.some(({ series }) => series.category === 'rent_paid') ||
    assessment.rentOfOthers !== undefined ||
    rentUnnamed(context) !== undefined ||
    foreignMovements(statements).some((one) => one.amount < 0 && categorise(one).category === 'rent_paid')
  )
    return []
  return [
    crossFinding(
      'bank_statement.rent_missing',
      'warning',
      statements,
      applicant.currentRent === null ? {} : { amount: decimal(applicant.currentRent) },
    ),
  ]
}

/** The seen rent that is nearest to the stated one, with the parts of others of the household; the largest without. */
export function nearestRent(costs: readonly RecurrentCost[], stated: Cents | null): RecurrentCost | null {
  const rents = costs.filter(({ series }) => series.category === 'rent_paid')
  const distance = (cost: RecurrentCost) => Math.abs((wholeRentOf(cost).value ?? 0) - (stated ?? 0))
  return (stated === null ? rents : rents.toSorted((a, b) => distance(a) - distance(b)))[0] ?? null
}

// META AFFITTO   QUOTA AFFITTO   Mietanteil   halbe Miete   Hälfte Miete   half of rent
const partOfRent = /\b(?:META|QUOTA|PARTE|HALBE|HALFTE|HALF|SHARE)\b|ANTEIL/

/** Each payment says that it is a part: the rest is paid by another of the home. */
const isPartOfRent = ({ series: { movements } }: RecurrentCost): boolean =>
  movements.every(({ description }) => partOfRent.test(foldWords(description).join(' ')))

/** The seen rent nearest to the declared one is another amount, also less what others of the home send for it. */
export const rentsAgree: Reconciliation = ({ applicant: { currentRent }, assessment: { costs, series } }) => {
  const nearest = currentRent === null ? null : nearestRent(costs, currentRent)
  if (currentRent === null || nearest === null) return []
  const { value, inputs } = wholeRentOf(nearest)
  if (fitsRent(value!, currentRent) || (value! < currentRent && isPartOfRent(nearest))) return []
  if (isRestOfRent(series, value!, (rest) => fitsRent(rest, currentRent))) return []
  return [
    crossFinding(
      'report.rent_differs',
      'warning',
      nearest.series.movements.map(({ document }) => document),
      { declared: decimal(currentRent), seen: decimal(value!) },
      inputs,
    ),
  ]
}

/** A rent, an instalment or a bill that the account shows as paid, and that came back. */
export const paymentsStay: Reconciliation = ({ assessment: { costs, series } }) => {
  const returned = returnedPayments(series)
  return costs.flatMap(({ series: { payer, movements, typicalAmount } }) => {
    const own = returned.filter(({ paid }) => movements.includes(paid))
    if (own.length === 0) return []
    return [
      crossFinding(
        'report.payment_returned',
        'warning',
        own.map(({ paid }) => paid.document),
        { payee: payer ?? '', amount: decimal(-typicalAmount), count: own.length },
        own.flatMap(({ paid, back }) => [paid.ref, back.ref]),
      ),
    ]
  })
}
