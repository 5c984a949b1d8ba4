import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { useSay } from '../words/words.tsx'
import { FieldError } from './field.tsx'
import { digitsOf, placeDigits, removeDigit } from './otp-text.ts'

interface Props {
  id: string
  legend: string
  value: string
  onChange: (digits: string) => void
  error?: string | undefined
  /** Rises with every refused code, which empties the boxes: the first takes the focus. */
  refusals: number
}

/**
 * Six boxes of one digit. The first takes a whole code from the keyboard's suggestion or a paste; any box takes a
 * paste.
 */
export function OtpBoxes({ id, legend, value, onChange, error, refusals }: Props) {
  const t = useSay()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number) => {
    const box = boxes.current[Math.max(0, Math.min(index, limits.codeDigits - 1))]
    box?.focus()
    box?.select()
  }
  useEffect(() => {
    if (refusals > 0) focus(0)
  }, [refusals])

  const latest = useRef({ value, focus })
  useEffect(() => {
    latest.current = { value, focus }
  })
  // Who comes back from their mail can type or paste at once.
  useEffect(() => {
    const onReturn = () => {
      const { value: code, focus: goTo } = latest.current
      const empty = code.padEnd(limits.codeDigits).indexOf(' ')
      const at = document.activeElement
      const isElsewhere =
        at instanceof HTMLElement && at.matches('a, button, input') && !boxes.current.includes(at as HTMLInputElement)
      if (document.visibilityState === 'visible' && empty !== -1 && !isElsewhere) goTo(empty)
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])

  const put = (index: number, text: string) => {
    const digits = digitsOf(text)
    if (!digits) return
    const next = placeDigits(value, index, digits)
    onChange(next)
    focus(Math.min(index + digits.length, next.trimEnd().length))
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: limits.codeDigits - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      focus(target)
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      const at = event.key === 'Backspace' && !value[index]?.trim() ? index - 1 : index
      onChange(removeDigit(value, at))
      focus(at)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    put(0, event.clipboardData.getData('text'))
  }
  return (
    <div
      role="group"
      id={id}
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
      className="field"
    >
      <div className="field-label" id={`${id}-legend`}>
        {legend}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="otp">
        {Array.from({ length: limits.codeDigits }, (_, index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            type="text"
            inputMode="numeric"
            aria-label={t('Otp.Digit', { number: index + 1 })}
            aria-invalid={error ? true : undefined}
            spellCheck={false}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            maxLength={index === 0 ? limits.codeDigits : 1}
            {...(index > 0 && { 'data-1p-ignore': true })}
            name={`digit-${index + 1}`}
            value={value[index]?.trim() ?? ''}
            onChange={(event) => put(index, typedInto(event.target.value, value[index]))}
            onKeyDown={onKeyDown(index)}
            onPaste={onPaste}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </div>
  )
}

/** A digit typed beside the one that stands there replaces it; more than two are a code that the keyboard filled in. */
const typedInto = (text: string, before: string | undefined) =>
  text.length === 2 && before?.trim() ? text.replace(before, '') || before : text
