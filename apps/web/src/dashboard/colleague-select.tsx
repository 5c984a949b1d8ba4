import { SelectField } from '../ui/select-field.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import type { Colleague } from './listing-view.ts'

interface Props {
  id: string
  colleagues: readonly Colleague[]
}

/** Shows the choice of the colleague in charge; null: no one. */
export function ColleagueSelect({
  id,
  name,
  colleagues,
  value,
  error,
  onChange,
}: Props & {
  name?: string
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}) {
  const { t } = useDashboardWords()
  return (
    <SelectField
      id={id}
      name={name}
      label={t('Dashboard.Listing.Assignee')}
      value={value ?? ''}
      error={error}
      onChange={(picked) => onChange(picked || null)}
      options={[{ value: '', label: t('Dashboard.Listing.Assignee.None') }, ...optionsOf(colleagues)]}
    />
  )
}

/** Narrows a list to what a colleague is in charge of. Empty: all; `none`: no one's. */
export function ColleagueFilter({
  id,
  colleagues,
  value,
  onChange,
}: Props & {
  value: string
  onChange: (id: string) => void
}) {
  const { t } = useDashboardWords()
  return (
    <SelectField
      id={id}
      label={t('Dashboard.Listing.Assignee')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('Dashboard.Filter.All') },
        { value: 'none', label: t('Dashboard.Listing.Assignee.None') },
        ...optionsOf(colleagues),
      ]}
    />
  )
}

const optionsOf = (colleagues: readonly Colleague[]) => colleagues.map(({ id, name }) => ({ value: id, label: name }))
