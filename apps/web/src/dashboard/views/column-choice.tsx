import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

/** Chooses the columns of a list. `columns`: those that can be left out. */
export function ColumnChoice<Column extends string>({
  columns,
  hidden,
  label,
  onHide,
}: {
  columns: readonly Column[]
  hidden: readonly Column[]
  label: (column: Column) => string
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
        {columns.map((column) => (
          <Checkbox
            key={column}
            id={`column-${column}`}
            label={label(column)}
            checked={!hidden.includes(column)}
            onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== column) : [...hidden, column])}
          />
        ))}
      </Dialog>
    </>
  )
}
