import { activityAreas } from '@attesta/contract/activity.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useActivityWords } from './activity-words.ts'
import type { ActivityView } from './use-activity.ts'

/** Whose acts are shown, of which area and of which days. */
export function ActivityFilters({
  view,
  members,
  onChange,
}: {
  view: ActivityView
  members: readonly { id: string; name: string }[]
  onChange: (name: keyof ActivityView, value: string) => void
}) {
  const { t } = useActivityWords()
  const all = { value: '', label: t('Activity.All') }
  return (
    <div className="filters">
      <SelectField
        id="activity-member"
        label={t('Activity.Member')}
        value={view.member}
        onChange={(member) => onChange('member', member)}
        options={[all, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <SelectField
        id="activity-area"
        label={t('Activity.Area')}
        value={view.area}
        onChange={(area) => onChange('area', area)}
        options={[all, ...activityAreas.map((value) => ({ value, label: t(`Activity.Area.${value}`) }))]}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          id={`activity-${name}`}
          name={`activity-${name}`}
          type="date"
          label={t(name === 'from' ? 'Activity.From' : 'Activity.To')}
          value={view[name]}
          onChange={(day) => onChange(name, day)}
        />
      ))}
    </div>
  )
}
