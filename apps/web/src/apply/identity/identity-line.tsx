import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { IdentityTag, VerifiedLine } from './identity-state.tsx'
import { useIdentity } from './use-identity.ts'
import { useWayBack } from './way-back.ts'

/** On the income check: how the proof of identity stands, a warning while there is none, and the way to the panel. */
export function IdentityLine({ timeZone }: { timeZone: string }) {
  const t = useSay()
  const { identity } = useIdentity()
  const { toPanel } = useWayBack()
  if (!identity) return null
  const { state } = identity
  return (
    <section className="panel stack" id="identity" aria-labelledby="identity-heading">
      <div className="panel-head">
        <h2 id="identity-heading">{t('PersonalDetails.Verify')}</h2>
        <IdentityTag state={state} />
      </div>
      {state === 'verified' ? (
        <VerifiedLine identity={identity} timeZone={timeZone} />
      ) : (
        <Banner look="warn" message={t('PersonalDetails.IdentityNotVerified.Warning')}>
          <div className="button-row">
            <Button small data-action="to-identity" onClick={toPanel}>
              {t('PersonalDetails.Verify.ToPanel')}
            </Button>
          </div>
        </Banner>
      )}
    </section>
  )
}
