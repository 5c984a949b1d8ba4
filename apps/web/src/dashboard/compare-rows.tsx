import type { ReactNode } from 'react'
import type { Criteria } from '@attesta/contract/criteria.ts'
import { StatusTag, type StatusLook } from '../ui/status-tag.tsx'
import { useSay } from '../words/words.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { FigureStateTag, Unsure } from './figure-state-tag.tsx'
import { WhatIfChoices } from './what-if.tsx'

const outcomes: Record<'passed' | 'failed' | 'unknown', StatusLook> = { passed: 'ok', failed: 'err', unknown: 'plain' }
const identities: Record<Criteria['identity'], StatusLook> = {
  verified: 'ok',
  read: 'info',
  problem: 'err',
  unknown: 'plain',
}
/** What the row on genuine documents says stands there alone. */
const checkIds = ['identity', 'holder', 'recency', 'consecutive', 'arithmetic'] as const

type RowId =
  | 'listing'
  | 'validUntil'
  | 'occupation'
  | 'contract'
  | 'seniority'
  | 'netIncome'
  | 'household'
  | 'share'
  | 'withUtilities'
  | 'affordable'
  | 'whatIf'
  | 'costs'
  | 'balance'
  | 'deposit'
  | 'people'
  | 'guarantors'
  | 'genuine'
  | 'identity'
  | 'open'
export interface CompareRow {
  id: string
  heading: string
  /** In Germany it is asked of the chosen applicant alone. */
  isForChosen: boolean
  cell: (criteria: Criteria) => ReactNode
  /** Whether all of them answer alike. */
  isSame: (all: readonly Criteria[]) => boolean
}

/**
 * The criteria, each with how one report answers it. What may not be asked before the landlord's choice says so, and is
 * not «not known».
 */
export function useCompareRows(): CompareRow[] {
  const { t, money, percent, day } = useDashboardWords()
  const general = useSay()
  const figure = (shown: Criteria['net_income'] | null) =>
    shown === null ? (
      '–'
    ) : (
      <>
        {money(shown.value)} <FigureStateTag state={shown.state} />
      </>
    )
  const outcome = (shown: 'passed' | 'failed' | 'unknown') => (
    <StatusTag look={outcomes[shown]}>{t(`Dashboard.Compare.Outcome.${shown}`)}</StatusTag>
  )
  const named = <T,>(
    id: string,
    heading: string,
    fact: (criteria: Criteria) => T,
    shown: (value: T) => ReactNode,
  ): CompareRow => ({
    id,
    heading,
    isForChosen: false,
    cell: (criteria) => shown(fact(criteria)),
    isSame: (all) => new Set(all.map((one) => JSON.stringify([one.region, fact(one)]))).size <= 1,
  })
  const row = <T,>(id: RowId, fact: (criteria: Criteria) => T, shown: (value: T) => ReactNode): CompareRow =>
    named(id, t(`Dashboard.Compare.Row.${id}`), fact, shown)
  const ofChosen = <T,>(id: RowId, fact: (criteria: Criteria) => T, shown: (value: T) => ReactNode): CompareRow => ({
    ...row(id, fact, shown),
    isForChosen: true,
    cell: (criteria) =>
      criteria.region === 'de' ? (
        <span className="muted">{t('Dashboard.Compare.NotShown')}</span>
      ) : (
        shown(fact(criteria))
      ),
  })
  const duration = (count: number) =>
    count < 12
      ? t('Dashboard.Compare.Months', { count })
      : t('Dashboard.Compare.Years', { years: Math.floor(count / 12), months: count % 12 })
  const range = ({ affordable: { min, max, is_within }, rent }: Pick<Criteria, 'affordable' | 'rent'>) =>
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
    row(
      'listing',
      (one) => one.listing_name,
      (name) => name || '–',
    ),
    row('validUntil', (one) => one.valid_until, day),
    row(
      'occupation',
      (one) => one.employment_status,
      (status) => t(`Dashboard.Compare.Occupation.${status}`),
    ),
    ofChosen(
      'contract',
      (one) => one.contract,
      (contract) => (contract === null ? '–' : t(`Dashboard.Compare.Contract.${contract}`)),
    ),
    ofChosen(
      'seniority',
      (one) => one.seniority_months,
      (count) => (count === null ? '–' : duration(count)),
    ),
    row('netIncome', (one) => one.net_income, figure),
    row('household', (one) => one.household_net_income, figure),
    row(
      'share',
      ({ share, rent, unsure }) => ({ share, rent, unsure }),
      ({ share, rent, unsure }) => (
        <>
          {percent(share)} <span className="meta muted">({money(rent)})</span>
          <Unsure parts={unsure} />
        </>
      ),
    ),
    row(
      'withUtilities',
      (one) => one.with_utilities,
      (found) =>
        found === null ? (
          '–'
        ) : (
          <>
            {percent(found.share)} <span className="meta muted">({money(found.amount)})</span>
          </>
        ),
    ),
    ofChosen('affordable', ({ affordable, rent }) => ({ affordable, rent }), range),
    ofChosen(
      'whatIf',
      (one) => one.what_if,
      (found) => (found === null ? '–' : <WhatIfChoices whatIf={found} />),
    ),
    ofChosen('costs', (one) => one.committed_costs, figure),
    ofChosen('balance', (one) => one.cash_balance, figure),
    ofChosen(
      'deposit',
      (one) => one.deposit,
      (found) => outcome(found ?? 'unknown'),
    ),
    row('people', (one) => one.people, String),
    row('guarantors', (one) => one.guarantors, String),
    row(
      'genuine',
      (one) => one.genuine,
      ({ outcome: found, count, of }) => (
        <StatusTag look={outcomes[found]}>
          {of === 0 ? t(`Dashboard.Compare.Outcome.${found}`) : general.told('Report.Glance.Documents', { count, of })}
        </StatusTag>
      ),
    ),
    row(
      'identity',
      (one) => one.identity,
      (found) => <StatusTag look={identities[found]}>{general.told(`Report.Glance.Identity.${found}`)}</StatusTag>,
    ),
    ofChosen(
      'open',
      (one) => one.open_points,
      (open) => (open === 0 ? general.told('Report.Glance.Open.none') : open),
    ),
    ...checkIds.map((id) =>
      named(
        id,
        t(`Dashboard.Compare.Check.${id}`),
        ({ checks }) => checks.find((check) => check.id === id)?.outcome ?? 'unknown',
        outcome,
      ),
    ),
  ]
}
