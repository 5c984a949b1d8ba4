import { useRef } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords } from '../../words/words.tsx'
import { useBanks } from '../shared/use-banks.ts'
import { AccountChoice } from './account-choice.tsx'
import { AtBank } from './at-bank.tsx'
import { BankChoice } from './bank-choice.tsx'
import { Done } from './done.tsx'
import { Fetching } from './fetching.tsx'
import { Over } from './over.tsx'
import { useConnection } from './use-connection.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'

interface Props {
  /** The other way: the bank's statements as PDFs. */
  onPdf: (bankId?: string) => void
}

/** Connects a bank, from the choice of it to the documents. */
export const ConnectBank = (props: Props) => (
  <MoreWords language={useLanguage()} segments={['bank-connection']}>
    <Connecting {...props} />
  </MoreWords>
)

function Connecting({ onPdf }: Props) {
  const connection = useConnection()
  const { banks } = useBanks()
  const box = useRef<HTMLDivElement>(null)
  const { phase, shown, accountIds, fetch } = connection
  useFocusOnChange(phase, box)
  if (connection.isPending) return <Skeleton isPart shape="cards" />
  const bankId = banks.find(({ gocardless_metadata }) => gocardless_metadata?.id === shown?.institution.id)
  const usePdf = () => onPdf(bankId?.id)
  const fetchFrom = (ids: readonly string[], again: boolean) =>
    fetch.mutate({
      account_ids: ids.join(','),
      bank_name: shown?.institution.name ?? '',
      abi: bankId?.bank_abi ?? '',
      ...(again && { again: 'yes' as const }),
    })
  return (
    <div className="connection stack" ref={box} data-phase={phase}>
      {phase === 'choose' && <BankChoice connection={connection} onPdf={onPdf} />}
      {phase === 'bank' && <AtBank connection={connection} />}
      {phase === 'accounts' && shown && (
        <AccountChoice connection={connection} shown={shown} onFetch={(ids) => fetchFrom(ids, false)} onPdf={usePdf} />
      )}
      {phase === 'fetching' && <Fetching status={connection.status} isLost={connection.isLost} />}
      {phase === 'done' && shown && (
        <Done
          shown={shown}
          count={accountIds.length || shown.accounts.length}
          onPdf={usePdf}
          onAnother={connection.leave}
        />
      )}
      {phase === 'over' && (
        <Over
          status={connection.status}
          error={shown?.error ?? null}
          isBusy={fetch.isPending}
          onAgain={
            accountIds.length > 0 && connection.status === 'failed'
              ? () => fetchFrom(accountIds, true)
              : connection.leave
          }
          onPdf={usePdf}
        />
      )}
    </div>
  )
}
