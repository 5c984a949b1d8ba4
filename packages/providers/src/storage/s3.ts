/**
 * The file store in an S3 bucket, path style, so that MinIO, Ceph, Garage and Amazon itself will do. A file appears
 * whole or not at all: an upload in parts is nothing until it is completed.
 */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { checkedKey } from './key.ts'
import { NotStored, type Storage, StorageFull } from './port.ts'
import { type Credentials, encoded, sha256, signed } from './s3/sign.ts'
import { readAnswer, type Answer } from './s3/xml.ts'

export interface S3Settings extends Credentials {
  /** `https://s3.eu-south-1.amazonaws.com`, `http://minio:9000`. */
  endpoint: string
  bucket: string
  clock: { now(): Date }
  timeoutMs?: number
  partBytes?: number
}

const DEFAULT_TIMEOUT_MS = 30_000
/** S3 takes no part below 5 MiB but the last. */
const DEFAULT_PART_BYTES = 8 * 1024 * 1024
const TRIES = 2
const FULL_CODES = new Set([
  'XMinioStorageFull',
  'QuotaExceeded',
  'ServiceQuotaExceededException',
  'InsufficientStorage',
])

/** `s3://access:secret@host:9000/bucket?region=eu-south-1&tls=off` → settings; `null` when a part of it is missing */
export function s3SettingsOf(url: string): Omit<S3Settings, 'clock'> | null {
  const { host, pathname, username, password, searchParams } = new URL(url)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  if (!host || !bucket || bucket.includes('/') || !username || !password) return null
  return {
    endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}`,
    bucket,
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
  absentIsFine?: boolean
}

export function createS3Storage({
  endpoint,
  bucket,
  clock,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  partBytes = DEFAULT_PART_BYTES,
  ...credentials
}: S3Settings): Storage {
  async function call({ method, key, query = {}, body, absentIsFine = false }: Call): Promise<Response> {
    const url = new URL(
      `${endpoint}/${encoded(bucket)}${key === undefined ? '' : `/${checkedKey(key).split('/').map(encoded).join('/')}`}`,
    )
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    for (let tries = 1; ; tries++) {
      const headers = signed({ method, url, headers: {}, bodyHash: sha256(body ?? '') }, credentials, clock.now())
      const answer = await fetch(url, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: Buffer.from(body) } : {}),
      }).catch((error: unknown) => new ProviderUnavailable('s3', { cause: error }))
      if (answer instanceof Response && (answer.ok || (absentIsFine && answer.status === 404))) return answer
      const failure = answer instanceof Response ? await failureOf(answer) : answer
      if (!(failure instanceof ProviderUnavailable) || tries === TRIES) throw failure
    }
  }

  const answered = async (wanted: Call): Promise<Answer> =>
    readAnswer(
      await (await call(wanted)).text().catch((error: unknown) => {
        throw new ProviderUnavailable('s3', { cause: error })
      }),
    )

  /** Puts bytes, and gives the tag of what was stored; a page of some proxy on the way has none. */
  async function putBytes(wanted: Pick<Call, 'key' | 'query'> & { body: Uint8Array }): Promise<string> {
    const tag = (await call({ method: 'PUT', ...wanted })).headers.get('etag')
    if (!tag) throw new ProviderUnavailable('s3')
    return tag
  }

  async function putInParts(key: string, first: Buffer, rest: AsyncIterator<Buffer>): Promise<void> {
    const uploadId = (await answered({ method: 'POST', key, query: { uploads: '' } })).texts['UploadId']
    if (!uploadId) throw new ProviderUnavailable('s3')
    try {
      const tags: string[] = []
      for (let part: Buffer | undefined = first; part; part = (await rest.next()).value) {
        tags.push(await putBytes({ key, query: { partNumber: String(tags.length + 1), uploadId }, body: part }))
      }
      const list = tags
        .map(
          (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
        )
        .join('')
      const done = await answered({
        method: 'POST',
        key,
        query: { uploadId },
        body: Buffer.from(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`),
      })
      // The status is sent before the parts are joined: a failure then stands in the body.
      if (done.root !== 'CompleteMultipartUploadResult') throw new ProviderUnavailable('s3')
    } catch (error) {
      await call({ method: 'DELETE', key, query: { uploadId }, absentIsFine: true }).catch(() => null)
      throw error
    }
  }

  return {
    async put(key, body) {
      const parts = inParts(body instanceof Uint8Array ? [body] : body, partBytes)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      if (first.length < partBytes) await putBytes({ key, body: first })
      else await putInParts(key, first, parts)
    },

    async get(key) {
      const answer = await call({ method: 'GET', key, absentIsFine: true })
      if (answer.status === 404 || !answer.body) throw new NotStored()
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
    },

    async delete(key) {
      await answered({ method: 'DELETE', key, absentIsFine: true })
    },
    async has(key) {
      return (await call({ method: 'HEAD', key, absentIsFine: true })).ok
    },

    async *list(prefix) {
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const { root, texts, contents }: Answer = await answered({
          method: 'GET',
          query: { 'list-type': '2', prefix, ...(token === undefined ? {} : { 'continuation-token': token }) },
        })
        // Anything else would read as an empty bucket.
        if (root !== 'ListBucketResult') throw new ProviderUnavailable('s3')
        for (const { Key: stored = '', Size: size, LastModified: storedAt = '' } of contents)
          yield { key: stored, size: Number(size), storedAt: new Date(storedAt) }
        token = texts['NextContinuationToken']
      }
    },
  }
}

/** Pieces of exactly `size` bytes, the last one shorter. */
async function* inParts(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [],
    length = 0
  for await (const piece of body) {
    waiting.push(piece)
    length += piece.length
    if (length < size) continue
    let joined = Buffer.concat(waiting)
    for (; joined.length >= size; joined = joined.subarray(size)) yield joined.subarray(0, size)
    waiting = [joined]
    length = joined.length
  }
  if (length > 0) yield Buffer.concat(waiting)
}

async function failureOf(answer: Response): Promise<Error> {
  const { Code: code = '' } = readAnswer(await answer.text()).texts
  if (answer.status === 507 || FULL_CODES.has(code)) return new StorageFull()
  if (answer.status >= 500 || answer.status === 429) return new ProviderUnavailable('s3')
  return new Error(`the object store refuses: ${answer.status} ${code}`)
}
