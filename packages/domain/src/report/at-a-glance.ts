/**
 * What a reader decides on in ten seconds: four answers and what is open, read off a report; no figure is worked out
 * again.
 */
import type { unsureParts } from '@attesta/contract/criteria.ts'
import type { PersonChange, PersonProgress } from '@attesta/contract/report-people.ts'
import type { Check, FigureState, Message, RentReport, ReportDocument, WireFigure } from '@attesta/contract/report.ts'

export type OpenPoint =
  /** `isOpen`: not known because of a finding that is open. */
  | { kind: 'check'; name: string; outcome: 'failed' | 'unknown'; reasons: Message[]; isOpen: boolean }
  | { kind: 'finding'; type: 'error' | 'warning'; msg: Message; documentIds: string[] }
  | { kind: 'absence'; names: string[]; person: string | null }
  | { kind: 'person'; name: string; role: 'co-applicant' | 'guarantor'; progress: PersonProgress }

export interface Glance {
  /**
   * Null where the report measures neither a rent nor a loan, and in a co-applicant's own: the household's report measures
   * it.
   */
  affordable: 'yes' | 'close' | 'no' | 'unknown' | null
  /** What keeps that answer from being sure, the answer itself as it is. */
  unsure: (typeof unsureParts)[number][]
  /** Whose net income a percentage is of. */
  base: 'applicant' | 'household'
  /** The net income that the rent is measured against. */
  net: string | null
  /** `of`: documents whose figures count, identity documents aside; zero where none is shown. */
  genuine: { outcome: Check['outcome']; count: number; of: number }
  /** An image that a machine read verifies no one. */
  identity: 'verified' | 'read' | 'problem' | 'unknown'
  open: OpenPoint[]
}

const verdicts: Readonly<Record<string, Glance['affordable']>> = {
  'Report.Affordability.WithinMin': 'yes',
  'Report.Affordability.WithinValue': 'yes',
  'Report.Affordability.WithinMax': 'close',
  'Report.Affordability.AboveMax': 'no',
  'Report.Mortgage.Sustainable': 'yes',
  'Report.Mortgage.NotSustainable': 'no',
  'Report.Mortgage.TooOld': 'no',
}

/**
 * The key of the heading over a rent: a yes that is not sure says what it rests on, and is nowhere called comfortable.
 *
 * @param key of the verdict
 */
export const headingKey = (key: string, unsure: Glance['unsure']): string =>
  unsure.length > 0 && key.startsWith('Report.Affordability.') && verdicts[key] === 'yes'
    ? 'Report.Affordability.Unproven'
    : key

const tampering = new RegExp(
  `\\.(${[
    'fraud|edited|reused|not_original|zones_disagree|overlap_differs|merged|dated_ahead|outside_period|balance_jumps',
    'specimen|birth_date_differs',
    'hired?_\\w+|pay_differs|pay_missing|pay_returned|month_differs',
    'iban_\\w+',
  ].join('|')})$`,
)

/** Of the file itself, with sums that close wherever it prints any, and without a sign of tampering. */
const isGenuine = ({ status, source, reconciled, findings }: ReportDocument): boolean =>
  status !== 'error' &&
  (source === 'text' || source === 'connection') &&
  reconciled !== false &&
  !findings.some(({ key }) => tampering.test(key))

const isUnproven = (figure: WireFigure | null | undefined): boolean =>
  figure?.state === 'declared' || figure?.state === 'unknown'

/**
 * The rent is measured against income less commitments, in the short form against income: the answer is no surer.
 * Without a statement no commitment is known, and none is deducted. Nor is it sure while the sums of a document that it
 * rests on do not close.
 */
export function unsureOf({ type, trace, mortgage, documents }: RentReport): Glance['unsure'] {
  const measured = mortgage ? trace.sustainable_instalment : type === 'rapid' ? trace.net_income : trace.residual
  if (!measured || measured.value === null) return []
  const income = trace.household_net_income ?? trace.net_income
  const costs = type === 'rapid' ? null : (trace.household_committed_costs ?? trace.committed_costs)
  const isOff = documents.some(
    ({ id, reconciled }) => reconciled === false && measured.inputs.some(({ document_id }) => document_id === id),
  )
  const lacksCosts = /-(without-costs|in-part)@/.test(measured.rule) || isUnproven(costs)
  const isIncomeOpen = isOff || isUnproven(income) || (isUnproven(measured) && !lacksCosts)
  return [...(isIncomeOpen ? (['income'] as const) : []), ...(lacksCosts ? (['commitments'] as const) : [])]
}

