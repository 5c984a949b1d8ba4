import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { isWholeCode } from '../../../ui/otp-text.ts'
import { useFormDrafts } from '../../../form/form-drafts.ts'
import { useCall } from '../../../use-call.ts'

export type Right = 'copy' | 'erase'
export type Rights = ReturnType<typeof useRights>

export function useRights() {
  const { api, session } = useDeps()
  const client = useQueryClient()
  const drafts = useFormDrafts()
  const [asks, setAsks] = useState<Right | null>(null)
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [isErased, setErased] = useState(false)
  const held = useCall(
    'readHeld',
    {},
    { keepMs: 0, enabled: !isErased, every: (reply) => (reply?.copy ? limits.documentPollMs : false) },
  )

  const send = useMutation<unknown, CallFailed, Right>({
    mutationFn: () => api.call('sendRightsCode', { body: {} }),
    onSuccess: (_, right) => setAsks(right),
    // One was mailed a moment ago: it may still be good, and it is said when the next one can be had.
    onError: (error, right) => {
      if (error.code === 'resend_too_soon') setAsks(right)
    },
  })
  const prove = useMutation<unknown, CallFailed, { right: Right; digits: string }>({
    mutationFn: ({ right, digits }) =>
      api.call(right === 'copy' ? 'makeCopy' : 'eraseAccount', { body: { code: digits } }),
    async onSuccess(_, { right }) {
      setAsks(null)
      if (right === 'copy') return void (await held.refetch())
      setErased(true)
      session.close()
      drafts.forget()
      client.clear()
    },
    onError: () => {
      setCode('')
      setRefusals((count) => count + 1)
    },
  })
  const fetch = useMutation<{ link: string }, CallFailed>({
    mutationFn: () => api.call('linkToCopy', { body: {} }),
    onSuccess: ({ link }) => window.location.assign(link),
  })

  const begin = (right: Right) => {
    setCode('')
    prove.reset()
    send.mutate(right)
  }
  return {
    held,
    asks,
    code,
    refusals,
    isErased,
    isSending: send.isPending ? send.variables : null,
    sendError: send.error ?? undefined,
    isProving: prove.isPending,
    proveError: prove.error ?? undefined,
    isFetching: fetch.isPending,
    fetchError: fetch.error ?? undefined,
    ask: begin,
    resend: () => {
      if (asks) begin(asks)
    },
    cancel: () => setAsks(null),
    type: (digits: string) => {
      setCode(digits)
      if (prove.error) prove.reset()
    },
    prove: () => {
      if (asks && isWholeCode(code) && !prove.isPending) prove.mutate({ right: asks, digits: code })
    },
    fetch: () => fetch.mutate(),
  }
}
