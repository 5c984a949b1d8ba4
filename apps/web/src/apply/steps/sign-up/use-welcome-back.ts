import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '@attesta/contract/limits.ts'
import { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { randomKey } from '../../../once-keys.ts'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { stepAddress } from '../../journey/addresses.ts'
import { useDraft, type Draft } from '../../journey/draft.ts'
import { failureText } from '../../shell/call-problem.tsx'

interface Sent {
  isCodeHeld: boolean
  seconds: number
}

/** Asks for a code for the application that a link of ours names; the server knows its address. */
export function useWelcomeBack(applicationId: string) {
  const { api, clock } = useDeps()
  const t = useSay()
  const navigate = useNavigate()
  const scope = useScope()
  const draft = useDraft()
  const [nonce] = useState(() => draft.nonce ?? randomKey())
  const send = useMutation<Sent, CallFailed>({
    mutationFn: () =>
      api
        .call('resendCode', {
          query: { application_id: applicationId },
          body: { listing_id: draft.listingId ?? null, nonce },
        })
        .then(({ retry_after_seconds }) => ({ isCodeHeld: false, seconds: retry_after_seconds }))
        .catch(heldBack),
    onSuccess: ({ isCodeHeld, seconds }) => {
      const state: Draft = { ...draft, nonce, isCodeHeld, nextCodeAt: clock.now() + seconds * 1000 }
      void navigate(stepAddress('verify-email', { ...scope, applicationId }), { state })
    },
  })
  return {
    send: () => send.mutate(),
    isSending: send.isPending || send.isSuccess,
    refusal: send.error ? failureText(t, send.error) : undefined,
    closeRefusal: () => send.reset(),
  }
}

/** No email was sent, since too many had been asked for: the next page says when there can be one. */
function heldBack(error: unknown): Sent {
  if (!(error instanceof CallFailed) || error.code !== 'resend_too_soon') throw error
  return { isCodeHeld: true, seconds: error.retryAfter ?? limits.resendSeconds }
}
