import {
  createContext,
  lazy,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useApplication } from '../journey/use-application.ts'
import { createHeldFiles } from './held-files.ts'
import { isRunning, queueAfter, type Queue } from './queue.ts'
import type { Slot } from './slot.ts'
import { useExamining } from './use-examining.ts'
import { useSending } from './use-sending.ts'
import './uploads.css'

interface Uploads {
  queue: Queue
  pick: (slot: Slot, files: readonly File[]) => void
  retry: (key: string) => void
  sendAnyway: (key: string) => void
  /** Sends a locked file together with its password. */
  unlock: (key: string, password: string) => void
  remove: (key: string) => void
  /** Address of the picture that was picked, for a look at it. */
  pictureOf: (key: string) => string | undefined
}

const leavePrompt = () => import('./leave-prompt.tsx')
const LeavePrompt = lazy(async () => ({ default: (await leavePrompt()).LeavePrompt }))

const UploadsContext = createContext<Uploads | undefined>(undefined)

export function useUploads(): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('no uploads above this component')
  return uploads
}

const noDocuments: [] = []

/**
 * Keeps the files that are on their way, whichever screen is shown: each is looked at on the device, then sent by a
 * call of its own.
 */
export function UploadsProvider({
  arrived,
  children,
}: {
  /** What a phone has sent before: the documents of the application are not shown to it. */
  arrived?: readonly { document_id: string }[]
  children: ReactNode
}) {
  const { state } = useApplication()
  const [queue, tell] = useReducer(queueAfter, [] as Queue)
  const held = useRef(createHeldFiles())
  const mayAsk = useLeavePrompt()
  // Screens may show an event a moment later: a press must not wait until thirty rows have been worked out again.
  const shown = useDeferredValue(queue)
  const pick = useExamining(held, tell)
  useSending({ queue, tell, held, documents: state?.documents ?? noDocuments, arrived })
  const uploads = useMemo<Uploads>(
    () => ({
      queue: shown,
      pick: (slot, files) => void pick(slot, files),
      retry: (key) => tell({ type: 'retried', key }),
      sendAnyway: (key) => tell({ type: 'sentAnyway', key }),
      unlock: (key, password) => {
        const entry = held.current.get(key)
        if (entry) entry.password = password
        tell({ type: 'unlocked', key })
      },
      remove: (key) => {
        held.current.drop(key)
        tell({ type: 'removed', key })
      },
      pictureOf: (key) => held.current.get(key)?.picture,
    }),
    [shown, pick],
  )
  return (
    <UploadsContext value={uploads}>
      {children}
      {mayAsk && (
        <Suspense fallback={null}>
          <LeavePrompt isRunning={queue.some(isRunning)} />
        </Suspense>
      )}
    </UploadsContext>
  )
}

/**
 * Fetched ahead: what is fetched only once files are on their way finds no network when it is needed most. True when it
 * is there.
 */
function useLeavePrompt(): boolean {
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    leavePrompt().then(
      () => setFetched(true),
      () => undefined,
    )
  }, [])
  return isFetched
}
