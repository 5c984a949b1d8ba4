/**
 * The four answers that head a report, in its reader's words: page, PDF and the landlord's other pages say them alike.
 */
import type { Message, PersonIncome, RentReport } from '@attesta/contract/report.ts'
import { shareOfIncome } from '../affordability/share-of-income.ts'
import { fromDecimal } from '../money.ts'
import { isProblem, keyOfRole, netOf, type Glance, type OpenPoint } from './at-a-glance.ts'

/**
 * How a reader is told: `told` of a message with its values, `money` of decimal euros, `percent` of a number such as
 * 31.
 */
export interface Telling {
  t(key: string, params?: Message['params']): string
  told(message: Message): string
  money(amount: string | null): string
  percent(percentage: number): string
}

export type StripLook = 'passed' | 'failed' | 'unknown' | 'warning' | 'plain'

export interface StripCell {
  id: 'affordable' | 'genuine' | 'identity' | 'open'
  name: string
  look: StripLook
  value: string
  /** What the answer rests on, a line each. */
  lines: string[]
}

/** What is paid a month, in decimal euros, and its share of the net income in percent; null where nothing is measured. */
export interface Measured {
  what: 'rent' | 'instalment'
  amount: string | null
  percentage: number | null
}

const looks = {
  affordable: { yes: 'passed', close: 'warning', no: 'failed', unknown: 'unknown' },
  identity: { verified: 'passed', read: 'passed', problem: 'failed', unknown: 'unknown' },
} as const satisfies Record<string, Record<string, StripLook>>

/** @param named how many open points are named; the rest are counted */
export function stripOf(glance: Glance, measured: Measured, words: Telling, named = 2): StripCell[] {
  const { t } = words
  const { genuine, identity, open } = glance
  // Two checks may fail for one cause.
  const names = [...new Set(open.map((point) => openName(point, words)))]
  return [
    ...affordableOf(glance, measured, words),
    {
      id: 'genuine',
      name: t('Report.Glance.genuine'),
      look: genuine.outcome,
      value:
        genuine.of === 0
          ? t(`Report.Outcome.${genuine.outcome}`)
          : t('Report.Glance.Documents', { count: genuine.count, of: genuine.of }),
      lines: [],
    },
    {
      id: 'identity',
      name: t('Report.Glance.identity'),
      look: looks.identity[identity],
      value: t(`Report.Glance.Identity.${identity}`),
      lines: [],
    },
    {
      id: 'open',
      name: t('Report.Glance.open'),
      look: open.length === 0 ? 'passed' : open.some(isProblem) ? 'failed' : 'warning',
      value: open.length === 0 ? t('Report.Glance.Open.none') : String(open.length),
      lines: [
        ...names.slice(0, named),
        ...(open.length > named ? [t('Report.Glance.Open.more', { count: open.length - named })] : []),
      ],
    },
  ]
}

/**
 * Where no verdict may be given, as before a German landlord's choice, the share alone stands; where nothing is
 * measured, nothing.
 */
function affordableOf(
  { affordable, unsure, base, net }: Glance,
  { what, amount, percentage }: Measured,
  { t, money, percent }: Telling,
): StripCell[] {
  const share = percentage === null ? null : t(`Report.Glance.Share.${base}`, { percentage: percent(percentage) })
  const amounts =
    amount === null || net === null
      ? []
      : [t(`Report.Glance.Amounts.${what}`, { amount: money(amount), net: money(net) })]
  if (affordable === null)
    return share === null || percentage === null
      ? []
      : [{ id: 'affordable', name: t('Report.Glance.share'), look: 'plain', value: share, lines: amounts }]
  return [
    {
      id: 'affordable',
      name: t('Report.Glance.affordable'),
      // A yes that rests on what was not shown cannot be relied on.
      look: affordable === 'yes' && unsure.length > 0 ? 'warning' : looks.affordable[affordable],
      value: t(`Report.Glance.Affordable.${affordable}`),
      lines: [
        ...(share === null ? [] : [share, ...amounts]),
        ...unsure.map((what) => t(`Report.Glance.Unsure.${what}`)),
      ],
    },
  ]
}

/**
 * Returns an open point in a few words. What stands against a check is named, not the check: «Check for tampering»
 * would read as if it had passed.
 */
export function openName(point: OpenPoint, { t, told }: Pick<Telling, 't' | 'told'>): string {
  if (point.kind === 'check') return isProblem(point) && point.reasons[0] ? told(point.reasons[0]) : t(point.name)
  if (point.kind === 'finding') return told(point.msg)
  if (point.kind === 'person') {
    const [role, progress] = [t(keyOfRole(point.role)), t(`Report.Progress.${point.progress}`)]
    return t('Report.Glance.Open.person', { name: point.name, role, progress })
  }
  const missing = t('Report.Glance.Open.absence', { names: point.names.map((name) => t(name)).join(' / ') })
  return point.person === null ? missing : `${point.person}: ${missing}`
}

/** Of a loan its instalment; the short form measures nothing. */
export function measuredOf({ type, mortgage, monthly_affordability, trace }: RentReport): Measured {
  if (mortgage) {
    const amount = trace.mortgage_instalment?.value ?? null
    return { what: 'instalment', amount, percentage: shareOfIncome(centsOf(amount), centsOf(netOf(trace))) }
  }
  const { rent, percentage } = monthly_affordability
  return type === 'rent' ? { what: 'rent', amount: rent, percentage } : { what: 'rent', amount: null, percentage: null }
}

/**
 * A person's committed costs, and with whom those of a shared account are counted; null where neither is known. Zero says
 * nothing beside an account that another pays from.
 */
export const costsSaid = (
  { committed_costs: costs, counted_with: other }: PersonIncome,
  { t, money }: Pick<Telling, 't' | 'money'>,
): string | null =>
  [
    costs !== null && (other === undefined || Number(costs) > 0) && money(costs),
    other !== undefined && t('Report.Household.SharedAccount', { name: other }),
  ]
    .filter(Boolean)
    .join(' · ') || null

const centsOf = (amount: string | null) => (amount === null ? null : fromDecimal(amount))

/** Returns who applies and with whom, each by name and role, in one line. */
export function householdLine(
  { hh_members, guarantors, applicant_role: role }: Pick<RentReport, 'hh_members' | 'guarantors' | 'applicant_role'>,
  { t }: Pick<Telling, 't'>,
): string {
  const named = ({ fullname, relationship }: { fullname: string; relationship: string }) =>
    t('Report.Household.Named', { name: fullname, relationship: t(`Report.Relationship.${relationship}`) })
  const together = hh_members.content.map(named).join(', ')
  const vouching = guarantors.content.map(({ fullname }) => fullname).join(', ')
  const parts = [
    together && t('Report.Household.Together', { names: together }),
    vouching && t('Report.Household.Guaranteed', { names: vouching }),
  ].filter(Boolean)
  if (parts.length > 0) return parts.join(' · ')
  return t(role === 'main-applicant' ? 'Report.Household.Alone' : `Report.Household.${role}`)
}
