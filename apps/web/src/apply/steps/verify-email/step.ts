import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '@attesta/contract/limits.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
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
  const say = useSay()
  const announce = useAnnounce()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const scope = useScope()
  const draft = useDraft()
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState(0)
  const email = draft.user?.email
  const secondsLeft = useSecondsLeft(draft.codeSentAt)

  const verify = useMutation<{ access_token: string }, CallFailed, string>({
    mutationFn: (digits) => api.call('verifyEmailSubmit', { body: { email: email!, code: digits } }),
    onSuccess: ({ access_token }) => {
      session.open(access_token)
      // Until now the steps were those of anybody with this occupation.
      void client.invalidateQueries({ queryKey: ['workflow'] })
      kept.write(storedKeys.invitation, undefined)
      const step = draft.resumedApplicationId ? 'personal-details' : 'resume-application'
      void navigate(stepAddress(step, scope), { replace: true })
    },
    onError: () => setRefusals((count) => count + 1),
  })
  const resend = useMutation<{ retry_after_seconds: number }, CallFailed>({
    mutationFn: () => api.call('resendCode', { body: { email: email!, listing_id: draft.listingId ?? null } }),
    onSuccess: () => {
      setCode('')
      verify.reset()
      announce(say('VerifyEmail.Resent'))
      const next: Draft = { ...draft, codeSentAt: clock.now() }
      void navigate(pathname, { replace: true, state: next })
    },
    // Held back by the server: the countdown goes on from what it says.
    onError: (error) => {
      if (error.retryAfter)
        void navigate(pathname, {
          replace: true,
          state: {
            ...draft,
            codeSentAt: clock.now() - (limits.resendSeconds - error.retryAfter) * 1000,
          } satisfies Draft,
        })
    },
  })

  useEffect(() => {
    if (secondsLeft === 0) announce(say('VerifyEmail.CanResend'))
  }, [secondsLeft, announce, say])

  return {
    email,
    code,
    refusals,
    secondsLeft,
    isResumed: draft.resumedApplicationId !== undefined,
    isVerifying: verify.isPending || verify.isSuccess,
    isResending: resend.isPending,
    error: verify.error ? failureText(say, verify.error) : undefined,
    resendError: resend.error ? failureText(say, resend.error) : undefined,
    hasResent: resend.isSuccess,
    isWhole: isWholeCode(code),
    type: (digits: string) => {
      setCode(digits)
      if (verify.error) verify.reset()
      if (isWholeCode(digits) && digits !== code && !verify.isPending) verify.mutate(digits)
    },
    submit: () => {
      if (!isWholeCode(code) || verify.isPending) return
      // The same wrong code once more would only cost one of the few tries: back to its first digit.
      if (verify.error?.code === 'wrong_code') setRefusals((count) => count + 1)
      else verify.mutate(code)
    },
    resend: () => resend.mutate(),
    back: () =>
      navigate(stepAddress('sign-up', { ...scope, applicationId: undefined, listingId: draft.listingId }), {
        state: draft,
      }),
  }
}

/** Seconds until another code may be asked for; by the clock, so that a reload or a sleeping tab does not stretch it. */
function useSecondsLeft(sentAt: number | undefined): number {
  const { clock } = useDeps()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    setNow(clock.now())
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [sentAt, clock])
  return sentAt === undefined
    ? 0
    : Math.min(limits.resendSeconds, Math.max(0, Math.ceil(limits.resendSeconds - (now - sentAt) / 1000)))
}
