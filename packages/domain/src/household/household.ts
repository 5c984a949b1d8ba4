/**
 * The incomes of those who will live and pay together. Source: C-household-income.
 */
import type { PersonProgress } from '@attesta/contract/report-people.ts'
import type { Day } from '../day.ts'
import { addFigures, figureFrom, figureOf, limitedTo, unknownFigure, type Figure } from '../facts/figure.ts'
import { shownAccounts, type Applicant } from '../facts/evidence-document.ts'
import { decimal, sum } from '../money.ts'
import type { CommittedCosts } from '../affordability/affordable-rent.ts'
import {
  assessIncome,
  countedBookings,
  countedPay,
  countedReceipts,
  type Assessment,
  type CountedElsewhere,
} from '../income/assess-income.ts'
import { averageCashBalance } from '../income/cash-balance.ts'
import { isUntilReviewed } from '../reconcile/cross-finding.ts'
import { fitsRent, saysTheyRent } from '../reconcile/declared.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { compareNames } from '../person-name.ts'
import { payAcross } from './pay-across.ts'
import { pensionAcross } from './pension-across.ts'
import { areOnePerson } from './same-person.ts'

/** A person named in the application. `applicant`: what they handed in themselves; null until they have. */
export interface NamedPerson {
  fullname: string
  relationship: string
  email: string | null
  bornOn: Day | null
  applicant: Applicant | null
  /** Absent for those who are not asked for documents. */
  progress?: PersonProgress
}
export interface AssessedPerson extends NamedPerson {
  assessment: Assessment | null
  /** Name of one before them who is the same person by documents; absent where no one is. */
  isAlso?: string
}

/**
 * The money of one person, where documents that a blocker stands against show nothing better than said. Only documents
 * side by side tell some blockers: so they are assessed twice.
 */
function assessWithDoubts(applicant: Applicant, today: Day, countedElsewhere?: CountedElsewhere): Assessment {
  const assessment = assessIncome(applicant, today, countedElsewhere)
  const blocked = new Set(
    reconcile({ applicant, assessment, today })
      .filter(({ severity, code }) => severity === 'error' || isUntilReviewed(code))
      .flatMap(({ documents }) => documents),
  )
  if (!assessment.documents.some(({ id }) => blocked.has(id))) return assessment
  const documents = applicant.documents.map((document) =>
    blocked.has(document.id) ? { ...document, isDoubted: true } : document,
  )
  return assessIncome({ ...applicant, documents }, today, countedElsewhere)
}

const assessPerson = (person: NamedPerson, today: Day, countedElsewhere?: CountedElsewhere): AssessedPerson => ({
  ...person,
  assessment: person.applicant && assessWithDoubts(person.applicant, today, countedElsewhere),
})

const applicantsOf = (people: readonly NamedPerson[]): Applicant[] => people.flatMap(({ applicant }) => applicant ?? [])

/** Guarantors, whom none of the others should employ, and whose pay is not one of theirs. */
export function assessGuarantors(
  guarantors: readonly NamedPerson[],
  others: readonly AssessedPerson[],
  today: Day,
): AssessedPerson[] {
  if (guarantors.length === 0) return []
  const all = [...guarantors, ...others]
  const names = all.map(({ fullname }) => fullname)
  const paying = applicantsOf(all)
  const [across, pensions] = [payAcross(paying), pensionAcross(paying)]
  const vouching = (one: Applicant): Applicant => ({
    ...one,
    ...across[paying.indexOf(one)],
    pensionOfOthers: pensions[paying.indexOf(one)] ?? new Set(),
    appliesWith: othersThan(one, names),
  })
  return guarantors.map((person) =>
    withDouble(assessPerson({ ...person, applicant: person.applicant && vouching(person.applicant) }, today), others),
  )
}

export interface HouseholdMoney {
  netIncome: Figure
  committed: CommittedCosts
  /** What is on the accounts of all who live and pay together, a shared account once. */
  cashBalance: Figure
}

/**
 * Those whose income is in the sum: a co-applicant who has not finished, whose documents show no income, or who is one of
 * the others, is not.
 */
