import { useId, useState } from 'react'
import type words from '@attesta/contract/words/en/verify.json'
import { useIntl } from '../words/intl.tsx'
import { isOneOf } from './same-file.ts'

/** Holds a PDF against the certificate: looked at on this device only, and never sent. */
export function FileCheck({ sha256s }: { sha256s: readonly string[] }) {
  const intl = useIntl()
  const say = (key: keyof typeof words) => intl.formatMessage({ id: key })
  const id = useId()
  const [outcome, setOutcome] = useState<'same' | 'changed'>()
  const look = async (file: File | undefined) => setOutcome(file && ((await isOneOf(file, sha256s)) ? 'same' : 'changed'))
  return (
    <section className="panel roomy stack file-check" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('ReportVerification.File')}</h2>
      <label htmlFor={id}>{say('ReportVerification.File.Hint')}</label>
      <input id={id} type="file" accept="application/pdf,.pdf" onChange={(event) => void look(event.target.files?.[0])} />
      <p role="status" className={outcome === 'changed' ? 'state-failed' : undefined}>{outcome && <strong>{say(`ReportVerification.File.${outcome}`)}</strong>}</p>
    </section>
  )
}
