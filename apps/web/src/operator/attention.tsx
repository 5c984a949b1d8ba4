import type { AttentionKind } from '@attesta/contract/attention.ts'
import type { Reply } from '../calls.ts'
import { PageLink } from '../ui/page-link.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { DeskSection } from './desk-section.tsx'
import { useOperatorWords } from './operator-words.ts'

type Told = Reply<'operatorHealth'>

const health = '/operator/health'
/** Where the rows behind a count stand. */
const rowsOf: Record<AttentionKind, { pathname: string; hash?: string }> = {
  documents_unread: { pathname: health, hash: '#unread' },
  reviews_late: { pathname: '/operator/review' },
  payments_unreported: { pathname: '/operator/payments', hash: '#unreported' },
  emails_failed: { pathname: '/operator/deliveries', hash: '#emails' },
  webhooks_failed: { pathname: '/operator/deliveries', hash: '#webhooks' },
  jobs_failed: { pathname: health, hash: '#failed-jobs' },
}

/** What is late, stuck or failing over all companies, each count with the way to its rows. */
export function Attention({ attention }: Pick<Told, 'attention'>) {
  const { t, time } = useOperatorWords()
  const { search } = window.location
  return (
    <DeskSection id="attention" heading={t('Operator.Attention')}>
      <div className="panel">
        <ul className="plain-list stack">
          {attention.map(({ kind, count, since }) => (
            <li key={kind}>
              <StatusTag look={count === 0 ? 'ok' : 'err'}>{count}</StatusTag>{' '}
              {count === 0 ? (
                t(`Operator.Attention.${kind}`)
              ) : (
                <PageLink to={{ search, ...rowsOf[kind] }} data-action={`see-${kind}`}>
                  {t(`Operator.Attention.${kind}`)}
                </PageLink>
              )}
              {since !== null && (
                <div className="small muted">{t('Operator.Attention.Since', { time: time(since) })}</div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </DeskSection>
  )
}

/** Documents that have waited too long to be read: of which company, never of whom. */
export function UnreadDocuments({ unread }: Pick<Told, 'unread'>) {
  const { t, time } = useOperatorWords()
  return (
    <DeskSection id="unread" heading={t('Operator.Unread')}>
      {unread.length === 0 ? (
        <p className="muted">{t('Operator.Unread.None')}</p>
      ) : (
        <table className="applicants">
          <thead>
            <tr>
              <th scope="col">{t('Operator.Payments.Company')}</th>
              <th scope="col">{t('Operator.Unread.Since')}</th>
            </tr>
          </thead>
          <tbody>
            {unread.map(({ id, company_name, created_at }) => (
              <tr key={id}>
                <th scope="row">
                  {company_name ?? t('Operator.Payments.NoCompany')}
                  <code className="step small muted">{id.slice(0, 8)}</code>
                </th>
                <td data-label={t('Operator.Unread.Since')}>{time(created_at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DeskSection>
  )
}
