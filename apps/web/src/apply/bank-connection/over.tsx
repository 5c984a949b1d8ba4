import type { BankConnectionError, BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../words/words.tsx'

const known = ['rejected', 'expired', 'cancelled'] as const

interface Props {
  status: BankConnectionStatus
  error: BankConnectionError | null
  isBusy: boolean
  onAgain: () => void
  onPdf: () => void
}

/** It came to nothing: why, and the two ways on, at this place. */
export function Over({ status, error, isBusy, onAgain, onPdf }: Props) {
  const t = useSay()
  const why = known.find((one) => one === status) ?? 'failed'
  return (
    <>
      <h3 tabIndex={-1}>{t('BankConnection.Over.Heading')}</h3>
      <Banner look={why === 'cancelled' ? 'warn' : 'err'} message={error?.message ?? t(`BankConnection.Over.${why}`)} />
      <div className="button-row">
        {(error === null || error.again) && (
          <Button data-action="connect-again" busy={isBusy} onClick={onAgain}>
            {t(why === 'failed' ? 'General.Retry' : 'BankConnection.Again')}
          </Button>
        )}
        <Button data-action="use-pdf" onClick={onPdf}>
          {t('BankConnection.UsePdf')}
        </Button>
        {error !== null && !error.again && (
          <Button look="quiet" data-action="another-bank" onClick={onAgain}>
            {t('BankConnection.Another')}
          </Button>
        )}
      </div>
    </>
  )
}