function genuineOf({ documents, checks }: RentReport): Glance['genuine'] {
  const counted = documents.filter(({ type }) => type !== 'national_id')
  const count = counted.filter(isGenuine).length
  const told = checks.find(({ id }) => id === 'anti_fraud')?.outcome ?? 'unknown'
  // The weaker of the two: a check that passed says nothing of a document whose sums do not close.
  return { outcome: told === 'passed' && count < counted.length ? 'unknown' : told, count, of: counted.length }
}

function identityOf({ identity_verification: verified, checks }: RentReport): Glance['identity'] {
  if (verified.user_verified) return 'verified'
  const outcome = checks.find(({ id }) => id === 'identity')?.outcome
  return outcome === 'passed' ? 'read' : outcome === 'failed' ? 'problem' : 'unknown'
}

const same = (one: Message, other: Message) =>
  one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params)

/** What contradicts the applicant, or came back. */
const heavy = /(?:_(?:differs?|mismatch|returned|not_declared|not_detected)|rent_missing|salary_missing)$/
/** Paid each month, for what is not known: it may be nothing. */
const light = /\.(?:regular_payment|regular_withdrawal|rent_in_cash)$/
const weightOf = ({ msg: { key } }: { msg: Message }): 'heavy' | 'plain' | 'light' =>
  light.test(key) ? 'light' : heavy.test(key) ? 'heavy' : 'plain'

/** The reasons of a check by what they say: each kind of sign is a point, and what is no finding stands with the first. */
function kindsOf(reasons: Message[]): Message[][] {
  const isFinding = ({ key }: Message) => key.startsWith('Report.Finding.')
  const [first = [], ...others] = Map.groupBy(reasons.filter(isFinding), ({ key }) => key).values()
  return [[...first, ...reasons.filter((reason) => !isFinding(reason))], ...others]
}

/** A person who corrects what was read of them has done nothing wrong. */
const isDisputedReading = ({ msg }: { msg: Message }): boolean => msg.key.startsWith('Report.Finding.reading.')

/**
 * A check that stays unknown for want of documents that no one asked for: the short form is content with one of its
 * list, and measures no rent.
 */
function isUnasked({ type, bank_statements_incomes: statements, national_ids }: RentReport, { id }: Check): boolean {
  if (type !== 'rapid') return false
  const hasStatement = statements.content.length + statements.error_files.length > 0
  return id === 'deposit' || (id === 'identity' ? national_ids.length === 0 : id === 'consecutive' && !hasStatement)
}

function openOf(report: RentReport) {
  const { checks, aggregated_error_messages: errors, absences = [], hh_members, guarantors, standing } = report
  const unpassed = checks.flatMap((check) => {
    const { outcome, translation_key: name, reasons } = check
    if (outcome === 'passed') return []
    // A disputed finding leaves its check not known, and is as open as before.
    const isOpen = (some: Message[]) =>
      some.some((reason) => standing?.open_points.some(({ msg }) => same(reason, msg)))
    if (outcome === 'unknown' && !isOpen(reasons) && isUnasked(report, check)) return []
    const kinds = outcome === 'failed' || isOpen(reasons) ? kindsOf(reasons) : [reasons]
    return kinds.map((kind) => ({ kind: 'check' as const, name, outcome, reasons: kind, isOpen: isOpen(kind) }))
  })
  const told = unpassed.flatMap(({ reasons }) => reasons)
  const findings = errors.filter(({ msg }) => !told.some((reason) => same(reason, msg)))
  // What only the standing tells: the place of a document, and the documents of others who pay.
  const further = (standing?.open_points ?? []).filter(
    ({ msg }) => ![...told, ...errors.map((error) => error.msg)].some((known) => same(known, msg)),
  )
  const {
    heavy: grave = [],
    plain = [],
    light: slight = [],
  } = Object.groupBy(
    findings.filter(({ type }) => type === 'warning'),
    weightOf,
  )
  return [
    ...unpassed.filter(({ outcome }) => outcome === 'failed'),
    ...unpassed.filter(({ outcome, isOpen }) => outcome === 'unknown' && isOpen),
    ...findings.filter(({ type }) => type === 'error').map(finding),
    ...further.filter((point) => !isDisputedReading(point)).map((point) => finding({ type: 'error', ...point })),
    ...[...grave, ...plain].map(finding),
    ...further.filter(isDisputedReading).map((point) => finding({ type: 'warning', ...point })),
    ...unpassed.filter(({ outcome, isOpen }) => outcome === 'unknown' && !isOpen),
    ...missingPeople({ hh_members, guarantors }),
    ...absences.map(({ papers: documents, person }) => ({ kind: 'absence' as const, names: documents, person })),
    ...slight.map(finding),
  ]
}

