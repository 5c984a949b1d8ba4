import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { HandoverSlot } from '@attesta/contract/handover.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useCall } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { useReloadApplication } from '../journey/use-application.ts'

/** In how many milliseconds the phone's progress is asked for again; `false` once it is over. */
export const askAgainIn = (status: Reply<'handoverStatus'>['status'] | undefined): number | false =>
  status === 'ended' || status === 'expired' ? false : limits.handoverPollMs

/**
 * Returns a hand-over from its start until the dialog around it goes away: then the phone is shut out. What has come is
 * loaded; from there on the application's own poll goes on.
 */
export function useHandover(slots: readonly HandoverSlot[]) {
  const { api } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const reload = useReloadApplication()
  const start = useMutation<Reply<'startHandover'>, CallFailed>({
    mutationFn: () => api.call('startHandover', { body: { slots: [...slots] } }),
  })
  const id = start.data?.handover_id
  const progress = useCall(
    'handoverStatus',
    { query: { handover_id: id ?? '' } },
    {
      enabled: id !== undefined,
      keepMs: 0,
      every: (reply) => askAgainIn(reply?.status),
    },
  )
  // One that is swept away meanwhile was over long before.
  const status = progress.error?.status === 404 ? 'expired' : (progress.data?.status ?? 'waiting')
  const files = progress.data?.files ?? 0

  const { mutate } = start
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])

  useEffect(() => {
    if (id === undefined) return undefined
    return () => {
      api.call('endHandover', { query: { handover_id: id } }).catch(() => undefined)
    }
  }, [api, id])

  useEffect(() => {
    if (status !== 'waiting') announce(t(`Handover.Status.${status}`))
  }, [status, announce, t])

  useEffect(() => {
    if (files === 0) return
    announce(t('Handover.Received', { count: files }))
    void reload()
  }, [files, announce, reload, t])

  return { link: start.data, error: start.error, status, files, again: () => mutate() }
}
