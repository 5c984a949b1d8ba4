/** Carries notices to the product and tries again while they are not taken, as providers do. */
import type { Faults } from './faults.ts'

export interface Postman {
  /** `post` gives whether the notice was taken. */
  carry(post: (signal: AbortSignal) => Promise<boolean>): void
  /** Resolves when nothing is under way. */
  settled(): Promise<void>
  stop(): void
}

const DEFAULT_PAUSES_MS = [1_000, 5_000, 30_000]
const TIMEOUT_MS = 10_000

/** `route`: whose faults are shown. `pausesMs`: before each further try. */
export function createPostman(
  faults: Faults,
  route: 'webhooks' | 'identity-notices',
  pausesMs: readonly number[] = DEFAULT_PAUSES_MS,
): Postman {
  const underWay = new Set<Promise<void>>(),
    stopping = new AbortController()
  const once = (post: (signal: AbortSignal) => Promise<boolean>) =>
    post(AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]))

  async function send(post: (signal: AbortSignal) => Promise<boolean>): Promise<void> {
    const misbehaviour = faults.take(route)
    if (misbehaviour === 'lost') return
    if (misbehaviour === 'twice') await once(post)
    for (const pause of [0, ...pausesMs]) {
      if (pause > 0) await pauseFor(pause, stopping.signal)
      if (stopping.signal.aborted || (await once(post))) return
    }
  }

  return {
    carry(post) {
      const sending = send(post).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    stop: () => stopping.abort(),
  }
}

const pauseFor = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    timer.unref()
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
