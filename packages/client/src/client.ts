import { calls, type Calls, type Refusal } from './api.ts'

export type { Calls } from './api.ts'
export type CallName = keyof Calls

export interface ClientSettings {
  /** Where Attesta runs, without a slash at the end. */
  baseUrl: string
  /** An API key, or a session's token; asked for each call. */
  token?: () => string | undefined
  /** Of messages. */
  language?: 'en' | 'it' | 'de'
  fetch?: typeof fetch
}

/** The service said no. */
export class RefusedCall extends Error {
  readonly status: number
  readonly code: Refusal['code']
  /** One line a field. */
  readonly fields: Refusal['msg']
  constructor(status: number, { code, message, msg }: Refusal) {
    super(message)
    this.name = 'RefusedCall'
    this.status = status
    this.code = code
    this.fields = msg
  }
}

/** What a call is given: only the parts that it has. */
type Given<Name extends CallName> = Calls[Name]['input'] & { signal?: AbortSignal }
/** Nothing need be given where nothing is required. */
type Arguments<Name extends CallName> =
  Record<never, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal
}

/** «/api/v1/x/:id» → «/api/v1/x/4711?lang=it» */
function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size === 0 ? filled : `${filled}?${asked}`
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'code' in body

/** JSON as what it says, anything else as a file. */
const read = (answer: Response): Promise<unknown> =>
  (answer.headers.get('content-type') ?? '').includes('json') ? answer.json() : answer.blob()

/** @returns one function, by which every call of the table is made */
export function createClient({ baseUrl, token, language, fetch: send = fetch }: ClientSettings) {
  return {
    /** @throws RefusedCall when the service says no; what `fetch` throws when there is no answer */
    async call<Name extends CallName>(name: Name, ...[given]: Arguments<Name>): Promise<Calls[Name]['reply']> {
      const { method, path } = calls[name]
      const parts: Parts = given ?? {}
      const session = token?.()
      const answer = await send(
        baseUrl + addressOf(path, { ...parts, query: { ...(language && { lang: language }), ...parts.query } }),
        {
          method,
          headers: {
            accept: 'application/json',
            ...(session !== undefined && { authorization: `Bearer ${session}` }),
            ...(method === 'POST' && { 'Application-Type': 'rent', Region: language === 'de' ? 'de' : 'it' }),
            ...(parts.body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
          ...(parts.signal && { signal: parts.signal }),
        },
      )
      const reply: unknown = await read(answer)
      if (answer.ok) return reply as Calls[Name]['reply']
      throw isRefusal(reply) ? new RefusedCall(answer.status, reply) : new Error(`${name}: ${answer.status}`)
    },
  }
}
