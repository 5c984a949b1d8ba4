import { createHash } from 'node:crypto'
import type { IdType, UploadType } from '@attesta/contract/document.ts'
import { limits } from '@attesta/contract/limits.ts'
import { openDocuments, refuseUnasked } from '../application/change-answers.ts'
import { openStream, sealStream } from '../crypto/sealed-stream.ts'
import type { Deps } from '../deps.ts'
import type { CallerOf, UploadedFile } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Labels } from '../stores/documents.ts'
import type { Stores } from '../stores/index.ts'
import { withoutCameraNotes } from './camera-notes/without-camera-notes.ts'
import { formatsOf, hasSecondFile, isTaken, mediaTypeOf, sniffBytes, tailBytes, type MediaType } from './media-type.ts'
import { refuseMalware } from './refuse-malware.ts'
import { unlocked } from './unlocked.ts'

export interface Upload {
  type: UploadType
  idType: IdType | null
  labels: Labels
  file: UploadedFile
  /** Opens the file: used once, never kept. */
  password: string | undefined
  /** The phone that sends it. */
  handoverId?: string
}

type Whose = Pick<CallerOf<'owner'>, 'userId' | 'applicationId'>
const megabyte = 1024 * 1024

/** An application is bounded, and an account over all of its applications: else one mailbox could fill the disk. */
async function refuseWhenFull(stores: Stores, { userId, applicationId }: Whose, bytes: number): Promise<void> {
  for (const [usage, maxFiles, maxBytes] of [
    [await stores.documents.usage(applicationId), limits.filesPerApplication, limits.bytesPerApplication],
    [await stores.documents.usageOfAccount(userId), limits.filesPerAccount, limits.bytesPerAccount],
  ] as const)
    if (usage.files >= maxFiles || usage.bytes + bytes > maxBytes)
      throw new Refusal('too_many_files', { params: { files: maxFiles, size: maxBytes / megabyte } })
}

interface Passed {
  mediaType: MediaType | null
  size: number
  sha256: string
}

/**
 * Lets the bytes through while it looks at them. `judge` is asked as soon as the first bytes can tell the type, and
 * again when a PDF turns out to have another file behind its end.
 */
async function* watched(
  source: AsyncIterable<Uint8Array>,
  passed: Passed,
  judge: (type: MediaType | null) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  let isJudged = false
  const decide = () => {
    isJudged = true
    passed.mediaType = mediaTypeOf(head)
    judge(passed.mediaType)
  }
  for await (const chunk of source) {
    passed.size += chunk.byteLength
    hash.update(chunk)
    tail = Buffer.concat([tail, chunk]).subarray(-tailBytes)
    if (isJudged) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < sniffBytes) continue
    decide()
    yield head
  }
  if (!isJudged) {
    if (passed.size > 0) decide()
    yield head
  }
  if (passed.mediaType === 'application/pdf' && hasSecondFile(tail)) judge(null)
  passed.sha256 = hash.digest('hex')
}

async function drain(source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of source) {
    /* the request must be read to its end before it can be answered */
  }
}

/**
 * Takes one file: its bytes are sealed and lie durably in the store before its row and the job that reads it are
 * committed together, so what was answered is kept. A refused or broken upload leaves nothing but, at worst, a file
 * without a row, which the sweeper takes away.
 */
export async function acceptUpload(
  { transact, storage, keys, random, reader, virusScan, log, clock }: Deps,
  whose: Whose,
  { type, idType, labels, file, password, handoverId }: Upload,
): Promise<string> {
  const { userId, applicationId } = whose
  const scope = { kind: 'applicant', userId } as const
  const begun = clock.now()
  const id = random.uuid()
  const fileKey = `documents/${applicationId}/${id}`
  const passed: Passed = { mediaType: null, size: 0, sha256: '' }
  const judge = (mediaType: MediaType | null) => {
    if (mediaType === null || !isTaken(type, labels.otherType, mediaType))
      throw new Refusal('wrong_file_type', {
        params: { file: labels.fileName, formats: formatsOf(type, labels.otherType) },
      })
  }
  const sent = watched(file.stream, passed, judge)
  const opening =
    password === undefined ? sent : unlocked(reader, sent, { password, fileName: labels.fileName, passed })
  try {
    await transact(scope, async (stores) => {
      await refuseUnasked(stores, applicationId, { type, since: begun })
      await refuseWhenFull(stores, whose, 0)
    })
    await storage.put(
      fileKey,
      sealStream(
        { keys, random },
        { kind: 'application', id: applicationId },
        fileKey,
        withoutCameraNotes(opening, () => passed.mediaType),
      ),
    )
    if (passed.size === 0) throw new Refusal('empty_file', { params: { file: labels.fileName } })
    await refuseMalware({ virusScan, log }, { documentId: id, fileName: labels.fileName }, async () =>
      openStream(keys, { kind: 'application', id: applicationId }, fileKey, await storage.get(fileKey)),
    )
    await transact(scope, async (stores) => {
      if (!(await stores.applications.findLocked(applicationId))) throw new Refusal('not_found')
      // A report may have been issued while the file came in.
      await openDocuments(stores, applicationId, { type, since: begun })
      await refuseWhenFull(stores, whose, passed.size)
      const fingerprint = keys.hmac('document', passed.sha256)
      await stores.documents.create(
        {
          id,
          applicationId,
          userId,
          type,
          idType,
          labels,
          fileKey,
          size: passed.size,
          mediaType: passed.mediaType!,
          fingerprint,
          handoverId: handoverId ?? null,
          connectionId: null,
        },
        begun,
      )
    })
    return id
  } catch (error) {
    // After a connection lost at the commit the row may stand: then the file must too, and the sweeper decides.
    if (error instanceof Refusal) {
      await storage.delete(fileKey)
      await drain(file.stream)
    }
    throw error
  }
}
