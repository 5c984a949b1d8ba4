import { limits } from '@attesta/contract/limits.ts'
import type { RefusalBody } from '@attesta/contract/refusals.ts'
import type { Api, Asking, Reply } from './calls.ts'
import { CallFailed } from './call-failed.ts'
import { createOnceKeys } from './once-keys.ts'
import { paths, type CallName, type Paths } from './paths.ts'
import type { Scope } from './scope.ts'
import type { Session } from './session.ts'

interface Parts {
  /** Of the calls that only a desk makes. */
  deskPaths?: Paths
  session: Session
  scope: () => Scope
  /** A call answered 401; the page decides where that leads. */
  onExpired: () => void
  wait: (milliseconds: number) => Promise<void>
  /** A key that was never given before, for calls that must not happen twice. */
  newKey: () => string
}

/** Only these are tried again by themselves: they change nothing and a form can do without them. */
const retried: ReadonlySet<CallName> = new Set<CallName>(['countryFlags', 'addresses', 'addressDetails'])

type AnyAsk = {
  query?: Record<string, unknown>
  params?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The last answer to the poll, in memory only: the server answers 304 while it stands. */
interface Held {
  url: string
  token: string | undefined
  tag: string
  reply: unknown
}

/** The only place where the pages speak to the server. */
export function createApi({ deskPaths, session, scope, onExpired, wait, newKey }: Parts): Api {
  const known: Paths = { ...paths, ...deskPaths }
  const underKey = createOnceKeys(newKey)
  let held: Held | undefined

  const address = (name: CallName, ask: AnyAsk) => {
    const [method, template] = known[name]!.split(' ') as [string, string]
    const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(ask.params?.[key] ?? ''))
    const query = new URLSearchParams({ lang: scope().language })
    const { applicationId } = scope()
    if (applicationId) query.set('application_id', applicationId)
    for (const [key, value] of Object.entries(ask.query ?? {}))
      if (value !== undefined && value !== null) query.set(key, String(value))
    return { method, url: `${path}?${query}` }
  }

  const headers = (): Record<string, string> => {
    const token = session.token()
    return {
      accept: 'application/json',
      'Application-Type': scope().applicationType,
      Region: scope().region,
      ...(token && { authorization: `Bearer ${token}` }),
    }
  }

  const failed = (status: number, text: string, retryAfter: string | null): CallFailed => {
    if (status === 401) {
      held = undefined
      onExpired()
    }
    return new CallFailed(status, parsed(text), retryAfter === null ? undefined : Number(retryAfter) || undefined)
  }

  async function once(name: CallName, ask: AnyAsk): Promise<unknown> {
    const { method, url } = address(name, ask)
    const body = ask.body === undefined ? null : JSON.stringify(ask.body)
    const sent = { ...headers(), ...(body && { 'content-type': 'application/json' }), ...ask.headers }
    const isPoll = name === 'readState'
    const answered = isPoll && held?.url === url && held.token === session.token() ? held : undefined
    const condition = answered && { 'if-none-match': answered.tag }
    const { reply, tag } = await underKey(name, `${url} ${body}`, (key) =>
      receive(
        url,
        {
          method,
          headers: { ...sent, ...condition, ...key },
          body,
          cache: 'no-store',
          signal: ask.signal ?? null,
        },
        answered,
      ),
    )
    if (isPoll) held = tag === null ? undefined : { url, token: session.token(), tag, reply }
    return reply
  }

  async function receive(
    url: string,
    init: RequestInit,
    answered: Held | undefined,
  ): Promise<{ reply: unknown; tag: string | null }> {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (init.signal?.aborted) throw error
      throw new CallFailed(0)
    })
    if (response.status === 304 && answered) return answered
    const text = await response.text()
    if (!response.ok) throw failed(response.status, text, response.headers.get('retry-after'))
    return { reply: JSON.parse(text), tag: response.headers.get('etag') }
  }

  async function persistently(name: CallName, ask: AnyAsk): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(name, ask)
      } catch (error) {
        if (
          ask.signal?.aborted ||
          !(error instanceof CallFailed) ||
          error.kind === 'refused' ||
          error.kind === 'expired'
        )
          throw error
        if (attempt > limits.retryCount)
          throw new CallFailed(error.status, { message: `Failed after ${limits.retryCount} retries.` })
        await wait(limits.retryDelayMs)
      }
    }
  }

  return {
    call: <K extends CallName>(name: K, ...[ask]: Asking<K>) =>
      (retried.has(name) ? persistently : once)(name, (ask ?? {}) as AnyAsk) as Promise<Reply<K>>,
    upload: (name, { form, file, fileName, onProgress, signal }) =>
      new Promise((resolve, reject) => {
        const { method, url } = address(name, {})
        const request = new XMLHttpRequest()
        request.open(method, url)
        for (const [key, value] of Object.entries(headers())) request.setRequestHeader(key, value)
        request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
        request.onload = () =>
          request.status < 300
            ? resolve(JSON.parse(request.responseText))
            : reject(failed(request.status, request.responseText, request.getResponseHeader('retry-after')))
        request.onerror = () => reject(new CallFailed(0))
        request.onabort = () => reject(new DOMException('upload cancelled', 'AbortError'))
        signal?.addEventListener('abort', () => request.abort(), { once: true })
        const parts = new FormData()
        for (const [key, value] of Object.entries(form as Record<string, string | undefined>))
          if (value !== undefined) parts.append(key, String(value))
        parts.append('file', file, fileName)
        request.send(parts)
      }),
  }
}

/**
 * Returns the body of a refusal; a proxy in between may answer with a page of its own, which tells the person nothing.
 */
function parsed(text: string): Partial<RefusalBody> {
  try {
    return JSON.parse(text) as Partial<RefusalBody>
  } catch {
    return {}
  }
}
