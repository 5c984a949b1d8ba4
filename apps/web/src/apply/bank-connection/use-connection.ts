import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BankConnectionStatus } from '@attesta/contract/bank-connection.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Ask, Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useCall } from '../../use-call.ts'
import { useReloadApplication } from '../journey/use-application.ts'
import type { OpenedTab } from '../open-tab.ts'
import { askAgainIn, phaseOf } from './phase.ts'
import { useCurrentConnection } from './use-current-connection.ts'

type Fetch = Ask<'fetchTransactions'>['query']

/**
 * Returns a connection to a bank from the choice of the bank to the documents. The server knows everything: a page that
 * was closed goes on where it was, and two pages show the same.
 * `id` is absent while a bank is chosen.
 */
export function useConnection() {
  const { api, clock } = useDeps()
  const reload = useReloadApplication()
  const current = useCurrentConnection()
  const [begun, setBegun] = useState<string>()
  const [left, setLeft] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const [isBlocked, setBlocked] = useState(false)
  const restored = current.data?.connection ?? undefined
  const known =
    restored && restored.status_key !== 'cancelled' && !left.includes(restored.requisition_id) ? restored : undefined
  const id = begun ?? known?.requisition_id
  const poll = useCall(
    'psd2Accounts',
    { query: { requisition_id: id ?? '' } },
    {
      enabled: id !== undefined && !isBlocked,
      keepMs: 0,
      every: (reply) => askAgainIn(reply?.status_key, asked.length > 0),
    },
  )
  const shown = poll.data ?? (known?.requisition_id === id ? known : undefined)
  const accountIds = asked.length > 0 ? asked : known?.requisition_id === id ? (known?.account_ids ?? []) : []
  // A connection that the server no longer knows is over, on either side.
  const status: BankConnectionStatus = poll.error?.status === 404 ? 'cancelled' : (shown?.status_key ?? 'created')

  const leave = () => {
    setLeft((before) => [...before, ...[id, restored?.requisition_id].flatMap((one) => one ?? [])])
    setBegun(undefined)
    setAsked([])
    start.reset()
    fetch.reset()
  }

  const start = useMutation<
    Reply<'createRequisition'>,
    CallFailed,
    { institutionId: string; tab: OpenedTab | undefined }
  >({
    mutationFn: ({ institutionId }) => api.call('createRequisition', { query: { institution_id: institutionId } }),
    onSuccess: ({ requisition_id, link }, { tab }) => {
      tab?.go(link)
      setAsked([])
      setBegun(requisition_id)
    },
    onError: (_, { tab }) => tab?.close(),
  })

  const cancel = useMutation<unknown, CallFailed>({
    mutationFn: () => api.call('cancelRequisition', { query: { requisition_id: id! } }),
    onSuccess: () => {
      leave()
      setBlocked(true)
      void clock.wait(limits.bankConnectionCancelBlockMs).then(() => setBlocked(false))
    },
  })

  const { refetch } = poll
  const fetch = useMutation<Reply<'fetchTransactions'>, CallFailed, Fetch>({
    mutationFn: (query) => api.call('fetchTransactions', { query }),
    onSuccess: async ({ success }, { account_ids }) => {
      if (success) setAsked(account_ids.split(','))
      await refetch()
    },
  })

  const isDone = status === 'mapped'
  useEffect(() => {
    if (isDone) void reload()
  }, [isDone, reload])

  const phase = id === undefined ? 'choose' : asked.length > 0 && status === 'linked' ? 'fetching' : phaseOf(status)
  return {
    isPending: current.isPending,
    phase,
    status,
    shown,
    accountIds,
    link: shown?.link ?? start.data?.link ?? null,
    /** Our own server does not answer; the asking goes on. */
    isLost: poll.error !== null && poll.error.status !== 404,
    start,
    cancel,
    fetch,
    leave,
    isBlocked,
    wasCancelled: cancel.isSuccess && id === undefined,
  }
}

export type Connection = ReturnType<typeof useConnection>
