import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { DoneLine } from './done-line.tsx'
import type { Done } from './use-archiving.ts'

const said = {
  archived: 'Dashboard.Archive.Done',
  'brought-back': 'Dashboard.Archive.BackDone',
  removed: 'Dashboard.Remove.Done',
} as const

/** Confirms that a row was archived, with an undo. */
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
  return (
    <DoneLine of={done}>
      {done && <span>{t(said[done.act], { name: done.applicant.name })}</span>}
      {done?.act === 'archived' && (
        <Button small data-action="undo-archive" busy={isBusy} onClick={() => onUndo(done.applicant)}>
          {t('Dashboard.Archive.Undo')}
        </Button>
      )}
    </DoneLine>
  )
}