export const isCounted = ({ assessment, isAlso }: AssessedPerson): boolean =>
  assessment !== null && assessment.netIncome.value !== null && isAlso === undefined

/** Whose commitments and balances are in the sums: also of one whose income no document shows. */
const isShown = ({ assessment, isAlso }: AssessedPerson): boolean => assessment !== null && isAlso === undefined

/**
 * Another's figure in this person's report: as strong as it stands, cited by the name of whose it is. Their documents
 * stay theirs.
 */
const ofAnother = ({ fullname }: AssessedPerson, figure: Figure, label: string): Figure =>
  figure.value === null
    ? unknownFigure()
    : figureOf({
        value: figure.value,
        rule: figure.rule,
        from: [figure],
        cites: [
          {
            document_id: null,
            page: null,
            box: null,
            label,
            value: decimal(figure.value),
            when: null,
            shown_by: fullname,
          },
        ],
        workings: figure.workings,
      })

/**
 * Net income of the main applicant and each co-applicant with a known one, committed costs and balances of all who have
 * finished. Who shows no account may have commitments too.
 */
function householdMoney(main: Assessment, coApplicants: readonly AssessedPerson[]): HouseholdMoney {
  const shown = coApplicants.filter(isShown)
  const isInPart =
    (main.netIncome.value !== null && main.committedCosts.value === null) ||
    coApplicants.some(({ assessment }) => assessment !== null && assessment.committedCosts.value === null)
  const together = (rule: string, label: string, pick: (one: Assessment) => Figure) =>
    addFigures(
      rule,
      Object.fromEntries([
        ['main_applicant', pick(main)],
        ...shown.map((one, index) => [`co_applicant_${index + 1}`, ofAnother(one, pick(one.assessment!), label)]),
      ]),
    )
  const costs = together(
    'household.committed-costs@1',
    'Report.Trace.committed_costs',
    ({ committedCosts }) => committedCosts,
  )
  return {
    netIncome: together('household.net-income@1', 'Report.Trace.net_income', ({ netIncome }) => netIncome),
    committed: {
      costs: costs.value === null ? costs : figureFrom(costs, { also: limitedTo('declared', isInPart) }),
      isInPart,
    },
    cashBalance: balanceOfAll(main, shown),
  }
}

/**
 * The person's money with the rents of the home that others of the household pay from accounts of their own: half a
 * rent each is one rent, and one of a couple may pay it all. Until they move in together each may pay for a home of
 * their own, even to one landlord: what the person says they pay tells which it is.
 */
function withSharedRents(assessment: Assessment, applicant: Applicant, others: readonly AssessedPerson[]): Assessment {
  const { currentRent } = applicant
  const rents = others.flatMap((one) =>
    (one.assessment?.costs ?? [])
      .filter(({ series }) => series.category === 'rent_paid')
      .map(({ series: { key }, figure }) => ({ key, figure: ofAnother(one, figure, 'Report.Trace.current_rent') })),
  )
  const together = (figures: readonly Figure[]) =>
    figureOf({ value: sum(figures.map(({ value }) => value ?? 0)), rule: 'rent.actual@1', from: figures })
  const isNearer = (one: Figure, other: Figure) =>
    currentRent === null || Math.abs(one.value! - currentRent) < Math.abs(other.value! - currentRent)
  const costs = assessment.costs.map((cost) => {
    const parts = rents.filter(({ key }) => cost.series.category === 'rent_paid' && key === cost.series.key)
    if (parts.length === 0) return cost
    const all = together([cost.figure, ...parts.map(({ figure }) => figure)])
    return isNearer(all, cost.figure) ? { ...cost, together: all } : cost
  })
  const paysNone = saysTheyRent(applicant) && !costs.some(({ series }) => series.category === 'rent_paid')
  const figures = rents.map(({ figure }) => figure)
  // All of them, or one beside another's garage.
  const rentOfOthers =
    paysNone && figures.length > 0
      ? [figures, ...figures.map((figure) => [figure])]
          .map(together)
          .find(({ value }) => currentRent === null || fitsRent(value!, currentRent))
      : undefined
  return { ...assessment, costs, ...(rentOfOthers && { rentOfOthers }) }
}

