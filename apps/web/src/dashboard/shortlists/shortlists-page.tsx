import { useNavigate } from 'react-router'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useCall } from '../../use-call.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { listingLabel } from '../listing-label.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useChange } from '../use-change.ts'
import { useShortlistWords } from './shortlist-words.ts'

type Found = Reply<'dashboardShortlists'>

/** Lists the sealed shortlists and the listings for which one can be sealed. */
export function ShortlistsPage() {
  const { t } = useShortlistWords()
  const { data, error, isPending, refetch } = useCall('dashboardShortlists', {}, { keepMs: 0 })
  return (
    <>
      <PageLink className="back" to="/dashboard/decisions">
        {t('Dashboard.Nav.decisions')}
      </PageLink>
      <PageHeader header={t('Shortlists.Title')} description={t('Shortlists.Intro')} />
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Ready ready={data.ready} />
          <Rows shortlists={data.shortlists} />
        </>
      )}
    </>
  )
}

function Ready({ ready }: Pick<Found, 'ready'>) {
  const { t } = useShortlistWords()
  const { api } = useDeps()
  const navigate = useNavigate()
  const { run, isBusy, failure } = useChange('dashboardShortlists')
  const seal = (listing_id: string) =>
    run(async () => {
      const { shortlist_id } = await api.call('dashboardStartShortlist', { params: { listing_id } })
      await navigate(`/dashboard/shortlists/${shortlist_id}${window.location.search}`)
    })
  return (
    <section className="panel" aria-labelledby="shortlists-ready">
      <h2 id="shortlists-ready">{t('Shortlists.Ready')}</h2>
      <ChangeFailed failure={failure} />
      {failure?.fields[0] && <p>{failure.fields[0].text}</p>}
      {ready.length === 0 ? (
        <p className="muted">{t('Shortlists.Ready.None')}</p>
      ) : (
        <ul className="plain-list stack">
          {ready.map((listing) => (
            <li key={listing.listing_id} className="person">
              <div>
                <p className="name">{listingLabel(listing)}</p>
                <p className="small muted">{t('Shortlists.Households', { count: listing.households })}</p>
              </div>
              <Button data-action="seal-shortlist" busy={isBusy} onClick={() => void seal(listing.listing_id)}>
                {t('Shortlists.Seal')}
                <span className="unseen">: {listingLabel(listing)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Rows({ shortlists }: Pick<Found, 'shortlists'>) {
  const { t, time } = useShortlistWords()
  if (shortlists.length === 0) return <p className="muted section-gap">{t('Shortlists.None')}</p>
  return (
    <table className="applicants section-gap">
      <thead>
        <tr>
          {(['listing', 'state', 'households', 'started'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`Shortlists.Column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shortlists.map(({ id, listing_name, started_at, started_by, households, state }) => (
          <tr key={id}>
            <th scope="row">
              <PageLink to={`/dashboard/shortlists/${id}${window.location.search}`}>{listing_name}</PageLink>
            </th>
            <td data-label={t('Shortlists.Column.state')}>
              <StatusTag look={state === 'sealed' ? 'info' : 'plain'}>{t(`Shortlists.State.${state}`)}</StatusTag>
            </td>
            <td data-label={t('Shortlists.Column.households')}>{households}</td>
            <td data-label={t('Shortlists.Column.started')}>
              {t('Decision.By', { member: started_by || t('Dashboard.Work.Former'), time: time(started_at) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
