/**
 * Calls at a fixed rate, whether or not the earlier ones were answered: latency counts from when a call was due, so
 * that a queue shows.
 */
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Asked {
  url: string
  headers: Record<string, string>
}

export interface Answered {
  status: number
  /** Milliseconds from when the call was due. */
  ms: number
  retryAfter: boolean
  etag: string | undefined
}

export interface Load {
  perSecond: number
  seconds: number
  call: (index: number) => Asked
}

const MAX_SOCKETS = 512

/** @returns one entry a call, in the order in which they were due; status 0 for a call that broke */
export async function apply({ perSecond, seconds, call }: Load): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
  const started = performance.now()
  const pending: Promise<Answered>[] = []
  const total = perSecond * seconds
  while (pending.length < total) {
    const isDue = Math.min(total, Math.ceil(((performance.now() - started) / 1000) * perSecond))
    while (pending.length < isDue) {
      const due = started + (pending.length / perSecond) * 1000
      pending.push(ask(agent, call(pending.length), due))
    }
    await wait(1)
  }
  const answers = await Promise.all(pending)
  agent.destroy()
  return answers
}

export function ask(agent: Agent, { url, headers }: Asked, due: number): Promise<Answered> {
  return new Promise((resolve) => {
    const done = (status: number, retryAfter = false, etag?: string) =>
      resolve({ status, ms: performance.now() - due, retryAfter, etag })
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        done(response.statusCode ?? 0, response.headers['retry-after'] !== undefined, response.headers.etag),
      )
      response.on('error', () => done(0))
    }).on('error', () => done(0))
  })
}

/** `share` from 0 to 1 of the values are no larger. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