/** On all accounts day by day: what moves from one person's to another's counts once. */
function balanceOfAll(main: Assessment, shown: readonly AssessedPerson[]): Figure {
  const ofMain = main.averageCashBalance
  const others = shown
    .map((one) => ofAnother(one, one.assessment!.averageCashBalance, 'Report.Trace.cash_balance'))
    .filter(({ value }) => value !== null)
  if (others.length === 0) return ofMain
  const all = averageCashBalance(
    [main, ...shown.map(({ assessment }) => assessment!)].flatMap(({ documents }) => documents),
  )
  return figureOf({
    value: all.value,
    rule: 'household.balance@1',
    from: [all],
    cites: [ofMain, ...others].flatMap(({ inputs }) => inputs),
  })
}

/** Returns the main applicant's own money, everybody's who pays too, and the sum of both. */
export function assessTogether({
  applicant,
  coApplicants,
  guarantors = [],
  today,
}: {
  applicant: Applicant
  coApplicants: readonly NamedPerson[]
  /** Their names are asked, and whose pay it is that comes to an account of theirs and another's. */
  guarantors?: readonly NamedPerson[]
  today: Day
}): { assessment: Assessment; coApplicants: AssessedPerson[]; household: HouseholdMoney } {
  const names = [asPerson(applicant), ...coApplicants].map(({ fullname }) => fullname)
  const all = [...names, ...guarantors.map(({ fullname }) => fullname)]
  const shown = [applicant, ...coApplicants.map((person) => person.applicant)].filter(
    (one) => one !== null && shownAccounts(one.documents).length > 0,
  )
  const sharing = shown.map((one) => asPerson(one!).fullname)
  const paying = [applicant, ...applicantsOf([...coApplicants, ...guarantors])]
  const [across, pensions] = [payAcross(paying), pensionAcross(paying)]
  const living = (one: Applicant): Applicant => ({
    ...one,
    ...across[paying.indexOf(one)],
    pensionOfOthers: pensions[paying.indexOf(one)] ?? new Set(),
    livesWith: names,
    sharesWith: sharing,
    appliesWith: othersThan(one, all),
  })
  const assessment = assessWithDoubts(living(applicant), today)
  // What is paid from an account of two is paid once, and what comes to it comes once.
  const accounts = shownAccounts(assessment.documents)
  const bookings = new Set(countedBookings(assessment))
  const pay = new Set(countedPay(assessment))
  const receipts = countedReceipts(assessment)
  const before: AssessedPerson[] = [{ ...asPerson(applicant), assessment }]
  for (const person of coApplicants) {
    const one = withDouble(
      assessPerson({ ...person, applicant: person.applicant && living(person.applicant) }, today, {
        accounts,
        bookings,
        pay,
        receipts,
      }),
      before,
    )
    before.push(one)
    if (one.assessment === null) continue
    accounts.push(...shownAccounts(one.assessment.documents))
    for (const key of countedBookings(one.assessment)) bookings.add(key)
    for (const key of countedPay(one.assessment)) pay.add(key)
    receipts.push(...countedReceipts(one.assessment))
  }
  const assessed = before.slice(1)
  return {
    assessment: withSharedRents(assessment, applicant, assessed.filter(isShown)),
    coApplicants: assessed,
    household: householdMoney(assessment, assessed),
  }
}

/** Those of the names that are not the person's own. */
const othersThan = ({ name }: Pick<Applicant, 'name'>, names: readonly string[]): string[] =>
  names.filter((one) => compareNames(one, name) !== 'same')

/** Returns the main applicant as one of those who are named. */
export const asPerson = (applicant: Applicant): NamedPerson => ({
  fullname: `${applicant.name.given} ${applicant.name.family}`,
  relationship: '',
  email: null,
  bornOn: applicant.bornOn,
  applicant,
})

/** Noted, where one before them is the same person. */
function withDouble(person: AssessedPerson, before: readonly AssessedPerson[]): AssessedPerson {
  const same = before.find((other) => areOnePerson(person, other))
  return same === undefined ? person : { ...person, isAlso: same.fullname }
}
