import type { Document } from '@attesta/contract/document.ts'
import type { Say } from '../../words/words.tsx'
import type { StatusLook } from '../../ui/status-tag.tsx'
import { isRunning, type Queue, type QueuedFile } from './queue.ts'

/** One file as its row shows it, on its way or at the server. */
export interface Row {
  /** The same while it turns from a picked file into a document. */
  key: string
  name: string
  size: number
  look: StatusLook
  status: string
  /** 0 to 1 while it is sent. */
  progress?: number
  /** What was read, or what is wrong and what to do. */
  detail?: string
  documentId?: string
  queueKey?: string
  isBusy: boolean
  canRetry: boolean
}

/** The files of one place: those on their way, then those at the server; a file that has arrived is shown once. */
export function rowsOf(say: Say, queue: Queue, documents: readonly Document[], belongs: { file: (file: QueuedFile) => boolean; document: (document: Document) => boolean }): Row[] {
  const keyOf = new Map(queue.flatMap(({ key, documentId }) => (documentId ? [[documentId, key] as const] : [])))
  const known = new Set(documents.map(({ id }) => id))
  const own = documents.filter(belongs.document).map((document) => documentRow(say, document, keyOf.get(document.id)))
  const coming = queue.filter((file) => belongs.file(file) && !(file.documentId && known.has(file.documentId))).map((file) => queuedRow(say, file))
  return [...own, ...coming]
}

function queuedRow(say: Say, file: QueuedFile): Row {
  const percent = Math.round(file.progress * 100)
  const looks: Record<QueuedFile['status'], [StatusLook, string]> = {
    waiting: ['plain', say('Uploads.Status.Waiting')], uploading: ['info', say('Uploads.Status.Uploading', { percent })], uploaded: ['info', say('Uploads.Status.Checking')], lost: ['warn', say('Uploads.Status.Lost')], refused: ['err', say('Uploads.Status.Problem')],
  }
  const [look, status] = looks[file.status]
  return {
    key: file.key, queueKey: file.key, name: file.name, size: file.size, look, status, isBusy: isRunning(file) || file.status === 'uploaded', canRetry: (file.status === 'lost' && !isRunning(file)) || file.mayRetry === true,
    ...(file.status === 'uploading' && { progress: file.progress }), ...(file.text && { detail: file.text }), ...(file.documentId && { documentId: file.documentId }),
  }
}

function documentRow(say: Say, { id, name, size, parse_status, error, summary }: Document, key: string | undefined): Row {
  const [look, status]: [StatusLook, string] = parse_status === 'processing' ? ['info', say('Uploads.Status.Checking')] : error?.blocker ? ['err', say('Uploads.Status.Problem')] : error ? ['warn', say('Uploads.Status.Look')] : ['ok', say('Uploads.Status.Ready')]
  const detail = parse_status === 'done' ? error?.message || (error ? say('Uploads.FileError') : summary ?? undefined) : undefined
  return { key: key ?? id, name, size, look, status, documentId: id, isBusy: parse_status === 'processing', canRetry: false, ...(detail && { detail }), ...(key && { queueKey: key }) }
}
