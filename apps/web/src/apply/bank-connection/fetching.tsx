import { useEffect } from 'react'
import type { Psd2Status } from '@attesta/contract/bank-connection.ts'
import { limits } from '@attesta/contract/limits.ts'
import { Banner } from '../../ui/banner.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSay } from '../../words/words.tsx'
import { fetchMessage } from './phase.ts'
import { useWaited } from './use-waited.ts'

const steps = [limits.psd2TaggingMs, limits.psd2AlmostDoneMs, limits.psd2LongMs]

/** While our server fetches and sorts: three messages, each said once. */
export function Fetching({ status, isLost }: { status: Psd2Status; isLost: boolean }) {
  const say = useSay()
  const announce = useAnnounce()
  const waited = useWaited(steps)
  const text = say(`BankConnection.Status.${fetchMessage(waited, status)}`)
  const isLong = waited >= limits.psd2LongMs
  useEffect(() => {
    announce(text)
  }, [announce, text])
  useEffect(() => {
    if (isLong) announce(say('BankConnection.Fetch.Long'))
  }, [announce, isLong, say])
  return (
    <>
      <h3 tabIndex={-1}>{say('BankConnection.Fetch.Heading')}</h3>
      <p className="counted">
        <Spinner />
        <span data-message={fetchMessage(waited, status)}>{text}</span>
      </p>
      {isLost && <Banner look="warn" message={say('BankConnection.Lost')} />}
      {isLong && <p className="muted">{say('BankConnection.Fetch.Long')}</p>}
    </>
  )
}
