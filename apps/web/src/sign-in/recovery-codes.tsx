import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useSignInWords } from './sign-in-words.ts'

/** Shows the ten recovery codes once. Continue is enabled when the person confirms having stored them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useSignInWords()
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  return (
    <div className="stack-wide">
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="button-row">
        <CopyButton text={text} label={t('SecondFactor.Codes.Copy')} />
        <a
          className="button small"
          download="attesta-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {t('SecondFactor.Codes.Download')}
        </a>
      </div>
      <Checkbox
        id="codes-kept"
        name="codes-kept"
        label={t('SecondFactor.Codes.Kept')}
        checked={isKept}
        onChange={setKept}
      />
      <div className="button-row">
        <Button look="primary" data-action="codes-kept" disabled={!isKept} onClick={onKept}>
          {t('SecondFactor.Codes.Continue')}
        </Button>
      </div>
    </div>
  )
}
