import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'

interface CardChoice {
  value: string
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  tag?: ReactNode
}

interface Props {
  id: string
  name: string
  legend: ReactNode
  /** The screen's heading already asks it. */
  legendUnseen?: boolean
  hint?: ReactNode
  error?: string | undefined
  choices: readonly CardChoice[]
  value: string | undefined
  onChange: (value: string) => void
}

/** A choice of one; the whole card is the label, and nothing is chosen beforehand. */
export const RadioCards = ({ id, name, legend, legendUnseen, hint, error, choices, value, onChange }: Props) => (
  <fieldset
    id={id}
    aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
  >
    <legend className={legendUnseen ? 'unseen' : 'field-label'}>{legend}</legend>
    {hint && (
      <div className="field-hint" id={`${id}-hint`}>
        {hint}
      </div>
    )}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    <div className="cards">
      {choices.map((choice) => (
        <label key={choice.value} className="card-choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span className="title">
            {choice.label} {choice.tag}
          </span>
          {choice.description && <span className="description">{choice.description}</span>}
          {choice.icon}
        </label>
      ))}
    </div>
  </fieldset>
)
