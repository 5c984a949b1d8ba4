/** T16: what polls of the state take while a worker beside the API reads malformed files without a pause. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { HeldUp } from './api-server.ts'
import { withApi } from './api.ts'
import { apply, percentile, type Asked } from './load.ts'
import type { Read } from './malformed-reader.ts'
import {
  addedSince,
  waitOfThreads,
  watchLoop,
  type LoopDelay,
  type ProcessorWait,
  type WaitOfThreads,
} from './held-up.ts'
import { claim, ms, t } from './saying.ts'

const PER_SECOND = 50,
  SECONDS = Number(process.env['MALFORMED_SECONDS'] ?? 60)
const MAX_SLOWER = 1.5

export async function measureMalformed(): Promise<void> {
  await withApi(async ({ product, applicants }, api) => {
    const poll = (index: number): Asked => {
      const { token, applicationId } = applicants[index % applicants.length]!
      return {
        url: `${product}/api/v1/state/?lang=it&application_id=${applicationId}`,
        headers: { authorization: `Bearer ${token}` },
      }
    }
    const ownLoop = watchLoop()
    const heldUp = async (): Promise<HeldUp & { ownLoop: LoopDelay; client: WaitOfThreads }> => {
      api.send('what holds you up')
      const [own] = (await once(api, 'message')) as [HeldUp]
      return { ...own, ownLoop: ownLoop.tell(), client: waitOfThreads([process.pid]) }
    }
    const measure = async () => {
      const before = await heldUp()
      const answers = await apply({ perSecond: PER_SECOND, seconds: SECONDS, call: poll })
      const after = await heldUp()
      const times = answers.map((answer) => answer.ms)
      return {
        failed: answers.filter(({ status }) => status !== 200).length,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        heldUp: [
          `loop late p99 API ${ms(after.loop.p99)}, client ${ms(after.ownLoop.p99)}`,
          ...(['api', 'database', 'client'] as const).map((name) =>
            waitOf(name, addedSince(after[name], before[name])),
          ),
        ].join(', '),
      }
    }
    // Each applicant once: data keys and statements are known afterwards.
    await apply({ perSecond: PER_SECOND, seconds: applicants.length / PER_SECOND, call: poll })
    const child = fork(fileURLToPath(new URL('malformed-reader.ts', import.meta.url)))
    await once(child, 'message')
    const idle = await measure()
    child.send('read')
    const busy = await measure()
    child.send('how many')
    const [{ files, crashes }] = (await once(child, 'message')) as [Read]
    const isOver = once(child, 'exit')
    child.disconnect()
    await isOver
    t('  held up, without files', idle.heldUp)
    t('  held up, with them', busy.heldUp)
    const isHeld = busy.p99 <= idle.p99 * MAX_SLOWER && busy.failed + crashes === 0
    t(
      `state, ${PER_SECOND}/s, malformed files meanwhile`,
      `p50 ${ms(idle.p50)} → ${ms(busy.p50)}, p99 ${ms(idle.p99)} → ${ms(busy.p99)}, ${files} files, ${busy.failed} calls failed, ` +
        `${crashes} readers crashed; ${claim(`p99 at most ${MAX_SLOWER} times`, isHeld)}`,
    )
  })
}

const waitOf = (name: string, { ran, waited, slices }: ProcessorWait) =>
  `${name}: ran ${(ran / 1000).toFixed(1)} s, waited ${(waited / 1000).toFixed(2)} s, ${(waited / slices).toFixed(3)} ms a slice`
