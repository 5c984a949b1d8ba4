import { CallFailed } from './call-failed.ts'
import type { CallName } from './paths.ts'

/**
 * Calls that make something of which there must not be two: a payment that is opened, a report that is begun, a mail,
 * listings.
 * The server answers a second one of the same key as it did the first.
 */
const madeOnce: ReadonlySet<CallName> = new Set<CallName>([
  'createPaymentSession',
  'confirm',
  'sendContinueLaterEmail',
  'additional',
  'dashboardCreateListing',
  'dashboardImportListings',
])

/**
 * No answer came, or one that does not say whether it was done: the next try of the same call must be known as the
 * same. `conflict`: the earlier try still runs.
 */
const isUncertain = (error: unknown) =>
  error instanceof CallFailed && (error.kind === 'offline' || error.kind === 'server' || error.code === 'conflict')

/** Sends a call under a key of its own; under the same one again when it is not known what became of the last try. */
export function createOnceKeys(
  newKey: () => string,
): <T>(name: CallName, what: string, send: (headers: Record<string, string>) => Promise<T>) => Promise<T> {
  const open = new Map<string, string>()
  return async (name, what, send) => {
    if (!madeOnce.has(name)) return send({})
    const key = open.get(what) ?? newKey()
    open.set(what, key)
    try {
      const answer = await send({ 'Idempotency-Key': key })
      open.delete(what)
      return answer
    } catch (error) {
      if (!isUncertain(error)) open.delete(what)
      throw error
    }
  }
}

/** 128 random bits. Not `randomUUID`, which browsers lack on a page without https. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
