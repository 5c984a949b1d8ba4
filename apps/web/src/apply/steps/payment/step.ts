import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { limits } from '@attesta/contract/limits.ts'
import { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useSay } from '../../../words/words.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useScope } from '../../../use-call.ts'
import { hearPaid, tellPaid } from '../../journey/other-windows.ts'
import { useReloadApplication } from '../../journey/use-application.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { startWatch, watchAfter } from './checkout-height.ts'
import { CheckoutUnavailable, loadCheckout, type EmbeddedCheckout } from './load-checkout.ts'
import { isStillDue, outcomeRead } from './outcome.ts'

export type PaymentPhase =
  | 'looking'
  | 'success'
  | 'already'
  | 'failed'
  | 'opening'
  | 'form'
  | 'checking'
  | 'unavailable'

/** Returns what is asked first, the card form, and the answer, which only the server gives. */
export function usePaymentStep() {
  const t = useSay()
  const announce = useAnnounce()
  const { api, clock } = useDeps()
  const journey = useJourney()
  const reload = useReloadApplication()
  const { search } = useLocation()
  const { applicationId } = useScope()
  const sessionId = new URLSearchParams(search).get('session_id') ?? undefined
  const place = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<PaymentPhase>('looking')
  const [amount, setAmount] = useState<number>(limits.priceCents)
  const [refunded, setRefunded] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isFinished, setFinished] = useState(false)
  const [round, setRound] = useState(0)
  const goNext = useRef(journey.goNext)
  useLayoutEffect(() => {
    goNext.current = journey.goNext
  })

  /** Whether a card form was finished and not checked yet: then no one is told that nothing was charged. */
  const mayBePaid = useRef(false)
  /** The first to find that it is paid moves on, once. */
  const isPassing = useRef(false)
  /** Whether the card form stands: one that is taken away, as for another language, shrinks too. */
  const isStanding = useRef(false)
  const pass = useCallback(() => {
    if (isPassing.current) return
    isPassing.current = true
    if (applicationId) tellPaid(applicationId)
    goNext.current({ replace: true })
  }, [applicationId])

  /** What was paid elsewhere, or before this page was closed, is said before it goes on. */
  const passAsPaid = useCallback(
    async (paid: number) => {
      if (isPassing.current) return
      isPassing.current = true
      setAmount(paid)
      setProblem(undefined)
      setPhase('already')
      await outcomeRead(clock)
      goNext.current({ replace: true })
    },
    [clock],
  )

  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof CallFailed) && !(error instanceof CheckoutUnavailable)) throw error
      // The form that comes next is finished again, and only then checked again.
      setFinished(false)
      // The guard leads to the step that mends what is missing.
      if (error instanceof CallFailed && error.code === 'not_ready') void reload()
      setProblem(
        error instanceof CallFailed && error.kind === 'offline'
          ? failureText(t, error)
          : mayBePaid.current
            ? t('Payment.Unchecked')
            : error instanceof CheckoutUnavailable
              ? t('Payment.FormMissing')
              : (error.text ?? t('System.502')),
      )
      setPhase('unavailable')
    },
    [t, reload],
  )

  useEffect(() => {
    let isErased = false
    let checkout: EmbeddedCheckout | undefined
    const enter = async () => {
      setPhase('looking')
      let wasPaid = false
      if (sessionId && round === 0) {
        mayBePaid.current = true
        const { session } = await api.call('paymentSessionStatus', { query: { session_id: sessionId } })
        wasPaid = session.status === 'complete'
        mayBePaid.current = wasPaid
        setAmount(session.amount)
        setPhase(wasPaid ? 'success' : 'failed')
        if (!wasPaid) setProblem(t('Payment.Failed'))
        await outcomeRead(clock)
      }
      const { is_payment_required, is_paid, refunded: back, amount: due } = await api.call('isPaymentRequired')
      if (isErased) return
      if (!is_payment_required) return is_paid && !wasPaid ? passAsPaid(due) : pass()
      setAmount(due)
      setRefunded(back)
      setPhase('opening')
      const opened = await api.call('createPaymentSession')
      checkout = await loadCheckout(opened, () => setFinished(true))
      if (isErased || !place.current) return checkout.destroy()
      checkout.mount(place.current)
      isStanding.current = true
      setPhase('form')
    }
    enter().catch((error: unknown) => {
      if (!isErased) fail(error)
    })
    return () => {
      isErased = true
      isStanding.current = false
      checkout?.destroy()
    }
  }, [api, clock, sessionId, round, fail, pass, passAsPaid, t])

  useEffect(() => {
    if (phase !== 'form' || !place.current) return undefined
    let watch = startWatch
    const observer = new ResizeObserver(([entry]) => {
      if (!isStanding.current) return
      const { width, height } = entry!.contentRect
      watch = watchAfter(watch, { width, height })
      if (watch.state === 'done') setFinished(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [phase])

  // It may be paid in another window, or on another device while this one was in the background. What the report needs
  // may have been taken away there: the card form is closed then, and the guard leads to what is missing.
  useEffect(() => {
    if (phase !== 'form' && phase !== 'checking') return undefined
    let isErased = false
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const { is_paid, amount: paid } = await api.call('isPaymentRequired')
      if (isErased) return
      await (is_paid ? passAsPaid(paid) : reload())
    }
    // What cannot be asked now is asked when the form is done.
    const tryToLook = () => {
      look().catch((error: unknown) => {
        if (!(error instanceof CallFailed)) throw error
      })
    }
    const stopHearing = applicationId ? hearPaid(applicationId, tryToLook) : undefined
    document.addEventListener('visibilitychange', tryToLook)
    return () => {
      isErased = true
      stopHearing?.()
      document.removeEventListener('visibilitychange', tryToLook)
    }
  }, [api, applicationId, phase, passAsPaid, reload])

  const check = useCallback(async () => {
    mayBePaid.current = true
    setPhase('checking')
    announce(t('Payment.Checking'))
    if (!(await isStillDue(api, clock))) return pass()
    mayBePaid.current = false
    setFinished(false)
    setProblem(t('Payment.Error.PaymentRequired'))
    window.scrollTo(0, 0)
    return setRound((count) => count + 1)
  }, [api, clock, announce, pass, t])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the provider’s form says when it is finished
    if (isFinished) check().catch(fail)
  }, [isFinished, check, fail])

  return {
    phase,
    amount,
    refunded,
    problem,
    place,
    closeProblem: () => setProblem(undefined),
    retry: () => {
      setProblem(undefined)
      setPhase('looking')
      setRound((count) => count + 1)
    },
    goBack: journey.goBack,
  }
}
