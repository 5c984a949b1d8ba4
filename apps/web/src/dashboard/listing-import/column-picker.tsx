import { SelectField } from '../../ui/select-field.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { importFields, type Mapping } from './import-fields.ts'

/** From which column of the file each detail comes. */
export function ColumnPicker({
  head,
  mapping,
  onChange,
}: {
  head: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}) {
  const { t } = useDashboardWords()
  return (
    <fieldset className="import-columns">
      <legend>{t('Dashboard.Import.Columns')}</legend>
      <p className="small muted">{t('Dashboard.Import.Columns.Text')}</p>
      <div className="filters">
        {importFields.map((field) => (
          <SelectField
            key={field}
            id={`column-${field}`}
            label={t(`Dashboard.Csv.${field}`)}
            value={String(mapping[field] ?? '')}
            onChange={(text) => {
              const { [field]: _before, ...others } = mapping
              onChange(text === '' ? others : { ...others, [field]: Number(text) })
            }}
            options={[
              { value: '', label: t('Dashboard.Import.Column.None') },
              ...head.map((label, index) => ({ value: String(index), label: label || `#${index + 1}` })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  )
}
