import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { columns, type Column } from '../applicant-view.ts'
import { useDashboardWords } from '../dashboard-words.ts'

/** Chooses the columns of the list of applicants; the name always stands. */
export function ColumnChoice({
  hidden,
  onHide,
}: {
  hidden: readonly Column[]
  onHide: (hidden: readonly Column[]) => void
}) {
  const { t } = useDashboardWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small look="quiet" data-action="choose-columns" onClick={() => setOpen(true)}>
        {t('Views.Columns')}
      </Button>
      <Dialog open={isOpen} heading={t('Views.Columns')} onClose={() => setOpen(false)}>
        {columns
          .filter((column) => column !== 'name')
          .map((column) => (
            <Checkbox
              key={column}
              id={`column-${column}`}
              label={t(`Dashboard.Column.${column}`)}
              checked={!hidden.includes(column)}
              onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== column) : [...hidden, column])}
            />
          ))}
      </Dialog>
    </>
  )
}
