import type { ReactNode } from 'react'
import type { Criteria } from '@attesta/contract/criteria.ts'
import type { FigureState } from '@attesta/contract/report.ts'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { useSay } from '../words/words.tsx'
import { useDashboardWords } from './dashboard-words.ts'

const looks: Record<FigureState, StatusLook> = { proven: 'ok', consistent: 'info', declared: 'plain', unknown: 'plain' }
const outcomes: Record<'passed' | 'failed' | 'unknown', StatusLook> = { passed: 'ok', failed: 'err', unknown: 'plain' }
const checkIds = ['identity', 'holder', 'recency', 'anti_fraud', 'consecutive', 'arithmetic'] as const

type RowId =
  | 'listing'
  | 'validUntil'
  | 'occupation'
  | 'contract'
  | 'seniority'
  | 'netIncome'
  | 'household'
  | 'share'
  | 'affordable'
  | 'costs'
  | 'balance'
  | 'deposit'
  | 'people'
  | 'guarantors'
  | 'identity'
export interface CompareRow {
  id: string
  heading: string
  /** In Germany it is asked of the chosen applicant alone. */ isForChosen: boolean
  cell: (criteria: Criteria) => ReactNode
}

/** The criteria, each with how one report answers it. What may not be asked before the landlord's choice says so, and is not «not known». */
export function useCompareRows(): CompareRow[] {
  const { t, money, percent, day } = useDashboardWords()
  const general = useSay()
  const later = <span className="muted">{t('Dashboard.Compare.NotShown')}</span>
  const figure = (shown: Criteria['net_income'] | null) =>
    shown === null ? (
      '–'
    ) : (
      <>
        {money(shown.value)}{' '}
        <StatusTag look={looks[shown.state]}>{general.told(`Report.State.${shown.state}`)}</StatusTag>
      </>
    )
  const outcome = (shown: 'passed' | 'failed' | 'unknown') => (
    <StatusTag look={outcomes[shown]}>{t(`Dashboard.Compare.Outcome.${shown}`)}</StatusTag>
  )
  const row = (id: RowId, cell: CompareRow['cell'], isForChosen = false): CompareRow => ({
    id,
    heading: t(`Dashboard.Compare.Row.${id}`),
    isForChosen,
    cell,
  })
  const ofChosen = (id: RowId, cell: CompareRow['cell']) =>
    row(id, (one) => (one.region === 'de' ? later : cell(one)), true)
  const range = ({ affordable: { min, max, is_within }, rent }: Criteria) =>
    min === null || max === null ? (
      '–'
    ) : (
      <>
        {t('Dashboard.Compare.Range', { min: money(min), max: money(max) })}
        {is_within !== null && (
          <span className="meta">
            {t(is_within ? 'Dashboard.Compare.Within' : 'Dashboard.Compare.Above', { rent: money(rent) })}
          </span>
        )}
      </>
    )
  return [
    row('listing', ({ listing_name }) => listing_name || '–'),
    row('validUntil', ({ valid_until }) => day(valid_until)),
    row('occupation', ({ employment_status }) => t(`Dashboard.Compare.Occupation.${employment_status}`)),
    ofChosen('contract', ({ contract }) => (contract === null ? '–' : t(`Dashboard.Compare.Contract.${contract}`))),
    ofChosen('seniority', ({ seniority_months: count }) =>
      count === null
        ? '–'
        : count < 12
          ? t('Dashboard.Compare.Months', { count })
          : t('Dashboard.Compare.Years', { years: Math.floor(count / 12), months: count % 12 }),
    ),
    row('netIncome', ({ net_income }) => figure(net_income)),
    row('household', ({ household_net_income }) => figure(household_net_income)),
    row('share', ({ share, rent }) => (
      <>
        {percent(share)} <span className="meta muted">({money(rent)})</span>
      </>
    )),
    ofChosen('affordable', range),
    ofChosen('costs', ({ committed_costs }) => figure(committed_costs)),
    ofChosen('balance', ({ cash_balance }) => figure(cash_balance)),
    ofChosen('deposit', ({ deposit }) => outcome(deposit ?? 'unknown')),
    row('people', ({ people }) => people),
    row('guarantors', ({ guarantors }) => guarantors),
    row('identity', ({ identity_verified }) => general(identity_verified ? 'General.Yes' : 'General.No')),
    ...checkIds.map((id): CompareRow => ({
      id,
      heading: t(`Dashboard.Compare.Check.${id}`),
      isForChosen: false,
      cell: ({ checks }) => outcome(checks.find((check) => check.id === id)?.outcome ?? 'unknown'),
    })),
  ]
}
