/** T33: an API at three times what it can answer. */
import type { ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pollOf, withApi } from './api.ts'
import type { ApiUnderLoad } from './api-server.ts'
import { apply, ask, percentile, type Answered, type Asked } from './load.ts'
import { peakMegabytes } from './processor-time.ts'
import { claim, ms, t } from './saying.ts'

const SECONDS = 10
/** Overload: so many times what is answered when everybody asks as fast as they can. */
const OVERLOAD = 3
/** 300 for the target; `OVERLOAD_SECONDS` says how many. */
const OVERLOAD_SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? SECONDS)
const MAX_OVERLOAD_MS = 1000
/**
 * In which a client opens its connections. Node takes one a turn of its loop, so that they wait for seconds: told apart.
 */
const OPENING_SECONDS = 5
/** Of refusals and of `/livez` meanwhile, and of calls a second afterwards. */
const MAX_REFUSAL_MS = 50,
  MAX_LIVEZ_MS = 200,
  MAX_AFTERWARDS_MS = 250
/** Of the API alone, its whole life long. */
const MAX_MEGABYTES = 512
const MIN_SHARE_OF_CAPACITY = 0.8
/** Enough calls at once to keep both cores busy, and few enough to be answered in turn. */
const BUSY_AT_ONCE = 32

/**
 * What cannot be answered in time is refused at once, with a time to wait, and the rest is answered as before.
 * Where `taskset` is installed the product and its database keep to one core and the client to another: three times the
 * calls cost the client three times the processor, and that is not the product's.
 */
export const measureOverload = (): Promise<void> => withApi(overload, { isApart: true })

async function overload(under: ApiUnderLoad, { pid }: ChildProcess): Promise<void> {
  const changed = (index: number) => pollOf(under, index)
  await apply({ perSecond: 100, seconds: under.applicants.length / 100, call: changed })
  const capacity = await capacityOf(changed)
  const over = new AbortController()
  const alive = watchLife(under.product, over.signal)
  const perSecond = Math.ceil(capacity * OVERLOAD)
  const all = await apply({ perSecond, seconds: OPENING_SECONDS + OVERLOAD_SECONDS, call: changed })
  const [opening, answers] = [all.slice(0, perSecond * OPENING_SECONDS), all.slice(perSecond * OPENING_SECONDS)]
  over.abort()
  const lives = await alive
  const megabytes = peakMegabytes(pid!)
  const afterwards = await apply({ perSecond: Math.ceil(capacity / 4), seconds: 2, call: changed })

  const answered = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, retryAfter }) => (status === 503 || status === 429) && retryAfter)
  const share = answered.length / OVERLOAD_SECONDS / capacity
  const [p99, refusal, again] = [
    percentileOf(answered, 0.99),
    percentileOf(refused, 0.95),
    percentileOf(afterwards, 0.99),
  ]
  t(
    `state, ${OVERLOAD} times the capacity of ${capacity.toFixed(0)}/s`,
    `for ${OVERLOAD_SECONDS} s answered ${(share * 100).toFixed(0)} % of capacity, p99 ${ms(p99)}, ` +
      `refused with a time to wait ${refused.length} (p95 ${ms(refusal)}), ` +
      `other ${answers.length - answered.length - refused.length}; livez at most ${ms(Math.max(...lives))}; ` +
      `while connections were opened p99 ${ms(percentileOf(opening, 0.99))}; right afterwards p99 ${ms(again)}; ` +
      `at most ${megabytes.toFixed(0)} MB held; ` +
      claim(
        `at least ${MIN_SHARE_OF_CAPACITY * 100} %, p99 at most ${MAX_OVERLOAD_MS} ms, refused within ` +
          `${MAX_REFUSAL_MS} ms, livez within ${MAX_LIVEZ_MS} ms, afterwards within ${MAX_AFTERWARDS_MS} ms, ` +
          `${MAX_MEGABYTES} MB`,
        share >= MIN_SHARE_OF_CAPACITY &&
          p99 <= MAX_OVERLOAD_MS &&
          refusal <= MAX_REFUSAL_MS &&
          Math.max(...lives) <= MAX_LIVEZ_MS &&
          again <= MAX_AFTERWARDS_MS &&
          megabytes <= MAX_MEGABYTES,
      ),
  )
}

const percentileOf = (answers: readonly Answered[], share: number) =>
  percentile(
    answers.map((answer) => answer.ms),
    share,
  )

/** `/livez` twice a second until the signal. @returns milliseconds of each */
async function watchLife(product: string, signal: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const took: number[] = []
  while (!signal.aborted) {
    took.push((await ask(agent, { url: `${product}/livez`, headers: {} }, performance.now())).ms)
    await wait(500)
  }
  agent.destroy()
  return took
}

/** Calls answered in a second when so many are always under way. */
async function capacityOf(call: (index: number) => Asked): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  const agent = new Agent({ keepAlive: true })
  let index = 0,
    count = 0
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const { status } = await ask(agent, call(index++), performance.now())
      if (status === 200) count++
    }
  }
  await Promise.all(Array.from({ length: BUSY_AT_ONCE }, one))
  agent.destroy()
  return count / SECONDS
}
