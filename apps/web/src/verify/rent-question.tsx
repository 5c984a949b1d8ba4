import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type words from '@attesta/contract/words/en/verify.json'
import type { CallFailed } from '../call-failed.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { useIntl } from '../words/intl.tsx'
import { Replaced } from './replaced.tsx'
import { useLanguage } from '../words/use-language.ts'

const amount = /^(?!0+\.00)\d{1,6}\.\d{2}$/

/** «Does this report cover a rent of X?»: yes or no, so that a doctored print is caught and no figure is published. */
export function RentQuestion({ token }: { token: string }) {
  const intl = useIntl()
  const t = (key: keyof typeof words, values?: Record<string, string>) => intl.formatMessage({ id: key }, values)
  const language = useLanguage()
  const { api } = useDeps()
  const [rent, setRent] = useState('')
  const [isWrong, setWrong] = useState(false)
  const ask = useMutation<Reply<'verifyRent'>, CallFailed, string>({
    mutationFn: (wanted) => api.call('verifyRent', { query: { token, rent: wanted } }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!amount.test(rent))
    if (amount.test(rent)) ask.mutate(rent)
  }
  const covers = ask.data?.covers
  const euros = (amount: string) => intl.formatNumber(Number(amount), { style: 'currency', currency: 'EUR' })
  const measured = ask.data?.rent
  const isRounded = measured != null && ask.variables !== undefined && Number(measured) !== Number(ask.variables)
  return (
    <section className="panel roomy stack rent-question" aria-labelledby="rent-question">
      <h2 id="rent-question">{t('ReportVerification.Rent')}</h2>
      <form className="stack" noValidate onSubmit={submit}>
        <MoneyField
          id="rent"
          name="rent"
          language={language}
          label={t('ReportVerification.Rent.Amount')}
          hint={t('ReportVerification.Rent.Hint')}
          error={isWrong ? t('ReportVerification.Rent.Wrong') : undefined}
          value={rent}
          onChange={(value) => {
            setRent(value)
            ask.reset()
          }}
        />
        <Button type="submit" data-action="ask-rent" busy={ask.isPending}>
          {t('ReportVerification.Rent.Ask')}
        </Button>
      </form>
      {ask.error && (
        <Banner
          message={ask.error.status === 429 ? t('ReportVerification.Rent.Often') : t('ReportVerification.Failed')}
        />
      )}
      <p role="status" className={covers === false ? 'state-failed' : undefined}>
        {ask.data && (
          <strong>
            {covers == null || measured == null
              ? t('ReportVerification.NoLongerValid')
              : t(`ReportVerification.Rent.${covers ? (ask.data.close_to_limit ? 'close' : 'yes') : 'no'}`, {
                  rent: euros(measured),
                })}
          </strong>
        )}
      </p>
      {isRounded && (
        <p>{t('ReportVerification.Rent.Rounded', { asked: euros(ask.variables), rent: euros(measured) })}</p>
      )}
      {ask.data?.unsure.map((what) => (
        <p key={what}>{t(`ReportVerification.Rent.Unsure.${what}`)}</p>
      ))}
      {ask.data?.state === 'replaced' && <Replaced newerUrl={ask.data.newer_url} />}
    </section>
  )
}
