import { lazy, Suspense, useState } from 'react'
import { applicantsAtOnce, bulkStages } from '@attesta/contract/applicant-bulk.ts'
import { byMonth, requestedTypes } from '@attesta/contract/request-limits.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import type { Applicant } from './applicant-view.ts'
import type { BulkAct } from './bulk-act.ts'
import { BulkPicker } from './bulk-picker.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { DoneLine } from './done-line.tsx'
import { lastMonths } from './last-months.ts'
import type { Colleague } from './listing-view.ts'
import { useStageName } from './use-stage-name.ts'

const BulkDialog = lazy(async () => ({ default: (await import('./applicant-bulk-later.tsx')).BulkDialogLater }))

/** As many of the last months are offered for a document that has them. */
const askedMonths = 3

/** What can be done with all selected households at once; nothing is done before its outcome was shown. */
export function ApplicantBulk({
  rows,
  colleagues,
  onDone,
}: {
  /** Those selected. */
  rows: readonly Applicant[]
  colleagues: readonly Colleague[]
  onDone: () => void
}) {
  const { t } = useDashboardWords()
  const groups = useGroups(colleagues)
  const [started, setStarted] = useState<{ act: BulkAct; title: string; rows: readonly Applicant[] }>()
  const [done, setDone] = useState<{ count: number; archived: readonly Applicant[] }>()
  // What was done stays told until more is done: its «undo» takes the focus back from a dialog that was closed.
  const start = (act: BulkAct, title: string, of = rows) => setStarted({ act, title, rows: of })
  const isOver = rows.length > 0 && rows.every(({ is_archived }) => is_archived)
  return (
    <>
      <DoneLine of={done}>
        {done && <span>{t('Dashboard.Bulk.Done', { count: done.count })}</span>}
        {done && done.archived.length > 0 && (
          <Button
            small
            data-action="bulk-undo"
            onClick={() => start({ act: 'bring-back' }, t('Dashboard.Archive.Back'), done.archived)}
          >
            {t('Dashboard.Archive.Undo')}
          </Button>
        )}
      </DoneLine>
      {rows.length > 0 && (
        <div className="bulk-bar" role="group" aria-label={t('Dashboard.Listings.Selected', { count: rows.length })}>
          <strong role="status">{t('Dashboard.Listings.Selected', { count: rows.length })}</strong>
          {rows.length > applicantsAtOnce ? (
            <span>{t('Dashboard.Bulk.TooMany', { max: applicantsAtOnce })}</span>
          ) : (
            <>
              <BulkPicker
                id="bulk-act"
                label={t('Dashboard.Bulk.Act')}
                blank={t('Dashboard.Listings.Choose')}
                isBusy={started !== undefined}
                groups={groups}
                onPick={(picked) => {
                  for (const { label, options } of groups)
                    for (const option of options)
                      if (option.value === picked) start(option.act, `${label}: ${option.label}`)
                }}
              />
              <Button
                small
                data-action="bulk-archive"
                onClick={() =>
                  start(
                    { act: isOver ? 'bring-back' : 'archive' },
                    t(isOver ? 'Dashboard.Archive.Back' : 'Dashboard.Archive'),
                  )
                }
              >
                {t(isOver ? 'Dashboard.Archive.Back' : 'Dashboard.Archive')}
              </Button>
            </>
          )}
        </div>
      )}
      {started && (
        <Suspense fallback={null}>
          <BulkDialog
            {...started}
            onClose={() => setStarted(undefined)}
            onDone={(changed) => {
              setStarted(undefined)
              setDone({
                count: changed.length,
                archived:
                  started.act.act === 'archive'
                    ? started.rows.filter(({ application_id }) => changed.includes(application_id))
                    : [],
              })
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface Choice {
  value: string
  label: string
  act: BulkAct
}

/** What can be set: a stage, a colleague in charge, or a document to ask for, also of one of the last months. */
function useGroups(colleagues: readonly Colleague[]): { label: string; options: Choice[] }[] {
  const { t, months } = useDashboardWords()
  const stageName = useStageName()
  const { clock } = useDeps()
  const ofNoMonth = (type: (typeof requestedTypes)[number]): Choice => ({
    value: type,
    label: t(`Dashboard.Missing.document.${type}`),
    act: { act: 'ask', document: { type, month: null } },
  })
  const ofMonth = (type: (typeof byMonth)[number], month: string): Choice => ({
    value: `${type} ${month}`,
    label: t(`Dashboard.Missing.document.${type}.Months`, { months: months([month]) }),
    act: { act: 'ask', document: { type, month } },
  })
  const last = lastMonths(clock.now(), askedMonths)
  return [
    {
      label: t('Dashboard.Bulk.Stage'),
      options: bulkStages.map((stage) => ({
        value: stage,
        label: stageName(stage),
        act: { act: 'set-stage', stage },
      })),
    },
    {
      label: t('Dashboard.Listings.AssignTo'),
      options: [{ id: null, name: t('Dashboard.Listing.Assignee.None') }, ...colleagues].map(({ id, name }) => ({
        value: `assign ${id ?? ''}`,
        label: name,
        act: { act: 'assign', assignee_id: id },
      })),
    },
    {
      label: t('Dashboard.Bulk.Ask'),
      options: requestedTypes.flatMap((type) => [
        ofNoMonth(type),
        ...byMonth.filter((one) => one === type).flatMap((one) => last.map((month) => ofMonth(one, month))),
      ]),
    },
  ]
}
