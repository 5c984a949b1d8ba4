import { useMemo, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../words/words.tsx'
import { foldBankName } from '../shared/bank-search.ts'
import { ChoiceField } from '../shared/choice-field.tsx'
import { useBanks } from '../shared/use-banks.ts'
import { failureText } from '../shell/call-problem.tsx'
import { openTab } from '../open-tab.ts'
import type { Connection } from './use-connection.ts'

const notListed = 'not-listed'

interface Props {
  connection: Pick<Connection, 'start' | 'isBlocked' | 'wasCancelled'>
  onPdf: (bankId?: string) => void
}

/** Which bank. One that cannot be connected says so and leads to the PDFs. */
export function BankChoice({ connection: { start, isBlocked, wasCancelled }, onPdf }: Props) {
  const t = useSay()
  const { banks } = useBanks()
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const options = useMemo(
    () => [
      ...banks.map(({ id, name, gocardless_metadata }) => ({
        id,
        label: name,
        search: foldBankName(name),
        note: gocardless_metadata ? null : t('BankConnection.PdfOnly'),
      })),
      { id: notListed, label: t('IncomeCheck.Bank.NotListed'), search: '', always: true },
    ],
    [banks, t],
  )
  const bank = banks.find(({ id }) => id === chosen)
  const institutionId = bank?.gocardless_metadata?.id
  const choose = (id: string) => {
    setChosen(id)
    setMissing(false)
    start.reset()
  }
  const connect = () => {
    if (!institutionId) return setMissing(true)
    return start.mutate({ institutionId, tab: openTab(t('BankConnection.Opening')) })
  }
  return (
    <>
      <h3 tabIndex={-1}>{t('BankConnection.Heading')}</h3>
      {wasCancelled && !start.isPending && <Banner look="info" message={t('BankConnection.Cancelled')} />}
      {start.error && <Banner takesFocus message={failureText(t, start.error)} />}
      <ChoiceField
        id="connect-bank"
        label={t('IncomeCheck.Bank')}
        hint={t('IncomeCheck.Bank.Hint')}
        options={options}
        fold={foldBankName}
        value={chosen}
        onChange={choose}
        error={isMissing ? t('BankConnection.Bank.Missing') : undefined}
      />
      {chosen !== '' && !institutionId ? (
        <>
          <p role="status">
            {bank ? t('BankConnection.NotConnectable', { bank: bank.name }) : t('BankConnection.NotListed')}
          </p>
          <Button data-action="use-pdf" onClick={() => onPdf(bank?.id)}>
            {t('BankConnection.UsePdf')}
          </Button>
        </>
      ) : (
        <div className="button-row">
          <Button data-action="connect" busy={start.isPending} disabled={isBlocked} onClick={connect}>
            {t('BankConnection.Connect')} <span className="unseen">{t('General.NewTab')}</span>
          </Button>
          {start.error && (
            <Button look="quiet" data-action="use-pdf" onClick={() => onPdf(bank?.id)}>
              {t('BankConnection.UsePdf')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
