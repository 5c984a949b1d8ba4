import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import type { Done } from './use-archiving.ts'

const said = {
  archived: 'Dashboard.Archive.Done',
  'brought-back': 'Dashboard.Archive.BackDone',
  removed: 'Dashboard.Remove.Done',
} as const

/**
 * What was done to the row that is gone from the list, with the way back. The focus goes on from here: the button that
 * was pressed is there no more.
 */
export function ArchivingDone({
  done,
  isBusy,
  onUndo,
}: {
  done: Done | undefined
  isBusy: boolean
  onUndo: (applicant: Done['applicant']) => void
}) {
  const { t } = useDashboardWords()
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) box.current?.focus()
  }, [done])
  return (
    <p ref={box} tabIndex={-1} role="status" className={done ? 'archiving-done' : undefined}>
      {done && <span>{t(said[done.act], { name: done.applicant.name })}</span>}
      {done?.act === 'archived' && (
        <Button small data-action="undo-archive" busy={isBusy} onClick={() => onUndo(done.applicant)}>
          {t('Dashboard.Archive.Undo')}
        </Button>
      )}
    </p>
  )
}
