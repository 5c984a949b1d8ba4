import * as z from 'zod/mini'
import { ProviderUnavailable } from './provider-unavailable.ts'

export interface Question {
  url: URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: unknown
  timeoutMs: number
}

const maxBytes = 256 * 1024

/**
 * One question to an outside service, without a second try: the caller has something else to show meanwhile, or asks
 * again later. `undefined` for 404; whatever else is no answer of the expected shape is `ProviderUnavailable`. Nothing
 * of the visitor goes along.
 */
export async function askJson<T extends z.ZodMiniType>(
  provider: string,
  shape: T,
  { url, method = 'GET', headers = {}, body, timeoutMs }: Question,
): Promise<z.output<T> | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`answered ${response.status}`)
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw new Error('the answer is too long')
    return shape.parse(await response.json())
  } catch (error) {
    throw new ProviderUnavailable(provider, { cause: error })
  }
}
