import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { randomKey } from '../../../once-keys.ts'
import { storedKeys } from '../../../session.ts'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { isWholeCode } from '../../../ui/otp-text.ts'
import { useAnnounce } from '../../../ui/live.tsx'
import { stepAddress } from '../../journey/addresses.ts'
import { useDraft, type Draft } from '../../journey/draft.ts'
import { failureText } from '../../shell/call-problem.tsx'

export function useVerifyEmailStep() {
  const { api, session, kept, clock } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const scope = useScope()
  const draft = useDraft()
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState(0)
  /** Why the code that was sent is good no more, whatever is typed. */
  const [over, setOver] = useState<CallFailed>()
  const [nonce] = useState(() => draft.nonce ?? randomKey())
  const email = draft.entry?.email ?? draft.user?.email
  // Who comes by a link of ours types no address: the server knows the application's.
  const isResumed = draft.resumedApplicationId !== undefined
  const secondsLeft = useSecondsLeft(draft.nextCodeAt)

  const verify = useMutation<{ access_token: string }, CallFailed, string>({
    mutationFn: (digits) => api.call('verifyEmailSubmit', { body: { email, code: digits, nonce } }),
    onSuccess: ({ access_token }) => {
      session.open(access_token)
      // Until now the steps were those of anybody with this occupation.
      void client.invalidateQueries({ queryKey: ['workflow'] })
      kept.write(storedKeys.invitation, undefined)
      const step = isResumed ? (draft.opens ?? 'personal-details') : 'resume-application'
      const state: Draft = draft.opens === undefined ? {} : { opens: draft.opens }
      void navigate(stepAddress(step, scope), { replace: true, state })
    },
    onError: (error) => {
      // A code that was not looked at stays, to be sent again.
      if (isUnheard(error)) return
      // Emptied, so that the next keystroke begins a new code and costs no try.
      setCode('')
      setRefusals((count) => count + 1)
      if (error.code === 'code_expired' || error.code === 'code_tries_used') setOver(error)
      // Another was asked for elsewhere.
      if (error.code === 'wrong_code') setOver(undefined)
    },
  })
  const resend = useMutation<{ retry_after_seconds: number }, CallFailed>({
    mutationFn: () => api.call('resendCode', { body: { email, listing_id: draft.listingId ?? null, nonce } }),
    onSuccess: ({ retry_after_seconds }) => {
      setCode('')
      setOver(undefined)
      verify.reset()
      announce(t('VerifyEmail.Resent'))
      hold(false, retry_after_seconds)
    },
    // Held back by the server: the countdown goes on from what it says.
    onError: (error) => {
      if (error.retryAfter) hold(true, error.retryAfter)
    },
  })

  const hold = (isCodeHeld: boolean, seconds: number) => {
    const entry = draft.entry && { ...draft.entry, proof: '' }
    const state: Draft = { ...draft, entry, nonce, isCodeHeld, nextCodeAt: clock.now() + seconds * 1000 }
    void navigate(pathname, { replace: true, state })
  }

  // What was answered last is said until something is typed; that the code is over until another is asked for, since
  // nothing else on the page says it.
  const failure = verify.error ?? (verify.isPending ? undefined : over)

  useEffect(() => {
    if (secondsLeft === 0) announce(t('VerifyEmail.CanResend'))
  }, [secondsLeft, announce, t])

  return {
    email,
    code,
    refusals,
    isOver: over !== undefined,
    secondsLeft,
    isResumed,
    isVerifying: verify.isPending || verify.isSuccess,
    isResending: resend.isPending,
    error: failure && failureText(t, failure),
    isUnheard: failure !== undefined && isUnheard(failure),
    resendError: resend.error ? failureText(t, resend.error) : undefined,
    hasResent: resend.isSuccess,
    isWhole: isWholeCode(code),
    type: (digits: string) => {
      setCode(digits)
      if (verify.error) verify.reset()
      if (isWholeCode(digits) && digits !== code && !verify.isPending) verify.mutate(digits)
    },
    /** By the link of the email: its secret stands for the digits. */
    hasLink: draft.entry !== undefined && draft.entry.proof !== '',
    enter: () => verify.mutate(draft.entry!.proof),
    isHeld: draft.isCodeHeld === true,
    submit: () => {
      if (isWholeCode(code) && !verify.isPending) verify.mutate(code)
    },
    resend: () => resend.mutate(),
    back: () =>
      navigate(stepAddress('sign-up', { ...scope, applicationId: undefined, listingId: draft.listingId }), {
        state: draft,
      }),
  }
}

/** The code was not looked at: it may be good yet. */
const isUnheard = ({ kind }: Pick<CallFailed, 'kind'>): boolean => kind === 'offline' || kind === 'server'

/**
 * Seconds until another code may be asked for; by the clock, so that a reload or a sleeping tab does not stretch it.
 */
function useSecondsLeft(nextAt: number | undefined): number {
  const { clock } = useDeps()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the clock is outside, and may have slept
    setNow(clock.now())
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [nextAt, clock])
  return nextAt === undefined ? 0 : Math.max(0, Math.ceil((nextAt - now) / 1000))
}
