/** Switches by which a fake misbehaves on purpose, a number of times, and then behaves again. */

const overHttp = {
  down: 'answers 503',
  slow: 'answers after 30 seconds',
  garbage: 'answers with a page of HTML',
  'cut-off': 'closes the line without an answer',
  limited: 'answers 429',
} as const
const ofNotices = { lost: 'never sends the notice', twice: 'sends the notice twice' } as const

/** What each fake can be made to do. */
export const faultTable = {
  payments: overHttp,
  addresses: overHttp,
  'bank-data': overHttp,
  identity: overHttp,
  credit: overHttp,
  webhooks: ofNotices,
  'identity-notices': ofNotices,
  mail: { busy: 'refuses for now (451)', refused: 'refuses for good (550)', 'cut-off': 'closes the line' },
  'virus-scan': { silent: 'never answers', garbage: 'answers nonsense', 'cut-off': 'closes the line' },
  storage: { down: 'answers 503', full: 'has no space left', 'cut-off': 'closes the line' },
} as const

export type Provider = keyof typeof faultTable
export type Fault<P extends Provider = Provider> = { [K in P]: keyof (typeof faultTable)[K] }[P]

export interface Faults {
  set(provider: Provider, fault: string, times: number): boolean
  /** The fault to show now, if any; each call uses one up. */
  take<P extends Provider>(provider: P): Fault<P> | null
  left(): Array<{ provider: Provider; fault: string; times: number }>
  clear(): void
}

export const isProvider = (name: string): name is Provider => Object.hasOwn(faultTable, name)

export function createFaults(): Faults {
  const waiting = new Map<Provider, { fault: string; times: number }>()
  return {
    set(provider, fault, times) {
      if (!Object.hasOwn(faultTable[provider], fault)) return false
      waiting.set(provider, { fault, times })
      return true
    },
    take<P extends Provider>(provider: P) {
      const next = waiting.get(provider)
      if (!next) return null
      if (next.times <= 1) waiting.delete(provider)
      else waiting.set(provider, { ...next, times: next.times - 1 })
      return next.fault as Fault<P>
    },
    left: () => [...waiting].map(([provider, { fault, times }]) => ({ provider, fault, times })),
    clear: () => waiting.clear(),
  }
}
