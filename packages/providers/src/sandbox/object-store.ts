/**
 * A fake for an S3 bucket: checks each signature, keeps objects in memory, fails on wish. For tests; the product
 * itself keeps files on disk.
 */
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { type Credentials, sha256, signed } from '../storage/s3/sign.ts'
import type { Faults } from './faults.ts'

const LIST_PAGE = 2
const MAX_BYTES = 64 * 1024 * 1024

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`
const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

export interface ObjectStoreSettings {
  faults: Faults
  credentials: Credentials
  bucket: string
  clock: { now(): Date }
}

/** Listens on this machine alone. */
export async function listenForObjects({ faults, credentials, bucket, clock }: ObjectStoreSettings) {
  const objects = new Map<string, { bytes: Buffer; storedAt: Date }>(),
    uploads = new Map<string, Map<number, Buffer>>()
  const app = Fastify({ bodyLimit: MAX_BYTES })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.all('/*', { exposeHeadRoute: false }, async (request, reply) => {
    const url = new URL(request.url, `http://${request.headers.host}`)
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const query = (name: string) => url.searchParams.get(name)
    reply.type('application/xml')
    const misbehaviour = faults.take('storage')
    if (misbehaviour === 'cut-off') return request.raw.socket.destroy()
    if (misbehaviour === 'down') return reply.code(503).send(error('SlowDown'))
    if (misbehaviour === 'full') return reply.code(507).send(error('XMinioStorageFull'))
    const time = String(request.headers['x-amz-date']).replace(
      /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    )
    const bodyHash = sha256(body)
    if (
      Number.isNaN(Date.parse(time)) ||
      bodyHash !== request.headers['x-amz-content-sha256'] ||
      signed({ method: request.method, url, headers: {}, bodyHash }, credentials, new Date(time)).authorization !==
        request.headers.authorization
    )
      return reply.code(403).send(error('SignatureDoesNotMatch'))
    const [, first, ...rest] = decodeURIComponent(url.pathname).split('/'),
      key = rest.join('/')
    if (first !== bucket) return reply.code(404).send(error('NoSuchBucket'))
    const uploadId = query('uploadId')
    if (key === '') return reply.send(listing(query('prefix') ?? '', query('continuation-token') ?? ''))
    if (request.method === 'POST' && query('uploads') !== null) {
      const id = `upload-${uploads.size + 1}`
      uploads.set(id, new Map())
      return reply.send(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    if (uploadId !== null) {
      const parts = uploads.get(uploadId)
      if (!parts) return reply.code(404).send(error('NoSuchUpload'))
      if (request.method === 'PUT') {
        parts.set(Number(query('partNumber')), body)
        return reply.header('etag', etag(body)).send('')
      }
      uploads.delete(uploadId)
      if (request.method === 'DELETE') return reply.code(204).send()
      const sorted = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)
      if (sorted.some((bytes) => !body.includes(etag(bytes).replaceAll('"', '&quot;'))))
        return reply.send(error('InvalidPart'))
      objects.set(key, { bytes: Buffer.concat(sorted), storedAt: clock.now() })
      return reply.send('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, storedAt: clock.now() })
      return reply.header('etag', etag(body)).send('')
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return reply.code(204).send()
    }
    const found = objects.get(key)
    return found ? reply.type('application/octet-stream').send(found.bytes) : reply.code(404).send(error('NoSuchKey'))
  })

  function listing(prefix: string, after: string): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, LIST_PAGE)
    const contents = page
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.storedAt.toISOString()}</LastModified><Size>${objects.get(key)!.bytes.length}</Size></Contents>`,
      )
      .join('')
    return `<ListBucketResult>${contents}${keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`
  }

  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    uploads,
    async close() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
