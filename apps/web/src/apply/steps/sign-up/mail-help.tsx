import { useFormContext, useWatch } from 'react-hook-form'
import { likelyMail } from '../../../form/mail-typo.ts'
import { useSay } from '../../../words/words.tsx'

/** «Did you mean anna@gmail.com?», once the field was left. A question only. */
export function MailHelp() {
  const t = useSay()
  const { setValue, getFieldState, formState } = useFormContext<{ email: string }>()
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' })
  const likely = getFieldState('email', formState).isTouched ? likelyMail(email) : undefined
  if (!likely) return null
  return (
    <p className="field-note" role="status">
      {t('SignUp.DidYouMean')}{' '}
      <button
        type="button"
        className="plain-link"
        onClick={() => setValue('email', likely, { shouldValidate: true, shouldDirty: true })}
      >
        {likely}
      </button>
    </p>
  )
}
