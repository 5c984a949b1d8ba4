import { useMutation, useQueryClient } from '@tanstack/react-query'
import { localeOf } from '@attesta/contract/locales.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useCall } from '../../../use-call.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { failureText } from '../../shell/call-problem.tsx'

/**
 * Germany: whether a credit agency is asked. None is before the person has ticked the box and gone on; what was told
 * can be put away again.
 */
export function CreditConsent({ isTicked, onTick }: { isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  const t = useSay()
  const language = useLanguage()
  const { api } = useDeps()
  const client = useQueryClient()
  const { data } = useCall('readCreditCheck', {}, { keepMs: 0 })
  const withdraw = useMutation<unknown, CallFailed>({
    mutationFn: () => api.call('submitCreditCheck', { body: { consented: false } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['readCreditCheck'] }),
  })
  if (!data || data.state === 'off') return null
  const { state, result } = data
  const provider = data.provider ?? ''
  return (
    <section className="panel section-gap stack" aria-labelledby="credit-heading">
      <h2 id="credit-heading">{t('CreditCheck.Header')}</h2>
      {withdraw.error && <Banner message={failureText(t, withdraw.error)} takesFocus />}
      {state === 'not_asked' && (
        <>
          <p>{t('CreditCheck.Text')}</p>
          <Checkbox
            id="credit-consent"
            name="credit-consent"
            checked={isTicked}
            onChange={onTick}
            label={t('CreditCheck.Consent', { provider })}
          />
        </>
      )}
      {result && (
        <p>
          {t('CreditCheck.Known', {
            provider,
            score: new Intl.NumberFormat(localeOf[language]).format(result.score),
            day: new Intl.DateTimeFormat(localeOf[language], { timeZone: 'UTC', dateStyle: 'long' }).format(
              new Date(result.date),
            ),
          })}
        </p>
      )}
      {state === 'unknown' && <p>{t('CreditCheck.Unknown', { provider })}</p>}
      {state !== 'not_asked' && (
        <div className="button-row">
          <Button small look="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('CreditCheck.Withdraw')}
          </Button>
        </div>
      )}
    </section>
  )
}
