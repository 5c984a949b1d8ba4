/**
 * One call to a provider of bank data: within its time, tried again where that cannot do the work twice, and nothing of
 * its answer in any message.
 */
import * as z from 'zod/mini'
import { ProviderUnavailable } from '../provider-unavailable.ts'

export interface Tries {
  /** Before the first further try, doubled for the next, with some chance in it. */
  pauseMs: number
  random: { bytes(length: number): Buffer }
}

export interface Call {
  url: URL
  method?: 'GET' | 'POST' | 'DELETE'
  headers: Record<string, string>
  body?: unknown
  timeoutMs: number
  /** Whether a call whose answer got lost may be made again. */
  mayRepeat: boolean
}

export interface Answer {
  status: number
  body: unknown
}

const furtherTries = 2
/** Who is asked to wait longer than this does not wait here. */
const longestWaitMs = 3000
const maxBytes = 20 * 1024 * 1024

const bodyOf = async (response: Response): Promise<unknown> => {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw new Error('the answer is too long')
  const text = await response.text()
  return text === '' ? null : (JSON.parse(text) as unknown)
}

/** A pause of the provider's choosing, or ours; null when it asks for too long a one. */
function pauseOf(response: Response | undefined, turn: number, { pauseMs, random }: Tries): number | null {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1000
  // Of the limits that count by day no second try helps; those that count by minute say how long.
  if (response?.status === 429 && !Number.isFinite(asked)) return null
  const own = pauseMs * 2 ** turn * (0.5 + random.bytes(1)[0]! / 255)
  const pause = Number.isFinite(asked) ? asked : own
  return pause > longestWaitMs ? null : pause
}

/** Any answer in JSON below 500 is one. @throws ProviderUnavailable for every other outcome */
export async function ask(
  provider: string,
  { url, method = 'GET', headers, body, timeoutMs, mayRepeat }: Call,
  tries: Tries,
): Promise<Answer> {
  for (let turn = 0; ; turn++) {
    let response: Response | undefined
    let failure: unknown
    try {
      response = await fetch(url, {
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
      // Who was turned away for the number of calls has done nothing; of what broke inside it is unknown how far it
      // got.
      const isBusy = response.status === 429 || (response.status >= 500 && mayRepeat)
      const pause = isBusy && turn < furtherTries ? pauseOf(response, turn, tries) : null
      if (pause === null) {
        const answer = { status: response.status, body: await bodyOf(response) }
        // The bank's own trouble comes as a 5xx too, in words that the adapter knows.
        if (response.status < 500 || (typeof answer.body === 'object' && answer.body !== null)) return answer
        throw new Error(`answered ${response.status}`)
      }
      await response.body?.cancel()
      await new Promise((resolve) => {
        setTimeout(resolve, pause).unref()
      })
      continue
    } catch (error) {
      failure = error
    }
    // A time-out has cost enough; a page of HTML will be one again.
    const isLost = response === undefined && !(failure instanceof DOMException)
    const pause = isLost && mayRepeat && turn < furtherTries ? pauseOf(undefined, turn, tries) : null
    if (pause === null) throw new ProviderUnavailable(provider, { cause: failure })
    await new Promise((resolve) => {
      setTimeout(resolve, pause).unref()
    })
  }
}

/** The answer in the shape that was expected. @throws ProviderUnavailable for another one */
export function shaped<T extends z.ZodMiniType>(provider: string, shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body)
  // Only the places are told: the values are a person's.
  if (!parsed.success)
    throw new ProviderUnavailable(provider, {
      cause: new Error(
        `an answer of another shape at ${parsed.error.issues
          .slice(0, 4)
          .map(({ path }) => path.join('.'))
          .join(', ')}`,
      ),
    })
  return parsed.data
}
