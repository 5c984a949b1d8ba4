import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { limits } from '@attesta/contract/limits.ts'
import { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useSay } from '../../../words/words.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { startWatch, watchAfter } from './checkout-height.ts'
import { CheckoutUnavailable, loadCheckout, type EmbeddedCheckout } from './load-checkout.ts'

export type PaymentPhase = 'looking' | 'success' | 'failed' | 'opening' | 'form' | 'checking' | 'unavailable'

/** What is asked first, the card form, and the answer, which only the server gives. */
export function usePaymentStep() {
  const say = useSay()
  const announce = useAnnounce()
  const { api, clock } = useDeps()
  const journey = useJourney()
  const { search } = useLocation()
  const sessionId = new URLSearchParams(search).get('session_id') ?? undefined
  const place = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<PaymentPhase>('looking')
  const [amount, setAmount] = useState<number>(limits.priceCents)
  const [problem, setProblem] = useState<string>()
  const [isFinished, setFinished] = useState(false)
  const [round, setRound] = useState(0)
  const goNext = useRef(journey.goNext)
  goNext.current = journey.goNext

  const fail = useCallback((error: unknown) => {
    if (!(error instanceof CallFailed) && !(error instanceof CheckoutUnavailable)) throw error
    setProblem(error instanceof CheckoutUnavailable ? say('Payment.FormMissing') : error.kind === 'offline' ? failureText(say, error) : error.text ?? say('System.502'))
    setPhase('unavailable')
  }, [say])

  useEffect(() => {
    let isGone = false
    let checkout: EmbeddedCheckout | undefined
    const enter = async () => {
      let wasPaid = false
      if (sessionId && round === 0) {
        const { session } = await api.call('paymentSessionStatus', { query: { session_id: sessionId } })
        wasPaid = session.status === 'complete'
        setAmount(session.amount)
        setPhase(wasPaid ? 'success' : 'failed')
        if (!wasPaid) setProblem(say('Payment.Failed'))
        await clock.wait(limits.paymentFailedMs)
      }
      const { is_payment_required, amount: due } = await api.call('isPaymentRequired')
      if (isGone) return
      if (!is_payment_required) return goNext.current({ replace: true })
      setAmount(due)
      setPhase('opening')
      const opened = await api.call('createPaymentSession')
      checkout = await loadCheckout(opened, () => setFinished(true))
      if (isGone || !place.current) return checkout.destroy()
      checkout.mount(place.current)
      setPhase('form')
    }
    enter().catch((error: unknown) => { if (!isGone) fail(error) })
    return () => {
      isGone = true
      checkout?.destroy()
    }
  }, [api, clock, sessionId, round, fail, say])

  useEffect(() => {
    if (phase !== 'form' || !place.current) return undefined
    let watch = startWatch
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      watch = watchAfter(watch, { width, height })
      if (watch.state === 'done') setFinished(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [phase])

  const check = useCallback(async () => {
    setPhase('checking')
    announce(say('Payment.Checking'))
    await clock.wait(limits.paymentContinueMs)
    const { is_payment_required } = await api.call('isPaymentRequired')
    if (!is_payment_required) return goNext.current({ replace: true })
    setFinished(false)
    setProblem(say('Payment.Error.PaymentRequired'))
    window.scrollTo(0, 0)
    return setRound((count) => count + 1)
  }, [api, clock, announce, say])

  useEffect(() => {
    if (isFinished) check().catch(fail)
  }, [isFinished, check, fail])

  return {
    phase, amount, problem, place, isFinished,
    closeProblem: () => setProblem(undefined),
    retry: () => { setProblem(undefined); setPhase('looking'); setRound((count) => count + 1) },
    submit: () => setFinished(true),
    goBack: journey.goBack,
  }
}
