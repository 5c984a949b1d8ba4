import type { Document, DocumentError } from '@attesta/contract/document.ts'
import type { Translate } from '../../words/words.tsx'
import type { StatusLook } from '../../ui/status-tag.tsx'
import { isRunning, isStuck, type LockState, type Queue, type QueuedFile } from './queue.ts'
import { stillSending } from './still-sending.ts'

/** One file as its row shows it, on its way or at the server. */
export interface Row {
  /** The same while it turns from a picked file into a document. */
  key: string
  name: string
  size: number
  /** A bank connection gave it: there is no file. */
  isFromBank: boolean
  look: StatusLook
  status: string
  /** 0 to 1 while it is sent. */
  progress?: number
  /** What was read, or what is wrong and what to do. */
  detail?: string
  documentId?: string
  queueKey?: string
  /** It is being read at the server: until then it stays. */
  isBusy: boolean
  canRetry: boolean
  /** A doubt of ours: the person knows better and may send it. */
  canSendAnyway: boolean
  /** It needs a password; the last one may have been wrong. */
  lock?: LockState
  /** Another file in its place is what helps. */
  canReplace: boolean
  /** What the server found on it, the worst first. */
  findings?: readonly DocumentError[]
  /** It is fine, and another one beside it is missing. */
  wantsMore: boolean
}

/** Where the page finds a row: findings of the server lead to documents, all else to files. */
export const rowId = ({ documentId, key }: Pick<Row, 'documentId' | 'key'>): string =>
  documentId ? `file-${documentId}` : `row-${key}`

/**
 * Returns the files of one place, each once: those that were there before, then those that were picked here, in the
 * order in which they were picked, be they at the server or on their way.
 */
export function rowsOf(
  t: Translate,
  queue: Queue,
  documents: readonly Document[],
  belongs: { file: (file: QueuedFile) => boolean; document: (document: Document) => boolean },
): Row[] {
  const keyOf = new Map(queue.flatMap(({ key, documentId }) => (documentId ? [[documentId, key] as const] : [])))
  const known = new Set(documents.map(({ id }) => id))
  const picked = queue.filter(belongs.file)
  const listed = documents.filter(belongs.document)
  const sending = stillSending(queue, { picked, listed })
  const own = listed
    .filter(({ id }) => !sending.has(id))
    .map((document) => documentRow(t, document, keyOf.get(document.id)))
  const coming = picked
    .filter(({ documentId }) => !(documentId && known.has(documentId)))
    .map((file) => queuedRow(t, file))
  const order = new Map(queue.map(({ key }, index) => [key, index]))
  const placeOf = ({ key }: Row) => order.get(key) ?? -1
  return [...own, ...coming].toSorted((a, b) => placeOf(a) - placeOf(b))
}

function queuedRow(t: Translate, file: QueuedFile): Row {
  const percent = Math.round(file.progress * 100)
  const looks: Record<QueuedFile['status'], [StatusLook, string]> = {
    examining: ['plain', t('Uploads.Status.Waiting')],
    held: ['warn', t('Uploads.Status.Look')],
    waiting: ['plain', t('Uploads.Status.Waiting')],
    uploading: ['info', t('Uploads.Status.Uploading', { percent })],
    uploaded: ['info', t('Uploads.Status.Checking')],
    locked: ['warn', t('Uploads.Status.Locked')],
    lost: ['warn', t('Uploads.Status.Lost')],
    refused: ['err', t('Uploads.Status.Problem')],
  }
  const [look, status] = looks[file.status]
  const detail =
    file.status === 'lost' ? t(isRunning(file) ? 'Uploads.Lost.Again' : 'Uploads.Lost', { file: file.name }) : file.text
  return {
    key: file.key,
    queueKey: file.key,
    name: file.name,
    size: file.size,
    isFromBank: false,
    look,
    status,
    isBusy: file.status === 'uploaded',
    canRetry: isStuck(file) && file.status !== 'held' && file.status !== 'locked',
    canSendAnyway: file.status === 'held',
    canReplace: file.status === 'held' || file.status === 'locked' || (file.status === 'refused' && !file.mayRetry),
    wantsMore: false,
    ...(file.lock && { lock: file.lock }),
    ...(file.status === 'uploading' && { progress: file.progress }),
    ...(detail && { detail }),
    ...(file.documentId && { documentId: file.documentId }),
  }
}

/** «Documents.Problem.bank_statement.coverage»: findings that ask for a further file. */
const asksForMore = /\.(coverage|rent_missing|salary_missing|payslip_month_missing)$/

/** «Documents.Problem.duplicate»: what helps is to remove it. */
const isCopy = /\.duplicate$/

function documentRow(
  t: Translate,
  { id, name, size, origin, parse_status, error, errors, summary }: Document,
  key: string | undefined,
): Row {
  const [look, status]: [StatusLook, string] =
    parse_status === 'processing'
      ? ['info', t('Uploads.Status.Checking')]
      : error?.blocker
        ? ['err', t('Uploads.Status.Problem')]
        : error?.contest
          ? ['info', t('Contest.Status')]
          : error
            ? ['warn', t('Uploads.Status.Look')]
            : ['ok', t('Uploads.Status.Ready')]
  const detail =
    parse_status === 'done' ? error?.message || (error ? t('Uploads.FileError') : (summary ?? undefined)) : undefined
  const wantsMore = parse_status === 'done' && asksForMore.test(error?.message_key ?? '')
  return {
    key: key ?? id,
    name,
    size,
    isFromBank: origin === 'connection',
    look,
    status,
    documentId: id,
    isBusy: parse_status === 'processing',
    canRetry: false,
    canSendAnyway: false,
    canReplace: look === 'err' && origin === 'upload' && !wantsMore && !isCopy.test(error!.message_key),
    wantsMore,
    ...(errors.length > 0 && parse_status === 'done' && { findings: errors }),
    ...(detail && { detail }),
    ...(key && { queueKey: key }),
  }
}
