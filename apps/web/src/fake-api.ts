import type { Api, Asking, Reply } from './calls.ts'
import { CallFailed } from './call-failed.ts'
import type { RefusalCode } from '@attesta/contract/refusals.ts'
import type { CallName } from './paths.ts'

/** How a played server answers: with a reply, never (`pending`), with the network gone, or with a refusal. */
interface PlayedRefusal {
  refused: { status: number; code?: RefusalCode; message?: string; field?: string }
}
export type Played<T> = T | 'pending' | 'offline' | PlayedRefusal
/** A function answers by what is asked. */
export type PlayedReplies = {
  [K in CallName]?: Played<Reply<K>> | ((...ask: Asking<K>) => Reply<K> | Promise<Reply<K>>)
}

const isRefusal = (played: unknown): played is PlayedRefusal =>
  typeof played === 'object' && played !== null && 'refused' in played

interface Manner {
  /** Puts the texts of an answer into a language. */
  speak?: <T>(answer: T) => Promise<T>
  /**
   * The table is for what comes before: a call that it lacks finds the network gone, and is no mistake of the table.
   */
  isOver?: () => boolean
}

/** A server that answers from a table; a call that the table lacks is a mistake of the table and says so. */
export function createFakeApi(
  replies: PlayedReplies,
  { speak = (answer) => Promise.resolve(answer), isOver = () => false }: Manner = {},
): Api {
  const table: Readonly<Record<string, unknown>> = replies
  const play = async (name: CallName, ask?: unknown): Promise<unknown> => {
    const inTable = table[name]
    const played: unknown = typeof inTable === 'function' ? await inTable(ask) : inTable
    if (played === undefined && isOver()) throw new CallFailed(0)
    if (played === undefined) throw new Error(`the played server has no answer to ${name}`)
    if (played === 'pending') return new Promise(() => undefined)
    if (played === 'offline') throw new CallFailed(0)
    if (!isRefusal(played)) return speak(played)
    const { status, code, message, field } = await speak(played.refused)
    throw new CallFailed(status, {
      ...(code && { code }),
      message,
      msg: field === undefined || message === undefined ? [] : [{ field, key: '', loc_msg: message }],
    })
  }
  return {
    call: <K extends CallName>(name: K, ...[ask]: Asking<K>) => play(name, ask) as Promise<Reply<K>>,
    upload: <K extends CallName>(name: K, { onProgress }: { onProgress: (share: number) => void }) => {
      onProgress(0.45)
      return play(name) as Promise<Reply<K>>
    },
  }
}
