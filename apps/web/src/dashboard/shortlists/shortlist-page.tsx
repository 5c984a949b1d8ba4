import { useRef } from 'react'
import { useParams } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { criterionText } from '../decisions/named-criteria.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { saveFile } from '../save-file.ts'
import { useFocusReturn } from '../use-focus-return.ts'
import { BandTable, type Shortlist } from './band-table.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { Outcome } from './outcome.tsx'
import { shortlistCsv } from './shortlist-csv.ts'
import { useShortlistWords } from './shortlist-words.ts'

/** One shortlist: sealed with its choice to make, or opened with its protocol. */
export function ShortlistPage() {
  const { t } = useShortlistWords()
  const params = { shortlist_id: useParams().shortlistId ?? '' }
  const { data, error, isPending, refetch } = useCall('dashboardShortlist', { params }, { keepMs: 0 })
  return (
    <>
      <PageLink className="back" to={`/dashboard/shortlists${window.location.search}`}>
        {t('Shortlists.All')}
      </PageLink>
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <Shown shortlist={data.shortlist} />}
    </>
  )
}

function Shown({ shortlist }: { shortlist: Shortlist }) {
  const words = useShortlistWords()
  const { t, time } = words
  const { listing_name, started_at, started_by, state, criteria, entries } = shortlist
  const [page, outcome] = [useRef<HTMLDivElement>(null), useRef<HTMLHeadingElement>(null)]
  useFocusReturn(page, outcome)
  const save = () => saveFile(shortlistCsv(words, shortlist), 'attesta-shortlist.csv', 'text/csv;charset=utf-8')
  return (
    <div className="shortlist" ref={page}>
      <PageHeader
        header={listing_name}
        description={t('Shortlists.SealedBy', {
          member: started_by || t('Dashboard.Work.Former'),
          time: time(started_at),
        })}
      />
      {state === 'sealed' ? (
        <Banner look="info" message={t('Shortlists.Sealed.Text')} />
      ) : (
        <div className="button-row above-list protocol-acts">
          <Button data-action="save-shortlist" onClick={save}>
            {t('Protocol.Save')}
          </Button>
          <Button data-action="print-shortlist" onClick={() => window.print()}>
            {t('Protocol.Print')}
          </Button>
        </div>
      )}
      <h2>{t('Shortlists.Criteria')}</h2>
      <ul>
        {criteria.map((one) => (
          <li key={one.id}>
            {criterionText(words, one)}{' '}
            <span className="small muted">{t('Shortlists.SetAt', { time: time(one.set_at) })}</span>
          </li>
        ))}
      </ul>
      {state !== 'sealed' && <Outcome shortlist={shortlist} heading={outcome} />}
      <h2>{t('Shortlists.Bands')}</h2>
      <BandTable entries={entries} caption={listing_name} />
      {state === 'sealed' && <ChoiceForm shortlist={shortlist} />}
    </div>
  )
}
