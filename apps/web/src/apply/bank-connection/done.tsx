import { useEffect } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { useSay } from '../../words/words.tsx'
import { ShortHistory } from './short-history.tsx'
import type { Connection } from './use-connection.ts'

interface Props {
  shown: NonNullable<Connection['shown']>
  count: number
  onPdf: () => void
  onAnother: () => void
}

/** The documents are there. What the bank did not give is said here, and what helps. */
export function Done({ shown: { history, error, accounts }, count, onPdf, onAnother }: Props) {
  const t = useSay()
  const announce = useAnnounce()
  const heading = t('BankConnection.Done.Heading')
  useEffect(() => {
    announce(heading)
  }, [announce, heading])
  const failed = accounts.filter((account) => account.error !== null && account.error.kind !== 'short_history')
  const isShort = history.granted_days < history.wanted_days
  const lacks = isShort || error !== null || failed.length > 0
  return (
    <>
      <h3 tabIndex={-1}>{heading}</h3>
      <p>{t('BankConnection.Done.Text', { count: Math.max(1, count - failed.length) })}</p>
      <ShortHistory history={history} />
      {error && !(isShort && error.kind === 'short_history') && <Banner look="warn" message={error.message} />}
      {failed.map(({ id, name, error: own }) => (
        <Banner
          key={id}
          look="warn"
          boldMessage={name ?? t('BankConnection.Accounts.Unnamed')}
          message={own!.message}
        />
      ))}
      <div className="button-row">
        {lacks && (
          <Button data-action="use-pdf" onClick={onPdf}>
            {t('BankConnection.UsePdf')}
          </Button>
        )}
        <Button look="quiet" data-action="another-bank" onClick={onAnother}>
          {t('BankConnection.Another')}
        </Button>
      </div>
    </>
  )
}
