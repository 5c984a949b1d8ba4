import { useController, useFormContext } from 'react-hook-form'
import { idOf } from '../../../form/bound.tsx'
import { problemText } from '../../../form/problem-text.ts'
import { splitMobile } from '../../../form/split-mobile.ts'
import { useJudged } from '../../../form/use-judged.ts'
import { useSay } from '../../../words/words.tsx'
import { useCountries } from '../../shared/use-countries.ts'
import { FieldError } from '../../../ui/field.tsx'
import type { SignUpValues } from './step.ts'

/** Dial code and number. A pasted «+39 333…» is split; the number stays as it was typed. */
export function MobileInput({ readOnly }: { readOnly: boolean }) {
  const t = useSay()
  const { countries } = useCountries()
  const { control } = useFormContext<SignUpValues>()
  const code = useController({ control, name: 'mobile.code' }).field
  const {
    field: { ref, ...number },
    fieldState,
  } = useController({ control, name: 'mobile.value' })
  const id = idOf('mobile.value')
  const label = t('SignUp.Mobile.Label')
  const { isJudged, leave } = useJudged('mobile.value')
  const message = fieldState.error && isJudged ? fieldState.error.message : undefined
  const withCodes = countries.filter((country) => country.code !== null)
  const known = withCodes.some((country) => country.code === code.value)
  const type = (text: string) => {
    const split = splitMobile(
      text,
      withCodes.map((country) => country.code!),
    )
    if (split.code) code.onChange(split.code)
    number.onChange(split.value)
  }
  return (
    <fieldset className="field" aria-describedby={`${id}-hint${message ? ` ${id}-error` : ''}`}>
      <legend className="field-label">{label}</legend>
      <div className="field-hint" id={`${id}-hint`}>
        {t('SignUp.Mobile.Hint')}
      </div>
      {message && (
        <FieldError id={`${id}-error`}>
          {problemText(t, message, { label, object: t('SignUp.Mobile.Object') }, number.value)}
        </FieldError>
      )}
      <div className="tel">
        <select
          className="input"
          aria-label={t('SignUp.Mobile.Code')}
          autoComplete="tel-country-code"
          value={code.value}
          disabled={readOnly}
          onChange={(event) => code.onChange(event.target.value)}
        >
          {!known && <option value={code.value}>{code.value}</option>}
          {withCodes.map((country) => (
            <option key={country.cca2} value={country.code!}>{`${country.code} ${country.localName}`}</option>
          ))}
        </select>
        <input
          id={id}
          name="mobile.value"
          className="input"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('SignUp.Mobile.Number')}
          aria-invalid={message ? true : undefined}
          readOnly={readOnly}
          ref={ref}
          value={number.value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            leave()
            number.onBlur()
          }}
        />
      </div>
    </fieldset>
  )
}
