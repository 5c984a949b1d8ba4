import { useId, useState } from 'react'
import type words from '@attesta/contract/words/en/verify.json'
import { FileButton } from '../ui/file-button.tsx'
import { useIntl } from '../words/intl.tsx'
import { isOneOf } from './same-file.ts'

/** Whether the file is one that was issued with this report. */
type FileOutcome = 'same' | 'changed'

/** Holds a PDF against the certificate: looked at on this device only, and never sent. */
export function FileCheck({
  sha256s,
  isReplaced,
  onOutcome,
}: {
  sha256s: readonly string[]
  isReplaced: boolean
  onOutcome: (outcome: FileOutcome | undefined) => void
}) {
  const intl = useIntl()
  const t = (key: keyof typeof words) => intl.formatMessage({ id: key })
  const id = useId()
  const [outcome, setOutcome] = useState<FileOutcome>()
  const look = async (file: File | undefined) => {
    const found = file && ((await isOneOf(file, sha256s)) ? 'same' : 'changed')
    setOutcome(found)
    onOutcome(found)
  }
  return (
    <section className="panel roomy stack file-check" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('ReportVerification.File')}</h2>
      <p id={`${id}-hint`}>{t('ReportVerification.File.Hint')}</p>
      <FileButton
        id={id}
        label={t('ReportVerification.File.Pick')}
        purpose={t('ReportVerification.File')}
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-hint`}
        onPick={(file) => void look(file)}
      />
      <p role="status" className={outcome === 'changed' ? 'state-failed' : undefined}>
        {outcome && (
          <strong>
            {t(
              outcome === 'same' && isReplaced
                ? 'ReportVerification.File.sameReplaced'
                : `ReportVerification.File.${outcome}`,
            )}
          </strong>
        )}
      </p>
    </section>
  )
}
