import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { DoneLine } from '../done-line.tsx'
import { isRefusedForGood } from './import-parts.ts'
import { StayArchived } from './stay-archived.tsx'
import type { useImport } from './use-import.ts'

/** How far an import has come, and how it is stopped or goes on. */
export function ImportProgress({
  progress: { rows, total, created, changed, archived },
  isBusy,
  isStopping,
  failure,
  start,
  stop,
}: Pick<ReturnType<typeof useImport>, 'isBusy' | 'isStopping' | 'failure' | 'start' | 'stop'> & {
  progress: NonNullable<ReturnType<typeof useImport>['progress']>
}) {
  const { t } = useDashboardWords()
  const bar = useRef<HTMLProgressElement>(null)
  useEffect(() => {
    // What was pressed to start it is gone. Enter that is held down must not stop it.
    if (isBusy) bar.current?.focus()
  }, [isBusy])
  const rest = total - rows
  const isOver = isRefusedForGood(failure)
  // The part whose answer was lost may be saved.
  const isKnown = !failure || isOver ? 'yes' : 'no'
  return (
    <section className="stack">
      {isBusy && (
        <>
          <label htmlFor="import-progress">{t('Dashboard.Import.Progress', { saved: rows, total })}</label>
          <progress ref={bar} id="import-progress" className="import-progress" tabIndex={-1} max={total} value={rows} />
        </>
      )}
      <DoneLine of={!isBusy}>
        {t('Dashboard.Import.Partly', { saved: rows, total, created, changed, rest, isKnown })}
        <StayArchived count={archived} />
      </DoneLine>
      {!isBusy && (
        <p className="small muted">{t(isOver ? 'Dashboard.Import.Partly.Refused' : 'Dashboard.Import.Partly.Text')}</p>
      )}
      {(isBusy || !isOver) && (
        <div className="button-row">
          {/* Keys: the second press of a double click on the one is none on the other. */}
          {isBusy ? (
            <Button key="stop" data-action="stop-import" busy={isStopping} onClick={stop}>
              {t('Dashboard.Import.Stop')}
            </Button>
          ) : (
            <Button key="go-on" look="primary" data-action="go-on-import" onClick={() => void start()}>
              {t('Dashboard.Import.GoOn', { count: rest })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
