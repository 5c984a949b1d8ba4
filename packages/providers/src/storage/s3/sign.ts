/**
 * Signature Version 4 of Amazon's web services, as S3 and its likes demand it. Source: Amazon S3 API Reference,
 * «Authenticating Requests: Using the Authorization Header».
 */
import { createHash, createHmac } from 'node:crypto'

export interface Credentials {
  accessKey: string
  secretKey: string
  region: string
}
export interface Unsigned {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  /** Hex SHA-256 of the body. */
  bodyHash: string
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** All but letters, digits and `-._~` as %XX; stricter than the language's own function. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the headers to send: those given, the date, the body's hash, and the proof. */
export function signed(
  { method, url, headers, bodyHash }: Unsigned,
  { accessKey, secretKey, region }: Credentials,
  now: Date,
): Record<string, string> {
  // 2013-05-24T00:00:00.000Z → 20130524T000000Z
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, ''),
    day = time.slice(0, 8)
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(all).sort()
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const request = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${all[name]!.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(
    (previous, part) => hmac(previous, part),
    hmac(hmac(`AWS4${secretKey}`, day), region),
  )
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')).toString('hex')
  const { host: _sentByFetch, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
