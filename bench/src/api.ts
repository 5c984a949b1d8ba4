/** How many polls of the state the API answers, and how fast: client, API and database share the machine. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ApiUnderLoad } from './api-server.ts'
import { apply, ask, percentile, type Answered, type Asked } from './load.ts'
import { claim, ms, t } from './saying.ts'

const SECONDS = 10
/** Changed polls: the answer is made and sent. Limits in milliseconds, for two cores. */
const CHANGED = [
  { perSecond: 200, maxMs: 50 },
  { perSecond: 400, maxMs: 250 },
] as const
const UNCHANGED_PER_SECOND = 1000
/** Overload: so many times what is answered when everybody asks as fast as they can. */
const OVERLOAD = 3
const MAX_OVERLOAD_MS = 1000
const MIN_SHARE_OF_CAPACITY = 0.8
/** Enough calls at once to keep both cores busy, and few enough to be answered in turn. */
const BUSY_AT_ONCE = 32

export const measureApi = (): Promise<void> => withApi(measure)

/** With an API in a process of its own, which ends afterwards. */
export async function withApi(work: (under: ApiUnderLoad) => Promise<void>): Promise<void> {
  const child = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isOver = once(child, 'exit')
  try {
    const [under] = (await Promise.race([
      once(child, 'message'),
      isOver.then(() => {
        throw new Error('the API ended before it answered')
      }),
    ])) as [ApiUnderLoad]
    await work(under)
  } finally {
    if (child.connected) child.disconnect()
    await isOver
  }
}

async function measure({ product, reference, applicants }: ApiUnderLoad): Promise<void> {
  const tags = new Map<number, string>()
  const poll = (index: number, isHeld: boolean): Asked => {
    const at = index % applicants.length
    const { token, applicationId } = applicants[at]!
    const tag = isHeld ? tags.get(at) : undefined
    return {
      url: `${product}/api/v1/state/?lang=it&application_id=${applicationId}`,
      headers: { authorization: `Bearer ${token}`, ...(tag !== undefined && { 'if-none-match': tag }) },
    }
  }
  const changed = (index: number) => poll(index, false)
  const plain = (): Asked => ({ url: reference, headers: {} })

  // Each applicant once: data keys and statements are known afterwards, as they are in a product that runs.
  const first = await apply({ perSecond: 100, seconds: applicants.length / 100, call: changed })
  first.forEach(({ etag }, index) => etag !== undefined && tags.set(index, etag))

  for (const { perSecond, maxMs } of CHANGED) {
    const beside = await apply({ perSecond, seconds: SECONDS, call: plain })
    const own = await apply({ perSecond, seconds: SECONDS, call: changed })
    report(`state, ${perSecond}/s`, own, beside, 200, maxMs)
  }
  const beside = await apply({ perSecond: UNCHANGED_PER_SECOND, seconds: SECONDS, call: plain })
  const unchanged = await apply({
    perSecond: UNCHANGED_PER_SECOND,
    seconds: SECONDS,
    call: (index) => poll(index, true),
  })
  report(`state unchanged, ${UNCHANGED_PER_SECOND}/s`, unchanged, beside, 304, undefined)
  await measureOverload(changed)
}

function report(name: string, own: Answered[], beside: Answered[], status: number, maxMs: number | undefined): void {
  const [p50, p99] = [0.5, 0.99].map((share) =>
    percentile(
      own.map((answer) => answer.ms),
      share,
    ),
  ) as [number, number]
  const besideP99 = percentile(
    beside.map((answer) => answer.ms),
    0.99,
  )
  const errors = own.filter((answer) => answer.status !== status).length
  const isFast = maxMs === undefined || p99 <= maxMs
  t(
    name,
    `p50 ${ms(p50)}, p99 ${ms(p99)}, errors ${errors}; select 1 beside: p99 ${ms(besideP99)}; ` +
      `${claim(maxMs === undefined ? 'no errors' : `p99 at most ${maxMs} ms, no errors`, isFast && errors === 0)}`,
  )
}

/** T33: what cannot be answered in time is refused at once, with a time to wait, and the rest is answered as before. */
async function measureOverload(changed: (index: number) => Asked): Promise<void> {
  const capacity = await capacityOf(changed)
  const perSecond = Math.ceil(capacity * OVERLOAD)
  const answers = await apply({ perSecond, seconds: SECONDS, call: changed })
  const answered = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, retryAfter }) => (status === 503 || status === 429) && retryAfter)
  const p99 = percentile(
    answered.map((answer) => answer.ms),
    0.99,
  )
  const share = answered.length / SECONDS / capacity
  t(
    `state, ${OVERLOAD} times the capacity of ${capacity.toFixed(0)}/s`,
    `answered ${(share * 100).toFixed(0)} % of capacity, p99 ${ms(p99)}, ` +
      `refused with a time to wait ${refused.length}, other ${answers.length - answered.length - refused.length}; ` +
      claim(
        `at least ${MIN_SHARE_OF_CAPACITY * 100} %, p99 at most ${MAX_OVERLOAD_MS} ms`,
        share >= MIN_SHARE_OF_CAPACITY && p99 <= MAX_OVERLOAD_MS,
      ),
  )
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
