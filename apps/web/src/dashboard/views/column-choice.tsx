import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../applicant-view.ts'
import { useDashboardWords } from '../dashboard-words.ts'

const ColumnDialog = lazy(async () => ({ default: (await import('./column-dialog.tsx')).ColumnDialog }))

/** Opens the choice of columns. */
export function ColumnChoice(props: { hidden: readonly Column[]; onHide: (hidden: readonly Column[]) => void }) {
  const { t } = useDashboardWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small look="quiet" data-action="choose-columns" onClick={() => setOpen(true)}>
        {t('Views.Columns')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
