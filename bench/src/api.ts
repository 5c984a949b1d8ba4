/** How many polls of the state the API answers, and how fast: client, API and database share the machine. */
import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ApiUnderLoad } from './api-server.ts'
import { apply, percentile, type Answered, type Asked } from './load.ts'
import { claim, ms, t } from './saying.ts'

const SECONDS = 10
/** Changed polls: the answer is made and sent. Limits in milliseconds, for two cores. */
const CHANGED = [
  { perSecond: 200, maxMs: 50 },
  { perSecond: 400, maxMs: 250 },
] as const
const UNCHANGED_PER_SECOND = 1000
export const measureApi = (): Promise<void> => withApi(measure)

const TASKSET = '/usr/bin/taskset'

/** All threads of a process, and what it starts from now on. */
const keepTo = (cores: string, pid: number) => execFileSync(TASKSET, ['-apc', cores, String(pid)])

/** With an API in a process of its own, which ends afterwards. */
export async function withApi(
  work: (under: ApiUnderLoad, child: ChildProcess) => Promise<void>,
  { isApart = false }: { isApart?: boolean } = {},
): Promise<void> {
  const child = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isOver = once(child, 'exit')
  const isPinned = isApart && existsSync(TASKSET) && availableParallelism() > 1
  if (isPinned) {
    keepTo('0', child.pid!)
    keepTo('1', process.pid)
  }
  try {
    const [under] = (await Promise.race([
      once(child, 'message'),
      isOver.then(() => {
        throw new Error('the API ended before it answered')
      }),
    ])) as [ApiUnderLoad]
    await work(under, child)
  } finally {
    if (isPinned) keepTo(`0-${availableParallelism() - 1}`, process.pid)
    if (child.connected) child.disconnect()
    await isOver
  }
}

export function pollOf({ product, applicants }: ApiUnderLoad, index: number, tag?: string): Asked {
  const { token, applicationId } = applicants[index % applicants.length]!
  return {
    url: `${product}/api/v1/state/?lang=it&application_id=${applicationId}`,
    headers: { authorization: `Bearer ${token}`, ...(tag !== undefined && { 'if-none-match': tag }) },
  }
}

async function measure(under: ApiUnderLoad): Promise<void> {
  const { reference, applicants } = under
  const tags = new Map<number, string>()
  const changed = (index: number) => pollOf(under, index)
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
    call: (index) => pollOf(under, index, tags.get(index % applicants.length)),
  })
  report(`state unchanged, ${UNCHANGED_PER_SECOND}/s`, unchanged, beside, 304, undefined)
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
