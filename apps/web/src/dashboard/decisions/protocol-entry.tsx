import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useDecisionWords } from './decision-words.ts'
import { householdPath } from './household-path.ts'
import { NamedCriteria } from './named-criteria.tsx'
import type { Entry } from './use-protocol.ts'

/** A refusal that stands and that the applicant was not told yet. */
export const isToTell = ({ outcome, is_current, notice }: Entry): boolean =>
  outcome === 'declined' && is_current && notice.state === 'none'

/** One decision: what, on whom, by which criteria, when and by whom. */
export function ProtocolEntry({
  entry,
  isPicked,
  isBusy,
  onPick,
  onCancel,
}: {
  entry: Entry
  isPicked: boolean
  isBusy: boolean
  onPick: () => void
  onCancel: () => void
}) {
  const { t, time } = useDecisionWords()
  const { search } = useLocation()
  const { household, listing_name, applied_at, outcome, decided_at, member, is_current, notice } = entry
  return (
    <li className="protocol-entry">
      {isToTell(entry) ? (
        <label className="pick-box">
          <input type="checkbox" name="pick-decision" checked={isPicked} onChange={onPick} />
          <span className="unseen">{t('Protocol.Pick', { name: household })}</span>
        </label>
      ) : (
        <span className="pick-box" />
      )}
      <div className="stack">
        <p>
          <strong>
            <PageLink to={householdPath(entry, search)}>{household}</PageLink>
          </strong>{' '}
          <StatusTag look={is_current ? 'info' : 'plain'}>{t(`Decision.Done.${outcome}`)}</StatusTag>{' '}
          {!is_current && <span className="small muted">{t('Protocol.Replaced')}</span>}
        </p>
        <p className="small muted">
          {listing_name} · {t('Protocol.Applied', { time: time(applied_at) })}
        </p>
        <NamedCriteria decision={entry} />
        <p className="small muted">
          {t('Decision.By', { member: member || t('Dashboard.Work.Former'), time: time(decided_at) })}
        </p>
        {notice.state === 'sent' && <p className="small">{t('Notice.Sent', { time: time(notice.sent_at!) })}</p>}
        {notice.state === 'queued' && (
          <p className="small">
            {t('Notice.Queued', { time: time(notice.due_at!) })}{' '}
            <Button small look="quiet" data-action="cancel-notice" disabled={isBusy} onClick={onCancel}>
              {t('Notice.Cancel')}
              <span className="unseen">: {household}</span>
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}
