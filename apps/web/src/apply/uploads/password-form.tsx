import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSay } from '../../words/words.tsx'

interface Props {
  /** Unique on the page. */
  id: string
  file: string
  /** Why the last password did not do. */
  error: string | undefined
  onOpen: (password: string) => void
}

/** Asks for the password of a locked PDF. What is typed stays in this field until it is sent with the file. */
export function PasswordForm({ id, file, error, onOpen }: Props) {
  const t = useSay()
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  const submit = () => {
    setMissing(password === '')
    if (password === '') return input.current?.focus()
    onOpen(password)
    // The answer may come before the page has shown that it was sent.
    setPassword('')
  }
  return (
    <div className="stack">
      <TextField
        id={id}
        ref={input}
        type={isShown ? 'text' : 'password'}
        label={t('Uploads.Password.Label', { file })}
        hint={t('Uploads.Password.Hint')}
        error={isMissing && password === '' ? t('Uploads.Password.Missing') : error}
        value={password}
        maxLength={127}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={setPassword}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          submit()
        }}
      />
      <div className="button-row">
        <Button small look="primary" data-action="unlock" onClick={submit}>
          {t('Uploads.Password.Open')}
        </Button>
        <Button small look="quiet" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'Uploads.Password.Hide' : 'Uploads.Password.Show')}
        </Button>
      </div>
    </div>
  )
}
