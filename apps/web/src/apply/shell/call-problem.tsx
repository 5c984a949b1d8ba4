import { useEffect } from 'react'
import type { CallFailed, FailureKind } from '../../call-failed.ts'
import type { WordKey } from '../../words/catalogue.ts'
import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const words: Record<FailureKind, WordKey> = {
  offline: 'General.Failed.Offline',
  server: 'General.Failed.Server',
  busy: 'General.Failed.Busy',
  expired: 'General.Failed.Expired',
  refused: 'General.Error.Default',
}

/**
 * Something that the screen needs did not come: why, what is kept, and another try; by itself as soon as there is a
 * network again.
 */
export function CallProblem({
  error,
  isPart,
  onRetry,
}: {
  error: CallFailed
  /** Inside a screen that has its heading already. */
  isPart?: boolean
  onRetry: () => void
}) {
  const t = useSay()
  useEffect(() => {
    if (error.kind !== 'offline') return undefined
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [error.kind, onRetry])
  // The button goes as the call is made: the focus is where its answer will be.
  const retry = () => {
    if (!isPart) document.getElementById('main')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <>
      {!isPart && <PageHeader header={t('General.Failed.Header')} />}
      <Banner message={error.kind === 'refused' ? failureText(t, error) : t(words[error.kind])}>
        <div className="button-row">
          <Button small onClick={retry}>
            {t('General.Retry')}
          </Button>
        </div>
      </Banner>
    </>
  )
}

/**
 * One sentence for a call that was pressed and failed: the server's own, else by what kept it from answering. Without a
 * network it is the person who presses again.
 */
export const failureText = (t: ReturnType<typeof useSay>, error: CallFailed): string =>
  error.kind === 'offline' ? t('General.Failed.NotSent') : error.text || t(words[error.kind])
