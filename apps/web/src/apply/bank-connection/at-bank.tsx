import { useEffect } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { useArrival } from '../../ui/arrival.tsx'
import { Button } from '../../ui/button.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSay } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'
import { isAtBank } from './phase.ts'
import type { Connection } from './use-connection.ts'

/** While it is the bank's turn: how it stands there, the way to its page, and the way out. */
export function AtBank({
  connection: { status, shown, link, isLost, cancel },
}: {
  connection: Pick<Connection, 'status' | 'shown' | 'link' | 'isLost' | 'cancel'>
}) {
  const t = useSay()
  const announce = useAnnounce()
  const text = isAtBank(status) ? t(`BankConnection.Status.${status}`) : ''
  useWindowTitle(t('BankConnection.Wait.Title'))
  useEffect(() => {
    if (text) announce(text)
  }, [announce, text])
  return (
    <>
      <h3 tabIndex={-1}>{t('BankConnection.Wait.Heading')}</h3>
      {shown && <p>{t('BankConnection.Wait.Text', { bank: shown.institution.name })}</p>}
      <p className="counted">
        <Spinner />
        <span>
          <span className="muted">{t('BankConnection.Status')}</span> <strong>{text}</strong>
        </span>
      </p>
      {isLost && <Banner look="warn" message={t('BankConnection.Lost')} />}
      {cancel.error && <Banner message={failureText(t, cancel.error)} />}
      {link && (
        <p>
          {t('BankConnection.Wait.NoTab')}{' '}
          <a data-action="open-bank" href={link} target="_blank" rel="noopener noreferrer">
            {t('BankConnection.Open')} <span className="unseen">{t('General.NewTab')}</span>
          </a>
        </p>
      )}
      <div className="button-row">
        <Button data-action="cancel-connection" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('General.Cancel')}
        </Button>
      </div>
    </>
  )
}

/** Says in the window's title what is waited for, as long as this is shown: the person is in another tab. */
function useWindowTitle(title: string): void {
  const { brand } = useArrival()
  useEffect(() => {
    const before = document.title
    document.title = `${title} – ${brand}`
    return () => {
      document.title = before
    }
  }, [title, brand])
}
