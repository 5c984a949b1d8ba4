import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { failureText } from '../shell/call-problem.tsx'
import { IdentityTag, VerifiedLine } from './identity-state.tsx'
import { useIdentity } from './use-identity.ts'
import { useWayBack } from './way-back.ts'

/**
 * Germany: the identity is proven by a service or by the bank, and no card is handed in. No one is kept from going on.
 */
export function IdentityPanel({ timeZone }: { timeZone: string }) {
  const t = useSay()
  const { identity, isPending, problem, isStarting, startProblem, start, retry } = useIdentity()
  const { toIncomeCheck } = useWayBack()
  const state = identity?.state
  // No other way is described that it could stand beside.
  const isByBankAlone = state === 'unknown' && identity?.offered === false
  return (
    <section className="panel roomy stack" id="identity" aria-labelledby="identity-heading">
      <div className="panel-head">
        <h2 id="identity-heading">{t('PersonalDetails.Verify')}</h2>
        {state && <IdentityTag state={state} />}
      </div>
      {isPending && !problem && (
        <p className="counted">
          <Spinner /> {t('PersonalDetails.Verify.Loading')}
        </p>
      )}
      {problem && (
        <Banner look="warn" message={t('PersonalDetails.Verify.Offline')}>
          <div className="button-row">
            <Button small onClick={retry}>
              {t('General.Retry')}
            </Button>
          </div>
        </Banner>
      )}
      {startProblem && <Banner message={failureText(t, startProblem)} takesFocus />}
      {identity?.state === 'verified' && <VerifiedLine identity={identity} timeZone={timeZone} />}
      {identity?.state === 'failed' && <Banner message={identity.message} />}
      {identity?.state === 'pending' && (
        <>
          <p className="counted">
            <Spinner /> {t('PersonalDetails.Verify.Pending')}
          </p>
          {identity.verification_url && (
            <p>
              <a href={identity.verification_url} target="_blank" rel="noopener noreferrer">
                {t('PersonalDetails.Verify.Reopen')}{' '}
                <span className="muted small">({t('PersonalDetails.Verify.NewTab')})</span>
              </a>
            </p>
          )}
        </>
      )}
      {identity?.offered && (state === 'unknown' || state === 'failed') && (
        <>
          <p>{t('PersonalDetails.Verify.Intro')}</p>
          <p className="label">{t('PersonalDetails.Verify.Needs')}</p>
          <ul className="facts">
            <li>{t('PersonalDetails.Verify.Need.Document')}</li>
            <li>{t('PersonalDetails.Verify.Need.Camera')}</li>
            <li>{t('PersonalDetails.Verify.Need.Time')}</li>
          </ul>
          <p className="muted small">{t('PersonalDetails.Verify.Sent')}</p>
          <div className="button-row">
            <Button data-action="start-identity" busy={isStarting} onClick={start}>
              <span>
                {t(state === 'failed' ? 'PersonalDetails.Verify.Restart' : 'PersonalDetails.Verify.Start')}{' '}
                <span className="small">({t('PersonalDetails.Verify.NewTab')})</span>
              </span>
            </Button>
          </div>
        </>
      )}
      {isByBankAlone && <p>{t('PersonalDetails.Verify.ByBank')}</p>}
      {state && state !== 'verified' && !isByBankAlone && (
        <Disclosure summary={t('PersonalDetails.Verify.OtherWay')}>
          <p>{t('PersonalDetails.Verify.OtherWay.Text')}</p>
        </Disclosure>
      )}
      {toIncomeCheck && (
        <div className="button-row">
          <Button data-action="to-income-check" onClick={toIncomeCheck}>
            {t('PersonalDetails.Verify.ToIncomeCheck')}
          </Button>
        </div>
      )}
    </section>
  )
}
