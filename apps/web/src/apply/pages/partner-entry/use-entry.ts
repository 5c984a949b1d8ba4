import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { pageAddress, stepAddress, type Ended } from '../../journey/addresses.ts'
import { isNavHidden, type Draft } from '../../journey/draft.ts'
import { tellParent } from '../../journey/parent-window.ts'
import { useListing } from '../../journey/use-listing.ts'
import { placeholderText } from '../../shared/placeholder-mobile.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { mayEnterYet, turnAway } from './turn-away.ts'

export type EntryPhase =
  | { is: 'checking' | 'authenticated' }
  | { is: 'failed'; why: string }
  | { is: 'unreachable'; error: CallFailed }

/**
 * From a partner's signature to the documents: what it says, an account by the code that it gives, an application, the
 * income check. Source: B4-partner-entry.
 */
export function useEntry() {
  const { api, clock, session } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const scope = useScope()
  const { listing, isPending } = useListing()
  const [phase, setPhase] = useState<EntryPhase>({ is: 'checking' })
  // Taken out of the address at once: it would stand in the history, and be shown around with the page.
  const [taken] = useState(() => ({ sig: new URLSearchParams(search).get('sig'), hideNav: isNavHidden(search) }))
  const hasBegun = useRef(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (new URLSearchParams(search).has('sig'))
      void navigate(`${pathname}${taken.hideNav ? '?hideNav=true' : ''}`, { replace: true })
  }, [navigate, pathname, search, taken])

  const listingId = pathname.split('/')[4] || undefined

  async function enter(sig: string): Promise<void> {
    await api.call('workflow', { headers: { Occupation: 'Hybrid-employed' } })
    const { certificate, code } = await api.call('verifyPartnerSignature', { query: { sig, listing_id: listingId } })
    announce(t('PartnerEntry.Authenticated'))
    setPhase({ is: 'authenticated' })
    const { first_name, last_name, email } = certificate
    session.open((await api.call('verifyEmailSubmit', { body: { email, code } })).access_token)
    const { application_id } = await api.call('signUpSubmit', {
      body: {
        first_name,
        last_name,
        email,
        mobile: placeholderText,
        employment_status: 'Hybrid-employed',
        privacy_policy_consented: true,
        marketing_consented: false,
        listing_id: listing?.listingUuid ?? null,
        hide_nav: taken.hideNav,
      },
    })
    tellParent(application_id, 'STARTED', listing?.parentOrigins ?? [], listing?.messageType)
    void queries.invalidateQueries({ queryKey: ['workflow'] })
    const draft: Draft = { hideNav: taken.hideNav, ...(listing && { enteredBy: listing.company.name }) }
    void navigate(stepAddress('income-check', { ...scope, applicationType: 'rapid', applicationId: application_id }), {
      replace: true,
      state: draft,
    })
  }

  function leave(why: string): void {
    const { name, url } = listing?.company ?? { name: '', url: null }
    const reason: Ended['reason'] = {
      text: `${t('PartnerEntry.Failed')}. ${why}`,
      back: url === null ? null : { name, url },
    }
    void navigate(pageAddress('unauthorized', scope.language), { replace: true, state: { reason } })
  }

  const refuse = (why: string): Promise<void> =>
    turnAway(
      clock,
      () => setPhase({ is: 'failed', why }),
      () => leave(why),
    )

  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    // Once an address: a signature that is sent twice has been used.
    hasBegun.current = true
    const entered = taken.sig === null ? refuse(t('PartnerEntry.Error.Signature')) : enter(taken.sig)
    entered.catch((error: unknown) => {
      if (!(error instanceof CallFailed)) throw error
      if (mayEnterYet(error)) setPhase({ is: 'unreachable', error })
      else void refuse(failureText(t, error))
    })
  })
  // The brand is there first, or known to be no company's.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a link without a signature fails at once
    if (!isPending) begin()
  }, [isPending, round])

  return {
    phase,
    partner: listing?.company.name,
    retry: () => {
      hasBegun.current = false
      setPhase({ is: 'checking' })
      setRound(round + 1)
    },
  }
}
