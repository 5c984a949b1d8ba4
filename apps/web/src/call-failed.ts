import type { Lack } from '@attesta/contract/readiness.ts'
import type { RefusalBody, RefusalCode } from '@attesta/contract/refusals.ts'

/**
 * `offline`: nothing arrived. `expired`: no session. `refused`: the server said no and why. `busy`: too many calls.
 * `server`: its fault.
 */
export type FailureKind = 'offline' | 'expired' | 'refused' | 'busy' | 'server'

/** A call that did not succeed, with what the person is told. */
export class CallFailed extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly code: RefusalCode | undefined
  /** The server's words in the person's language; `undefined` when there are none. */
  readonly text: string | undefined
  /** The server's words for single fields, in its order. */
  readonly fields: readonly { field: string; text: string }[]
  /** What is missing, when that is why the server said no. */
  readonly lacks: readonly Lack[]
  /** Seconds until it is worth trying again, where the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, body?: Partial<RefusalBody>, retryAfter?: number) {
    super(`call failed with ${status}`)
    this.status = status
    this.kind = kindOf(status)
    this.code = body?.code
    this.fields = (body?.msg ?? []).map((line) => ({ field: line.field, text: line.loc_msg }))
    this.lacks = body?.lacks ?? []
    this.text = (status === 422 ? firstWords(body?.msg) : undefined) ?? body?.message
    this.retryAfter = retryAfter
  }
}

function kindOf(status: number): FailureKind {
  if (status === 0) return 'offline'
  if (status === 401) return 'expired'
  if (status === 429) return 'busy'
  return status >= 500 ? 'server' : 'refused'
}

/** The first of the list `msg` is shown: a text, or an object of which `loc_msg` is the text. */
function firstWords(msg: readonly (string | { loc_msg: string })[] | undefined): string | undefined {
  const first = msg?.[0]
  return typeof first === 'string' ? first : first?.loc_msg
}
