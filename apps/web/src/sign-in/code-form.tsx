import { useState } from 'react'
import type { CallFailed } from '../call-failed.ts'
import { Button } from '../ui/button.tsx'
import { OtpBoxes } from '../ui/otp-boxes.tsx'
import { useSignInWords } from './sign-in-words.ts'

interface Props {
  /** Of the boxes. */
  id: 'code' | 'factor-code'
  label: string
  /** On the button; else «Sign in». */
  submit?: string
  isBusy: boolean
  failure: CallFailed | undefined
  refusals: number
  onCode: (digits: string) => void
  /** Beside the button. */
  other: { label: string; onPress: () => void } | undefined
}

const complete = /^\d{6}$/

/** Six digits, sent as soon as the last one is typed. */
export function CodeForm({ id, label, submit, isBusy, failure, refusals, onCode, other }: Props) {
  const { t } = useSignInWords()
  const [code, setCode] = useState('')
  // Emptied after a refusal, so that the next keystroke begins a new code and costs no try.
  const [emptiedAfter, setEmptiedAfter] = useState(refusals)
  if (emptiedAfter !== refusals) {
    setEmptiedAfter(refusals)
    setCode('')
  }
  const type = (digits: string) => {
    setCode(digits)
    if (complete.test(digits) && digits !== code && !isBusy) onCode(digits)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (complete.test(code) && !isBusy) onCode(code)
      }}
      noValidate
    >
      <OtpBoxes id={id} legend={label} value={code} onChange={type} error={failure?.text} refusals={refusals} />
      <div className="button-row">
        <Button look="primary" type="submit" busy={isBusy} disabled={!complete.test(code)}>
          {submit ?? t('Login.SignIn')}
        </Button>
        {other && (
          <Button look="quiet" data-action="other" onClick={other.onPress}>
            {other.label}
          </Button>
        )}
      </div>
    </form>
  )
}
