/** The way of each picked file to the server, as a state machine without clock or network. */
export interface QueuedFile {
  key: string
  /** Which slot it was picked in. */
  slot: string
  name: string
  size: number
  /**
   * `examining`: looked at on the device. `held`: a doubt, and the person has to say whether it goes. `locked`: it opens
   * with a password only.
   */
  status: 'examining' | 'held' | 'locked' | 'waiting' | 'uploading' | 'lost' | 'refused' | 'uploaded'
  /** 0 to 1, in whole hundredths. */
  progress: number
  /** Times that the connection was lost. */
  losses: number
  /** Documents that the server had when this was first sent. */
  before?: ReadonlySet<string>
  /** The server's document, once it has it. */
  documentId?: string
  /** Why it was held or refused, for the person. */
  text?: string
  /** A password was sent with it: the server's copy has none, and another size. */
  isUnlocked?: true
  /** Only while it is locked. */
  lock?: LockState | undefined
  /** The fault was the server's: the same file may go through later. */
  mayRetry?: boolean
}

/** Whether a document of this place may be what a picked file has become, by its name and size. */
export const mayBecome = (
  file: Pick<QueuedFile, 'name' | 'size' | 'isUnlocked'>,
  document: { name: string; size: number },
): boolean => document.name === file.name && (file.isUnlocked === true || document.size === file.size)

export type LockState = 'asksPassword' | 'wrongPassword'

export type QueueEvent =
  | { type: 'picked'; files: readonly Pick<QueuedFile, 'key' | 'slot' | 'name' | 'size'>[] }
  | { type: 'cleared'; key: string; size: number }
  | { type: 'held'; key: string; size: number; text: string }
  | { type: 'started'; key: string; before: ReadonlySet<string> }
  /** The server cannot take it now: it is sent again from its beginning. */
  | { type: 'putOff'; key: string }
  | { type: 'lost' | 'retried' | 'sentAnyway' | 'unlocked'; key: string }
  | { type: 'locked'; key: string; text: string; lock: LockState }
  | { type: 'removed'; key: string }
  /** There is a network again: what the lack of one has stopped goes on. */
  | { type: 'online' }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'uploaded'; key: string; documentId: string }
  | { type: 'refused'; key: string; text: string; mayRetry: boolean }

export type Queue = readonly QueuedFile[]

const parallel = 3
const pauses = [2000, 6000]

/**
 * The queue after an event. One that comes late, for a file that has gone on or away meanwhile, changes nothing: the
 * same queue is given back.
 */
export function queueAfter(queue: Queue, event: QueueEvent): Queue {
  if (event.type === 'picked')
    return [
      ...queue,
      ...event.files.map((file): QueuedFile => ({ ...file, status: 'examining', progress: 0, losses: 0 })),
    ]
  if (event.type === 'removed') return queue.filter(({ key }) => key !== event.key)
  const next = queue.map((file) => (event.type === 'online' || file.key === event.key ? fileAfter(file, event) : file))
  return next.every((file, index) => file === queue[index]) ? queue : next
}

function fileAfter(file: QueuedFile, event: Exclude<QueueEvent, { type: 'picked' | 'removed' }>): QueuedFile {
  const { status } = file
  switch (event.type) {
    case 'cleared':
      return status === 'examining' ? { ...file, status: 'waiting', size: event.size } : file
    case 'held':
      return status === 'examining' ? { ...file, status: 'held', size: event.size, text: event.text } : file
    case 'sentAnyway':
      return status === 'held' ? { ...file, status: 'waiting', text: undefined } : file
    case 'locked':
      return status === 'examining' || status === 'uploading'
        ? { ...file, status: 'locked', text: event.text, lock: event.lock }
        : file
    case 'unlocked':
      return status === 'locked'
        ? { ...file, status: 'waiting', text: undefined, lock: undefined, isUnlocked: true }
        : file
    case 'started':
      return status === 'waiting' ? { ...file, status: 'uploading', progress: 0, before: event.before } : file
    case 'progressed':
      return status === 'uploading' && hundredths(event.progress) > file.progress
        ? { ...file, progress: hundredths(event.progress) }
        : file
    case 'putOff':
      return status === 'uploading' ? { ...file, progress: 0 } : file
    case 'lost':
      return status === 'uploading' ? { ...file, status: 'lost', losses: file.losses + 1 } : file
    case 'online':
      return status === 'lost' ? { ...file, status: 'waiting', progress: 0 } : file
    case 'retried':
      return status === 'lost' || (status === 'refused' && file.mayRetry)
        ? { ...file, status: 'waiting', progress: 0, text: undefined, mayRetry: false }
        : file
    case 'refused':
      return status === 'examining' || status === 'uploading'
        ? { ...file, status: 'refused', text: event.text, mayRetry: event.mayRetry }
        : file
    case 'uploaded':
      return status === 'uploading' || status === 'lost'
        ? { ...file, status: 'uploaded', progress: 1, documentId: event.documentId }
        : file
  }
}

const hundredths = (share: number) => Math.floor(share * 100) / 100

/** Returns the files whose sending begins now: three at a time, first come first. */
export const toStart = (queue: Queue): Queue =>
  queue
    .filter(({ status }) => status === 'waiting')
    .slice(0, Math.max(0, parallel - queue.filter(({ status }) => status === 'uploading').length))

/** Milliseconds after which a lost file is tried again by itself; `undefined`: the person has to ask for it. */
export const retryPause = ({ status, losses }: QueuedFile): number | undefined =>
  status === 'lost' ? pauses[losses - 1] : undefined

/** It goes on by itself: a person who waits will see it at the server. */
export const isRunning = ({ status, losses }: QueuedFile): boolean =>
  status === 'examining' ||
  status === 'waiting' ||
  status === 'uploading' ||
  (status === 'lost' && losses <= pauses.length)

/** It goes nowhere without a word of the person. */
export const isStuck = (file: QueuedFile): boolean =>
  file.status === 'held' ||
  file.status === 'locked' ||
  (file.status === 'lost' && !isRunning(file)) ||
  (file.status === 'refused' && file.mayRetry === true)

/** Quarters of an upload are told, not every byte. */
export const quarterOf = (progress: number): number => Math.floor(progress * 4) * 25
