import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { limits } from '@attesta/contract/limits.ts'
import type { UploadedFile } from './handlers.ts'
import { Refusal } from './refusal.ts'

/** Room for the texts and the boundaries of a form around its file. */
export const formBytes = limits.uploadBytes + 64 * 1024

const multipartLimits = {
  files: 1,
  fileSize: limits.uploadBytes,
  fields: 20,
  fieldSize: 4096,
  fieldNameSize: 100,
  parts: 21,
  headerPairs: 50,
}

/**
 * Text fields that stand before the file, as the API says; of those behind it some have come already and some have not.
 * A field that is sent twice, or another file, is refused as not readable.
 */
export function textFieldsOf(part: MultipartFile): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    if (field === part) break
    if (!field || Array.isArray(field) || field.type !== 'field' || typeof field.value !== 'string')
      throw new Refusal('bad_request')
    texts[name] = field.value
  }
  return texts
}

/**
 * Returns the form's file, at its first byte; undefined when the form ends without one. @throws Refusal for a form that
 * cannot be read
 */
export async function nextFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file({ limits: multipartLimits, throwFileSizeLimit: false })
  } catch (error) {
    // The library's own refusals carry a status; what it throws without one is a form that breaks off or makes no
    // sense.
    throw (error as { statusCode?: number }).statusCode ? error : new Refusal('bad_request')
  }
}

/** The text fields of a form whose file, if it has one, is not wanted. */
export async function textsOfForm(request: FastifyRequest): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits: multipartLimits })) {
      if (part.type === 'file') part.file.resume()
      else if (typeof part.value === 'string' && !Object.hasOwn(texts, part.fieldname))
        texts[part.fieldname] = part.value
      else throw new Refusal('bad_request')
    }
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode || error instanceof Refusal ? error : new Refusal('bad_request')
  }
  return texts
}

const megabyte = 1024 * 1024

/** `bytes`: how large the whole form was said to be, when it was; the file is nearly all of it. */
export function tooLarge(fileName: string, bytes: number): Refusal {
  const most = limits.uploadBytes / megabyte
  return new Refusal('file_too_large', {
    params: { file: fileName, n: bytes > limits.uploadBytes ? (bytes / megabyte).toFixed(1) : `> ${most}`, size: most },
  })
}

/** Returns the file as handlers get it. @throws Refusal while it is read, when it turns out too large or breaks off */
export function receivedFile(part: MultipartFile, announcedBytes: number): UploadedFile {
  const fileName = part.filename.slice(0, 255)
  return { fileName, stream: limited(part, fileName, announcedBytes) }
}

async function* limited(part: MultipartFile, fileName: string, announcedBytes: number): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part.file) yield chunk as Buffer
  } catch {
    // It fails for one cause only: the request ended before its last boundary.
    throw new Refusal('bad_request')
  }
  if (part.file.truncated) throw tooLarge(fileName, announcedBytes)
}
