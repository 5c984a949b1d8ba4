import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { columns, type Column } from '../applicant-view.ts'
import { useDashboardWords } from '../dashboard-words.ts'

/** Chooses the columns of the list of applicants; the name always stands. */
export function ColumnDialog({
  hidden,
  onHide,
  onClose,
}: {
  hidden: readonly Column[]
  onHide: (hidden: readonly Column[]) => void
  onClose: () => void
}) {
  const { t } = useDashboardWords()
  return (
    <Dialog open heading={t('Views.Columns')} onClose={onClose}>
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
  )
}
