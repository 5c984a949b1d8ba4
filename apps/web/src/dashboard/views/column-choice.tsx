import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../applicant-view.ts'
import { useDashboardWords } from '../dashboard-words.ts'
import { ColumnDialog } from './column-dialog.tsx'

/** Opens the choice of columns. */
export function ColumnChoice(props: { hidden: readonly Column[]; onHide: (hidden: readonly Column[]) => void }) {
  const { t } = useDashboardWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small look="quiet" data-action="choose-columns" onClick={() => setOpen(true)}>
        {t('Views.Columns')}
      </Button>
      {isOpen && <ColumnDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
