import type { Document } from '@attesta/contract/document.ts'
import type { Api } from '../../calls.ts'
import { mayBecome, type QueuedFile } from './queue.ts'
import type { Slot } from './slot.ts'

export interface Sending {
  file: Blob
  name: string
  /** Opens the file, where it is locked. */
  password: string | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends one file by the call of its kind; answers with the server's id of it. */
export async function sendFile(
  api: Api,
  slot: Slot,
  { file, name, password, onProgress, signal }: Sending,
): Promise<string> {
  const parts = { file, fileName: name, onProgress, signal }
  if (slot.handover !== undefined)
    return (await api.upload('uploadByHandover', { ...parts, form: { slot: String(slot.handover), name, password } }))
      .document_id
  if (slot.type === 'bank_statement')
    return (
      await api.upload('uploadBankStatement', {
        ...parts,
        form: { type: 'bank_statement', name, bank: slot.bank?.name, abi: slot.bank?.abi, password },
      })
    ).document_id
  const call = slot.type === 'fiscal_doc' || slot.type === 'cud' ? 'uploadFiscalDocument' : 'uploadDocument'
  return (
    await api.upload(call, {
      ...parts,
      form: {
        type: slot.type,
        name,
        id_type: slot.idType,
        selected_ids_combination: slot.combination,
        other_type: slot.otherType,
        password,
      },
    })
  ).document_id
}

/** Returns what is at the server by now, as far as the page was told. */
export const idsOf = ({
  documents,
  arrived = [],
}: {
  documents: readonly Pick<Document, 'id'>[]
  arrived?: readonly { document_id: string }[] | undefined
}): ReadonlySet<string> => new Set([...documents.map(({ id }) => id), ...arrived.map(({ document_id }) => document_id)])

/** By what a picked file is known again at the server. */
type Arrived = Pick<QueuedFile, 'name' | 'size' | 'isUnlocked'>

/** The same, asked of the server. A phone is told of its own files alone. */
export async function askArrived(
  api: Api,
  slot: Slot,
  file: Arrived,
  isKnown: (id: string) => boolean,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (slot.handover === undefined)
    return findArrived((await api.call('readState', { signal })).state.documents, slot, file, isKnown)
  const { files } = await api.call('readHandover', { signal })
  return files.find((sent) => !isKnown(sent.document_id) && sent.slot === slot.handover && mayBecome(file, sent))
    ?.document_id
}

/**
 * Finds the document that a file has become although the answer was lost on the way: sent again it would be a copy of
 * itself.
 * `isKnown`: documents that were there before, or have come from other files.
 */
export const findArrived = (
  documents: readonly Document[],
  slot: Slot,
  file: Arrived,
  isKnown: (id: string) => boolean,
): string | undefined =>
  documents.find(
    (document) =>
      !isKnown(document.id) &&
      document.type === slot.type &&
      document.id_type === (slot.idType ?? null) &&
      mayBecome(file, document),
  )?.id