/** Whose part is still missing, or shows no income. A child is asked for nothing. */
const missingPeople = ({ hh_members, guarantors }: Pick<RentReport, 'hh_members' | 'guarantors'>): OpenPoint[] =>
  [
    ...hh_members.content
      .filter(({ relationship }) => relationship !== 'Child')
      .map((person) => ({ ...person, as: 'co-applicant' as const })),
    ...guarantors.content.map((person) => ({ ...person, as: 'guarantor' as const })),
  ]
    .filter(({ net_income, progress = 'finished' }) => net_income === null || progress !== 'finished')
    .map(({ fullname, as, progress = 'finished' }) => ({ kind: 'person', name: fullname, role: as, progress }))

const finding = ({
  type,
  msg,
  document_ids,
}: Pick<RentReport['aggregated_error_messages'][number], 'type' | 'msg' | 'document_ids'>) => ({
  kind: 'finding' as const,
  type,
  msg,
  documentIds: document_ids,
})

/** What stands against the report, unlike a note or what is not known. */
export const isProblem = (point: OpenPoint): boolean =>
  (point.kind === 'check' && (point.outcome === 'failed' || point.isOpen)) ||
  (point.kind === 'finding' && point.type === 'error')

/** Returns the net income that a rent or an instalment is measured against: the household's where there is one. */
export const netOf = ({ household_net_income: together, net_income: alone }: RentReport['trace']): string | null =>
  together?.value ?? alone?.value ?? null

/** Why a report tells no income: pay that comes to a shared account may be another holder's. */
export const noIncomeKey = ({ bank_statements_incomes: { content } }: RentReport): string =>
  content.some(({ notes }) => notes.some(({ key }) => key === 'Report.Income.ofAnother'))
    ? 'Report.Sentence.SharedPay'
    : 'Report.Sentence.NoIncome'

export function atAGlance(report: RentReport): Glance {
  const { type, mortgage, monthly_affordability: affordability, trace, hh_members } = report
  const isTogether = hh_members.content.some(({ counted }) => counted)
  return {
    affordable:
      type === 'rapid' || report.applicant_role === 'co-applicant'
        ? null
        : (verdicts[mortgage ? mortgage.translation_key : affordability.translation_key] ?? 'unknown'),
    unsure: unsureOf(report),
    base: isTogether ? 'household' : 'applicant',
    net: netOf(trace),
    genuine: genuineOf(report),
    identity: identityOf(report),
    open: openOf(report),
  }
}

/**
 * How the headline was worked out, where it is the pay of an ordinary month times the payments of a year and nothing
 * else.
 */
export function payArithmetic({
  employment,
  trace,
}: RentReport): { key: string; monthly: string; count: number; state: FigureState } | null {
  const { pay_months: months } = employment
  const isPayAlone = trace.net_income?.value === trace.employment_income?.value
  if (!months || months.monthly === null || !isPayAlone) return null
  const yearly = Math.round(Number(months.monthly) * 100) * months.count
  // Extra payments as they were paid make another sum, which the evidence panel tells.
  const isWhole = Math.abs(yearly / 12 - Number(trace.net_income?.value) * 100) <= 1
  // A count that is only said makes the whole only said: then what the documents show of it is told apart.
  const key = months.source === 'answer' ? 'Report.Figure.PayMonthsDeclared' : 'Report.Figure.PayMonths'
  return isWhole ? { key, monthly: months.monthly, count: months.count, state: months.monthly_state } : null
}

/** «AT-7F9B-9100»: what people read out to each other; the whole number stands beside it. */
export const shortNumber = (reportId: string): string => {
  const digits = reportId.replaceAll('-', '').toUpperCase()
  return `AT-${digits.slice(-8, -4)}-${digits.slice(-4)}`
}

/** Returns the key of a role's word, as the report names the people of a household. */
export const keyOfRole = (role: PersonChange['role']): string =>
  `Report.Role.${role.replace(/\b\w/g, (letter) => letter.toUpperCase())}`
