import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { saveFile } from '../save-file.ts'
import { useChange } from '../use-change.ts'
import { useLast } from '../use-last.ts'
import { useQueryPart } from '../use-query-part.ts'
import { activityCsv } from './activity-csv.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { aboutText, eventText, memberText, useActivityWords } from './activity-words.ts'
import { useActivity, viewOf, wholeActivity, type ActivityView, type Line } from './use-activity.ts'

/** Shows the company's activity log, newest first. */
export function ActivityPage() {
  const words = useActivityWords()
  const { t } = words
  const { api } = useDeps()
  const [query, change] = useQueryPart<keyof ActivityView>()
  const view = viewOf(query)
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useActivity(view)
  const { run, isBusy, failure } = useChange()
  const save = () =>
    run(async () =>
      saveFile(activityCsv(words, await wholeActivity(api, view)), 'attesta-activity.csv', 'text/csv;charset=utf-8'),
    )
  const known = useLast(data)
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.activity')} description={t('Activity.Intro')} />
      <div className="button-row above-list">
        <Button data-action="save-activity" busy={isBusy} onClick={() => void save()}>
          {t('Activity.Save')}
        </Button>
      </div>
      <ActivityFilters view={view} members={known?.pages[0]?.members ?? []} onChange={change} />
      <ChangeFailed failure={failure} />
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && lines.length === 0 && <p className="muted">{t('Activity.None')}</p>}
      {lines.length > 0 && <ActivityTable lines={lines} />}
      {hasNextPage && (
        <div className="button-row more">
          <Button data-action="more-activity" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Activity.More')}
          </Button>
        </div>
      )}
    </>
  )
}

function ActivityTable({ lines }: { lines: readonly Line[] }) {
  const words = useActivityWords()
  const { t, time } = words
  return (
    <table className="applicants">
      <thead>
        <tr>
          {(['event', 'member', 'of', 'at'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`Activity.Column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.seq}>
            <th scope="row">
              {eventText(words, line)}{' '}
              {line.outcome !== 'done' && <StatusTag look="plain">{t(`Activity.Outcome.${line.outcome}`)}</StatusTag>}
            </th>
            <td data-label={t('Activity.Column.member')}>{memberText(words, line)}</td>
            <td data-label={t('Activity.Column.of')}>{aboutText(line) || '–'}</td>
            <td data-label={t('Activity.Column.at')}>{time(line.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
