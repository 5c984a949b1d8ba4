import { useSay } from '../../../words/words.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export function OtherTypeField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useSay()
  return (
    <div className="section-small">
      <TextField
        id="other-type"
        name="other-type"
        label={t('IncomeCheck.OtherType')}
        hint={t('IncomeCheck.OtherType.Hint')}
        value={value}
        onChange={onChange}
        maxLength={120}
        autoComplete="off"
      />
    </div>
  )
}
