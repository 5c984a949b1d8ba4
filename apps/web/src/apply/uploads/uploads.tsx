import { createContext, use, useCallback, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react'
import { limits } from '@attesta/contract/limits.ts'
import { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useSay } from '../../words/words.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { useReloadApplication } from '../journey/use-application.ts'
import { failureText } from '../shell/call-problem.tsx'
import { checkFile, type FileProblem } from './check-file.ts'
import { isRunning, queueAfter, quarterOf, retryPause, toStart, type Queue } from './queue.ts'
import { sendFile } from './send-file.ts'
import { shrinkImage } from './shrink-image.ts'
import { takesOnlyPdf, type Slot } from './slot.ts'

interface Uploads {
  queue: Queue
  running: number
  pick: (slot: Slot, files: readonly File[]) => void
  retry: (key: string) => void
  remove: (key: string) => void
  /** Address of the picture that was picked, for a look at it. */
  pictureOf: (key: string) => string | undefined
}

const UploadsContext = createContext<Uploads | undefined>(undefined)

export function useUploads(): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('no uploads above this component')
  return uploads
}

const problemWords: Record<FileProblem, Parameters<ReturnType<typeof useSay>>[0]> = {
  empty: 'Uploads.Problem.Empty', tooLarge: 'Upload.Error.MaxFileSize', notPdf: 'Uploads.Problem.NotPdf', wrongType: 'Uploads.Problem.WrongType', heic: 'Uploads.Problem.Heic', locked: 'Uploads.Problem.Locked', duplicate: 'Uploads.Problem.Duplicate',
}
const megabyte = 1024 * 1024

interface Held { slot: Slot; file: File; sent?: Blob; print?: string; picture?: string; abort: AbortController }

/** Keeps the files that are on their way, whichever screen is shown. One request a file, three at once; a lost connection is tried again by itself. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { api, clock } = useDeps()
  const say = useSay()
  const announce = useAnnounce()
  const reload = useReloadApplication()
  const [queue, tell] = useReducer(queueAfter, [] as Queue)
  const held = useRef(new Map<string, Held>())
  const count = useRef(0)
  const waiting = useRef(new Set<string>())

  const pick = useCallback(async (slot: Slot, files: readonly File[]) => {
    const known = new Set([...held.current.values()].map(({ print }) => print))
    const picked = await Promise.all(files.map(async (file) => {
      const key = `file-${count.current++}`
      const { problem, kind, print } = await checkFile(file, { pdfOnly: takesOnlyPdf(slot), isKnown: (candidate) => known.has(candidate) })
      const sent = problem === 'heic' || !problem ? await shrinkImage(file, kind) : file
      const isSaved = problem === 'heic' && sent !== file
      const last = isSaved || (!problem && sent.size <= limits.uploadBytes) ? undefined : problem ?? 'tooLarge'
      held.current.set(key, { slot, file, sent, ...(!last && { print }), abort: new AbortController(), ...(!last && kind !== 'pdf' && { picture: URL.createObjectURL(sent) }) })
      const values = { file: file.name, n: (file.size / megabyte).toFixed(1), size: limits.uploadBytes / megabyte }
      return { key, slot: slot.id, name: file.name, size: sent.size, ...(last && { text: say(problemWords[last], values) }) }
    }))
    tell({ type: 'picked', files: picked })
    const going = picked.filter((file) => !('text' in file)).length
    if (going > 0) announce(say('Uploads.Announce.Start', { count: going }))
    for (const file of picked) if (file.text) announce(file.text, 'assertive')
  }, [announce, say])

  const send = useCallback(async (key: string, name: string) => {
    const entry = held.current.get(key)
    if (!entry) return
    tell({ type: 'started', key })
    let told = 0
    const onProgress = (progress: number) => {
      tell({ type: 'progressed', key, progress })
      const quarter = quarterOf(progress)
      if (quarter > told && quarter < 100) announce(say('Uploads.Announce.Progress', { file: name, percent: quarter }))
      told = Math.max(told, quarter)
    }
    try {
      const documentId = await sendFile(api, entry.slot, { file: entry.sent ?? entry.file, name, onProgress, signal: entry.abort.signal })
      tell({ type: 'uploaded', key, documentId })
      announce(say('Uploads.Announce.Sent', { file: name }))
      await reload()
    } catch (error) {
      if (entry.abort.signal.aborted) return
      if (!(error instanceof CallFailed)) throw error
      if (error.kind === 'offline') tell({ type: 'lost', key })
      else tell({ type: 'refused', key, mayRetry: error.kind !== 'refused', text: error.kind === 'refused' ? error.text ?? say('Uploads.FileError') : failureText(say, error) })
    }
  }, [api, announce, reload, say])

  useEffect(() => {
    for (const { key, name } of toStart(queue)) void send(key, name)
    for (const file of queue) {
      const pause = retryPause(file)
      if (pause !== undefined && !waiting.current.has(file.key)) {
        waiting.current.add(file.key)
        void clock.wait(pause).then(() => {
          waiting.current.delete(file.key)
          tell({ type: 'retried', key: file.key })
        })
      }
    }
  }, [queue, send, clock])

  const running = queue.filter(isRunning).length
  useEffect(() => {
    if (running === 0) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [running])

  const uploads = useMemo<Uploads>(() => ({
    queue, running,
    pick: (slot, files) => void pick(slot, files),
    retry: (key) => tell({ type: 'retried', key }),
    remove: (key) => {
      const entry = held.current.get(key)
      entry?.abort.abort()
      if (entry?.picture) URL.revokeObjectURL(entry.picture)
      held.current.delete(key)
      tell({ type: 'removed', key })
    },
    pictureOf: (key) => held.current.get(key)?.picture,
  }), [queue, running, pick])
  return <UploadsContext value={uploads}>{children}</UploadsContext>
}
