import { Checkbox } from '../../ui/checkbox.tsx'

/** Some of a closed list, in the list's order. */
export function TickedList<T extends string>(props: {
  legend: string
  name: string
  of: readonly T[]
  labelOf: (one: T) => string
  ticked: readonly T[]
  onChange: (ticked: readonly T[]) => void
  error?: string | undefined
}) {
  const { legend, name, of: all, labelOf, ticked, onChange, error } = props
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      {all.map((one) => (
        <Checkbox
          key={one}
          id={`${name}-${one}`}
          name={`${name}-${one}`}
          label={labelOf(one)}
          checked={ticked.includes(one)}
          onChange={(isOn) => onChange(all.filter((other) => (other === one ? isOn : ticked.includes(other))))}
        />
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
