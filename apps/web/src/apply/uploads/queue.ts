/** The way of each picked file to the server, as a state machine without clock or network. */
export interface QueuedFile {
  key: string
  /** Which slot it was picked in. */
  slot: string
  name: string
  size: number
  status: 'waiting' | 'uploading' | 'lost' | 'refused' | 'uploaded'
  /** 0 to 1. */
  progress: number
  /** Times that the connection was lost. */
  losses: number
  /** The server's document, once it has it. */
  documentId?: string
  /** Why it was refused, for the person. */
  text?: string
  /** The fault was the server's: the same file may go through later. */
  mayRetry?: boolean
}

export type QueueEvent =
  | { type: 'picked'; files: readonly Pick<QueuedFile, 'key' | 'slot' | 'name' | 'size' | 'text'>[] }
  | { type: 'started' | 'lost' | 'retried'; key: string }
  | { type: 'removed'; key: string }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'uploaded'; key: string; documentId: string }
  | { type: 'refused'; key: string; text: string; mayRetry: boolean }

export type Queue = readonly QueuedFile[]

const parallel = 3
const pauses = [2000, 6000]

export function queueAfter(queue: Queue, event: QueueEvent): Queue {
  if (event.type === 'picked') {
    return [...queue, ...event.files.map((file): QueuedFile => ({ ...file, status: file.text === undefined ? 'waiting' : 'refused', progress: 0, losses: 0 }))]
  }
  if (event.type === 'removed') return queue.filter(({ key }) => key !== event.key)
  return queue.map((file) => (file.key === event.key ? fileAfter(file, event) : file))
}

function fileAfter(file: QueuedFile, event: Exclude<QueueEvent, { type: 'picked' | 'removed' }>): QueuedFile {
  switch (event.type) {
    case 'started': return { ...file, status: 'uploading', progress: 0 }
    case 'progressed': return file.status === 'uploading' ? { ...file, progress: Math.max(file.progress, event.progress) } : file
    case 'lost': return { ...file, status: 'lost', losses: file.losses + 1 }
    case 'retried': return { ...file, status: 'waiting', progress: 0, text: undefined, mayRetry: false }
    case 'refused': return { ...file, status: 'refused', text: event.text, mayRetry: event.mayRetry }
    case 'uploaded': return { ...file, status: 'uploaded', progress: 1, documentId: event.documentId }
  }
}

/** The files whose sending begins now: three at a time, first come first. */
export const toStart = (queue: Queue): Queue =>
  queue.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, parallel - queue.filter(({ status }) => status === 'uploading').length))

/** Milliseconds after which a lost file is tried again by itself; `undefined`: the person has to ask for it. */
export const retryPause = ({ status, losses }: QueuedFile): number | undefined => (status === 'lost' ? pauses[losses - 1] : undefined)

export const isRunning = ({ status, losses }: QueuedFile): boolean => status === 'waiting' || status === 'uploading' || (status === 'lost' && losses <= pauses.length)

/** Quarters of an upload are told, not every byte. */
export const quarterOf = (progress: number): number => Math.floor(progress * 4) * 25
