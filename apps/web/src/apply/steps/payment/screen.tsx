import { limits } from '@attesta/contract/limits.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { UnfinishedPeople } from '../../shared/unfinished-people.tsx'
import { usePaymentStep } from './step.ts'

export function Payment() {
  const t = useSay()
  const language = useLanguage()
  const { place, ...step } = usePaymentStep()
  const { state } = useApplication()
  const money = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR' })
  const price = money.format(step.amount / 100)
  if (step.phase === 'success' || step.phase === 'already') {
    const paid =
      step.phase === 'already'
        ? { header: t('Payment.Already'), description: t('Payment.Already.Text', { amount: price }) }
        : { header: t('Payment.Success'), description: t('Payment.Success.Text', { amount: price }) }
    return (
      <div className="panel roomy stack-wide">
        <PageHeader {...paid} />
        <p className="counted" role="status">
          <Spinner /> {t('Payment.Success.Next')}
        </p>
      </div>
    )
  }
  const isWaiting = step.phase === 'looking' || step.phase === 'opening' || step.phase === 'failed'
  return (
    <>
      <BackLink onBack={step.goBack} disabled={step.phase === 'checking'} />
      {step.problem !== undefined && (
        <Banner message={step.problem} takesFocus onClose={step.closeProblem}>
          {step.phase === 'unavailable' && (
            <div className="button-row">
              <Button small onClick={step.retry}>
                {t('General.Retry')}
              </Button>
            </div>
          )}
        </Banner>
      )}
      <PageHeader header={t('Payment.Header')} description={t('Payment.Text')} failed={step.problem !== undefined} />
      {step.refunded > 0 && (
        <Banner look="info" message={t('Payment.Refunded', { amount: money.format(step.refunded / 100) })} />
      )}
      {state && <UnfinishedPeople state={state} />}
      <section className="panel roomy stack">
        <p className="amount">{price}</p>
        <ul className="facts">
          <li>{t('Payment.Fact.Tax')}</li>
          <li>{t('Payment.Fact.What', { days: limits.reportValidityDays })}</li>
          <li>{t('Payment.Fact.Receipt')}</li>
          <li>{t('Payment.Fact.Refund')}</li>
        </ul>
      </section>
      <section className="panel roomy section-gap" aria-labelledby="card-form" hidden={step.phase === 'unavailable'}>
        <h2 id="card-form">{t('Payment.Form')}</h2>
        <div className="checkout" data-state={step.phase} aria-busy={isWaiting || step.phase === 'checking'}>
          {isWaiting && (
            <div className="waiting">
              <Spinner large />
              <p role="status">{t('Payment.Opening')}</p>
            </div>
          )}
          {step.phase === 'checking' && (
            <div className="waiting">
              <Spinner large />
              <p>{t('Payment.Checking')}</p>
            </div>
          )}
          <div ref={place} hidden={step.phase === 'checking'} />
        </div>
      </section>
    </>
  )
}
