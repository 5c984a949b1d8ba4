import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useDashboardWords } from './dashboard-words.ts'

interface Option {
  value: string
  label: string
}

/** Shows a choice and the button that applies it: choosing changes nothing, so arrow keys are safe. */
export function BulkPicker({
  id,
  label,
  blank,
  options = [],
  groups = [],
  isBusy,
  onPick,
}: {
  id: string
  label: string
  blank: string
  options?: readonly Option[]
  /** Under headings of their own. */
  groups?: readonly { label: string; options: readonly Option[] }[]
  isBusy: boolean
  onPick: (value: string) => void
}) {
  const { t } = useDashboardWords()
  const [value, setValue] = useState('')
  return (
    <span className="bulk-pick">
      <label htmlFor={id} className="small">
        {label}
      </label>
      <select
        id={id}
        name={id}
        className="input role"
        value={value}
        disabled={isBusy}
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="">{blank}</option>
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
      <Button small data-action={`${id}-apply`} disabled={value === ''} busy={isBusy} onClick={() => onPick(value)}>
        {t('Dashboard.Listings.Apply')}
        <span className="unseen">: {label}</span>
      </Button>
    </span>
  )
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
