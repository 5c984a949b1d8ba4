import { useCallback, useEffect, useLayoutEffect, useRef, type Dispatch, type RefObject } from 'react'
import type { Document } from '@attesta/contract/document.ts'
import { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useSay } from '../../words/words.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { useReloadApplication } from '../journey/use-application.ts'
import type { HeldFiles } from './held-files.ts'
import { quarterOf, retryPause, toStart, type Queue, type QueueEvent, type QueuedFile } from './queue.ts'
import { refusalOf } from './refusal-text.ts'
import { askArrived, findArrived, idsOf, sendFile } from './send-file.ts'
import { sendWhenFree } from './send-when-free.ts'

interface Parts {
  queue: Queue
  tell: Dispatch<QueueEvent>
  held: RefObject<HeldFiles>
  documents: readonly Document[]
  arrived: readonly { document_id: string }[] | undefined
}

/**
 * Sends what waits, three at once. After a lost connection first asks whether the file has arrived all the same; then
 * sends it again, twice by itself, and whenever there is a network again.
 */
export function useSending({ queue, tell, held, documents, arrived }: Parts): void {
  const { api, clock } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const reload = useReloadApplication()
  const pausing = useRef(new Set<string>())
  const lastAsked = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef({ queue, documents, arrived })
  useLayoutEffect(() => {
    latest.current = { queue, documents, arrived }
  })

  /** Documents that were there before a file was sent, or have come from another one. */
  const knownBefore = useCallback(
    (before: QueuedFile['before']) => (id: string) =>
      before?.has(id) === true || latest.current.queue.some(({ documentId }) => documentId === id),
    [],
  )

  const send = useCallback(
    async ({ key, name, size, losses, ...file }: QueuedFile) => {
      const entry = held.current.get(key)
      if (!entry) return
      const before = file.before ?? idsOf(latest.current)
      tell({ type: 'started', key, before })
      let told = 0
      const onProgress = (progress: number) => {
        tell({ type: 'progressed', key, progress })
        const quarter = quarterOf(progress)
        if (quarter > told && quarter < 100) announce(t('Uploads.Announce.Progress', { file: name, percent: quarter }))
        told = Math.max(told, quarter)
      }
      const {
        slot,
        sent,
        password,
        abort: { signal },
      } = entry
      /** One after the other: what a network brings back together goes on in the order in which it was picked. */
      const askInTurn = () => {
        const ask = () => askArrived(api, slot, { ...file, name, size }, knownBefore(before), signal)
        const asked = lastAsked.current.then(ask, ask)
        lastAsked.current = asked
        return asked
      }
      try {
        const arrived = losses > 0 ? await askInTurn() : undefined
        const sendOnce = () => sendFile(api, slot, { file: sent, name, password, onProgress, signal })
        const pause = (ms: number) => {
          tell({ type: 'putOff', key })
          return clock.wait(ms)
        }
        const documentId = arrived ?? (await sendWhenFree(sendOnce, askInTurn, pause))
        if (signal.aborted) return
        entry.password = undefined
        tell({ type: 'uploaded', key, documentId })
        announce(t('Uploads.Announce.Sent', { file: name }))
        if (slot.type === 'bank_statement' && slot.handover === undefined)
          await api.call('parseBankStatement', { body: {}, query: { document_id: documentId } })
        await reload()
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof CallFailed)) throw error
        if (error.kind === 'offline') return tell({ type: 'lost', key })
        const { text, mayRetry } = refusalOf(t, error, { name, size: sent.size }, slot)
        if (!mayRetry) entry.password = undefined
        if (error.code === 'wrong_file_password') tell({ type: 'locked', key, text, lock: 'wrongPassword' })
        else tell({ type: 'refused', key, text, mayRetry })
        announce(text, 'assertive')
      }
    },
    [api, announce, clock, held, knownBefore, reload, t, tell],
  )

  useEffect(() => {
    for (const file of toStart(queue)) void send(file)
    for (const file of queue) {
      const pause = retryPause(file)
      if (pause === undefined || pausing.current.has(file.key)) continue
      pausing.current.add(file.key)
      void clock.wait(pause).then(() => {
        pausing.current.delete(file.key)
        tell({ type: 'retried', key: file.key })
      })
    }
  }, [queue, send, clock, tell])

  useEffect(() => {
    const resume = () => tell({ type: 'online' })
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [tell])

  // What has arrived is not sent again, and what the server could do nothing with is remembered by its print.
  useEffect(() => {
    for (const file of queue) {
      const entry = file.status === 'lost' ? held.current.get(file.key) : undefined
      const documentId = entry && findArrived(documents, entry.slot, file, knownBefore(file.before))
      if (documentId) tell({ type: 'uploaded', key: file.key, documentId })
    }
    for (const { id, error } of documents) {
      const file = error?.blocker ? queue.find(({ documentId }) => documentId === id) : undefined
      if (file) held.current.fail(file.key)
    }
  }, [documents, queue, held, knownBefore, tell])
}
