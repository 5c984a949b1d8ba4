import { useId, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Folds a list's filters under one button where the window is narrow; a wide one always shows them. */
export function FilterFold({
  values,
  children,
}: {
  /** What the list is narrowed to, field by field; empty: not narrowed. */
  values: readonly string[]
  children: ReactNode
}) {
  const { t } = useDashboardWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="filter-toggle">
        <Button
          small
          data-action="toggle-filters"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Dashboard.Filter.Fold', { count: values.filter((value) => value !== '').length })}
        </Button>
      </div>
      <div id={id} className={isOpen ? 'folded-filters open' : 'folded-filters'}>
        {children}
      </div>
    </>
  )
}
