import { useEffect } from 'react'
import type { BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { limits } from '@attesta/contract/limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSay } from '../../words/words.tsx'
import { fetchMessage, isLongFetch } from './phase.ts'
import { useWaited } from './use-waited.ts'

const steps = [limits.bankConnectionTaggingMs, limits.bankConnectionAlmostDoneMs, limits.bankConnectionLongMs]

/** While our server fetches and sorts: three messages, each said once. */
export function Fetching({ status, isLost }: { status: BankConnectionStatus; isLost: boolean }) {
  const t = useSay()
  const announce = useAnnounce()
  const waited = useWaited(steps)
  const text = t(`BankConnection.Status.${fetchMessage(waited, status)}`)
  const isLong = isLongFetch(waited)
  useEffect(() => {
    announce(text)
  }, [announce, text])
  useEffect(() => {
    if (isLong) announce(t('BankConnection.Fetch.Long'))
  }, [announce, isLong, t])
  return (
    <>
      <h3 tabIndex={-1}>{t('BankConnection.Fetch.Heading')}</h3>
      <p className="counted">
        <Spinner />
        <span data-message={fetchMessage(waited, status)}>{text}</span>
      </p>
      {isLost && <Banner look="warn" message={t('BankConnection.Lost')} />}
      {isLong && <p className="muted">{t('BankConnection.Fetch.Long')}</p>}
    </>
  )
}
