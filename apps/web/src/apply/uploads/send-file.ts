import type { Api } from '../../calls.ts'
import type { Slot } from './slot.ts'

export interface Sending { file: Blob; name: string; onProgress: (share: number) => void; signal: AbortSignal }

/** Sends one file by the call of its kind; answers with the server's id of it. */
export async function sendFile(api: Api, slot: Slot, { file, name, onProgress, signal }: Sending): Promise<string> {
  const parts = { file, fileName: name, onProgress, signal }
  if (slot.type === 'bank_statement') {
    const { document_id } = await api.upload('uploadBankStatement', { ...parts, form: { type: 'bank_statement', name, bank: slot.bank?.name, abi: slot.bank?.abi } })
    await api.call('parseBankStatement', { query: { document_id } })
    return document_id
  }
  const call = slot.type === 'fiscal_doc' || slot.type === 'cud' ? 'uploadFiscalDocument' : 'uploadDocument'
  const { document_id } = await api.upload(call, { ...parts, form: { type: slot.type, name, id_type: slot.idType, selected_ids_combination: slot.combination, other_type: slot.otherType } })
  return document_id
}
