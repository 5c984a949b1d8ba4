import { useState } from 'react'
import type { BankConnectionAccount } from '@attesta/contract/bank-connection.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { goToField } from '../../ui/go-to-field.ts'
import { useSay } from '../../words/words.tsx'
import { useApplication } from '../journey/use-application.ts'
import { failureText } from '../shell/call-problem.tsx'
import { maskedIban } from './masked-iban.ts'
import { ShortHistory } from './short-history.tsx'
import type { Connection } from './use-connection.ts'

interface Props {
  connection: Pick<Connection, 'fetch' | 'cancel'>
  shown: NonNullable<Connection['shown']>
  onFetch: (ids: readonly string[]) => void
  onPdf: () => void
}

/**
 * Shows the accounts that the bank gave access to. Ticked beforehand is only one that stands alone and is not someone
 * else's.
 */
export function AccountChoice({ connection: { fetch, cancel }, shown, onFetch, onPdf }: Props) {
  const t = useSay()
  const usable = shown.accounts.filter(({ error }) => error === null)
  const [ticked, setTicked] = useState<readonly string[]>(
    usable.length === 1 ? usable.filter(({ owner_match: match }) => match !== 'mismatch').map(({ id }) => id) : [],
  )
  const [isMissing, setMissing] = useState(false)
  const refusal = fetch.error
    ? failureText(t, fetch.error)
    : fetch.data?.success === false
      ? (fetch.data.error?.message ?? fetch.data.message)
      : null
  const submit = () => {
    if (ticked.length > 0) return onFetch(ticked)
    setMissing(true)
    return goToField('accounts')
  }
  return (
    <>
      <h3 tabIndex={-1}>{t('BankConnection.Accounts.Heading')}</h3>
      {refusal && (
        <Banner takesFocus message={refusal}>
          <div className="button-row">
            <Button small data-action="use-pdf" onClick={onPdf}>
              {t('BankConnection.UsePdf')}
            </Button>
          </div>
        </Banner>
      )}
      <ShortHistory history={shown.history} />
      <fieldset id="accounts" aria-describedby={isMissing ? 'accounts-hint accounts-error' : 'accounts-hint'}>
        <legend className="field-label">{shown.institution.name}</legend>
        <p className="field-hint" id="accounts-hint">
          {t('BankConnection.Accounts.Text')}
        </p>
        {isMissing && <FieldError id="accounts-error">{t('BankConnection.Accounts.Missing')}</FieldError>}
        {shown.accounts.map((account) => (
          <div key={account.id} className="account">
            {account.error ? (
              <p>
                <AccountName account={account} />
              </p>
            ) : (
              <Checkbox
                id={`account-${account.id}`}
                name="account"
                label={<AccountName account={account} />}
                checked={ticked.includes(account.id)}
                onChange={(isTicked) => {
                  setMissing(false)
                  setTicked(isTicked ? [...ticked, account.id] : ticked.filter((id) => id !== account.id))
                }}
              />
            )}
            <AccountRemark account={account} />
          </div>
        ))}
      </fieldset>
      {cancel.error && <Banner message={failureText(t, cancel.error)} />}
      <div className="button-row">
        <Button data-action="fetch" busy={fetch.isPending} onClick={submit}>
          {t('BankConnection.Accounts.Fetch')}
        </Button>
        <Button look="quiet" data-action="cancel-connection" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('General.Cancel')}
        </Button>
      </div>
    </>
  )
}

function AccountName({ account: { name, iban, owner_name } }: { account: BankConnectionAccount }) {
  const t = useSay()
  return (
    <>
      <strong>{name ?? t('BankConnection.Accounts.Unnamed')}</strong>
      {iban && (
        <>
          {' '}
          <span className="number">{maskedIban(iban)}</span>
        </>
      )}
      <span className="account-holder">
        {owner_name ? t('BankConnection.Accounts.Holder', { name: owner_name }) : t('BankConnection.Accounts.NoHolder')}
      </span>
    </>
  )
}

/** Shows why an account cannot be chosen, or what to know before choosing it. */
function AccountRemark({ account: { error, owner_match: match, currency } }: { account: BankConnectionAccount }) {
  const t = useSay()
  const { state } = useApplication()
  if (error) return <p className="file-detail err">{error.message}</p>
  const name = state ? `${state.user.first_name} ${state.user.last_name}` : ''
  return (
    <>
      {(match === 'mismatch' || match === 'partial') && (
        <p className={match === 'mismatch' ? 'file-detail warn' : 'file-detail'}>
          {t(`BankConnection.Owner.${match}`, { name })}
        </p>
      )}
      {currency !== null && currency !== 'EUR' && (
        <p className="file-detail warn">{t('BankConnection.Accounts.Currency', { currency })}</p>
      )}
    </>
  )
}
