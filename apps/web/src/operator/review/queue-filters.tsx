import { reviewGrounds, type QueueView } from './queue-view.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useReviewWords } from './review-words.ts'

/** Whose cases are shown, and why they wait. */
export function QueueFilters({
  view,
  onChange,
}: {
  view: QueueView
  onChange: (name: keyof QueueView, value: string) => void
}) {
  const { t } = useReviewWords()
  const all = { value: '', label: t('ReviewDesk.Filter.All') }
  return (
    <div className="filters">
      <SelectField
        id="review-assigned"
        name="review-assigned"
        label={t('ReviewDesk.Column.TakenBy')}
        value={view.assigned}
        onChange={(assigned) => onChange('assigned', assigned)}
        options={[
          all,
          { value: 'mine', label: t('ReviewDesk.Mine') },
          { value: 'none', label: t('ReviewDesk.Nobody') },
        ]}
      />
      <SelectField
        id="review-ground"
        name="review-ground"
        label={t('ReviewDesk.Column.Why')}
        value={view.ground}
        onChange={(ground) => onChange('ground', ground)}
        options={[all, ...reviewGrounds.map((value) => ({ value, label: t(`ReviewDesk.Ground.${value}`) }))]}
      />
    </div>
  )
}
