import { useState } from 'react'
import { decisionOutcomes, maxNotices } from '@attesta/contract/decision-limits.ts'
import type { Reply } from '../../calls.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { DoneLine } from '../done-line.tsx'
import { listingLabel, withListingLabels } from '../listing-label.ts'
import { LoadFailed } from '../load-failed.tsx'
import { saveFile } from '../save-file.ts'
import { useLast } from '../use-last.ts'
import { useChange } from '../use-change.ts'
import { useQueryPart } from '../use-query-part.ts'
import { useDecisionWords } from './decision-words.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { protocolCsv } from './protocol-csv.ts'
import { isToTell, ProtocolEntry } from './protocol-entry.tsx'
import { useProtocol, wholeProtocol, type Entry, type ProtocolView } from './use-protocol.ts'

const viewOf = (query: URLSearchParams): ProtocolView => ({
  listing: query.get('listing') ?? '',
  outcome: decisionOutcomes.find((one) => one === query.get('outcome')) ?? '',
})

/**
 * Shows every decision with time, person and criteria; refusals that the applicant was not told yet are told from here.
 */
export function ProtocolPage() {
  const { t } = useDecisionWords()
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.decisions')} description={t('Protocol.Intro')} />
      <Protocol />
    </>
  )
}

function Protocol() {
  const words = useDecisionWords()
  const { t, time } = words
  const { api } = useDeps()
  const [query, change] = useQueryPart()
  const view = viewOf(query)
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useProtocol(view)
  const { run, isBusy, failure } = useChange('dashboardProtocol', 'dashboardDecision')
  const [picked, setPicked] = useState<readonly string[]>([])
  const [emails, setEmails] = useState<Reply<'dashboardPreviewNotices'>['emails']>()
  const [done, setDone] = useState<string>()
  const known = useLast(data)
  if (!known)
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton isPart shape="list" onRetry={() => void refetch()} />
    )
  const listings = known.pages[0]!.listings
  const entries = withListingLabels(data?.pages.flatMap((page) => page.entries) ?? [], listings)
  const toTell = entries.filter(isToTell).map(({ id }) => id)
  const chosen = toTell.filter((id) => picked.includes(id))
  const atOnce = toTell.slice(0, maxNotices)

  const pick = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-maxNotices))
  const preview = () =>
    run(async () => setEmails((await api.call('dashboardPreviewNotices', { body: { decision_ids: chosen } })).emails))
  const send = () => {
    setDone(undefined)
    return run(async () => {
      const { queued, due_at } = await api.call('dashboardSendNotices', { body: { decision_ids: chosen } })
      setEmails(undefined)
      setPicked([])
      setDone(t('Notice.Done', { count: queued, time: time(due_at) }))
    })
  }
  const takeBack = ({ id, household }: Entry) => {
    setDone(undefined)
    return run(async () => {
      const { cancelled } = await api.call('dashboardCancelNotices', { body: { decision_ids: [id] } })
      setDone(t(cancelled > 0 ? 'Notice.Cancelled' : 'Notice.TooLate', { name: household }))
    })
  }
  const save = () =>
    run(async () => {
      const all = withListingLabels(await wholeProtocol(api, view), listings)
      saveFile(protocolCsv(words, all), 'attesta-decisions.csv', 'text/csv;charset=utf-8')
    })
  return (
    <>
      {/* First: what it was opened for is told, and given the focus, once it is closed. */}
      <NoticeDialog
        emails={emails}
        failure={failure}
        isBusy={isBusy}
        onSend={() => void send()}
        onClose={() => setEmails(undefined)}
      />
      <div className="button-row above-list protocol-acts">
        <PageLink className="button secondary" to="/dashboard/criteria">
          {t('Criteria.Open')}
        </PageLink>
        <PageLink className="button secondary" to="/dashboard/shortlists">
          {t('Shortlists.Open')}
        </PageLink>
        <Button data-action="save-protocol" busy={isBusy} onClick={() => void save()}>
          {t('Protocol.Save')}
        </Button>
        <Button data-action="print-protocol" onClick={() => window.print()}>
          {t('Protocol.Print')}
        </Button>
      </div>
      <div className="filters protocol-filters">
        <SelectField
          id="protocol-listing"
          label={t('Protocol.Listing')}
          value={view.listing}
          onChange={(listing) => change('listing', listing)}
          options={[
            { value: '', label: t('Protocol.All') },
            ...listings.map((one) => ({ value: one.id, label: listingLabel(one) })),
          ]}
        />
        <SelectField
          id="protocol-outcome"
          label={t('Protocol.Outcome')}
          value={view.outcome}
          onChange={(outcome) => change('outcome', outcome)}
          options={[
            { value: '', label: t('Protocol.All') },
            ...decisionOutcomes.map((value) => ({ value, label: t(`Decision.Done.${value}`) })),
          ]}
        />
      </div>
      {emails === undefined && <ChangeFailed failure={failure} />}
      <DoneLine of={done}>{done}</DoneLine>
      {atOnce.length > 1 && (
        <div className="button-row">
          {/* Pressed again it changes nothing: it is never disabled, which would lose its focus. */}
          <Button small data-action="pick-all-decisions" onClick={() => setPicked(atOnce)}>
            {t('Protocol.PickAll', { count: atOnce.length })}
          </Button>
        </div>
      )}
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p className="muted">{t('Protocol.None')}</p>}
      <ul className="plain-list protocol">
        {entries.map((entry) => (
          <ProtocolEntry
            key={entry.id}
            entry={entry}
            isPicked={picked.includes(entry.id)}
            isBusy={isBusy}
            onPick={() => pick(entry.id)}
            onCancel={() => void takeBack(entry)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="button-row more">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Protocol.More')}
          </Button>
        </div>
      )}
      {chosen.length > 0 && (
        <div className="compare-bar button-row" role="status">
          <span>{t('Protocol.Picked', { count: chosen.length })}</span>
          <Button look="primary" data-action="preview-notices" busy={isBusy} onClick={() => void preview()}>
            {t('Protocol.Preview')}
          </Button>
        </div>
      )}
    </>
  )
}
