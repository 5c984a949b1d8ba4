import type { MultipartFile } from '@fastify/multipart'
import { limits } from '@attesta/contract/limits.ts'
import type { UploadedFile } from './handlers.ts'
import { Refusal } from './refusal.ts'

/** Room for the texts and the boundaries of a form around its file. */
export const formBytes = limits.uploadBytes + 64 * 1024

export const multipartLimits = { files: 1, fileSize: limits.uploadBytes, fields: 20, fieldSize: 4096, fieldNameSize: 100, parts: 21, headerPairs: 50 }

/** Text fields that stand before the file; a field that is sent twice, or another file, is refused as not readable. */
export function textFieldsOf(part: MultipartFile): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field === part) continue
    if (!field || Array.isArray(field) || field.type !== 'field' || typeof field.value !== 'string') throw new Refusal('bad_request')
    texts[name] = field.value
  }
  return texts
}

/** The file as handlers get it. @throws Refusal while it is read, when it turns out too large or breaks off */
export function receivedFile(part: MultipartFile): UploadedFile {
  return { fileName: part.filename.slice(0, 255), stream: limited(part) }
}

async function* limited(part: MultipartFile): AsyncGenerator<Uint8Array> {
  for await (const chunk of part.file) yield chunk as Buffer
  if (part.file.truncated) throw new Refusal('file_too_large')
}
