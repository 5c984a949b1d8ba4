/** T16: what polls of the state take while a worker beside the API reads malformed files without a pause. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { withApi } from './api.ts'
import { apply, percentile, type Asked } from './load.ts'
import type { Read } from './malformed-reader.ts'
import { claim, ms, t } from './saying.ts'

const PER_SECOND = 50,
  SECONDS = Number(process.env['MALFORMED_SECONDS'] ?? 60)
const MAX_SLOWER = 1.5

export async function measureMalformed(): Promise<void> {
  await withApi(async ({ product, applicants }) => {
    const poll = (index: number): Asked => {
      const { token, applicationId } = applicants[index % applicants.length]!
      return {
        url: `${product}/api/v1/state/?lang=it&application_id=${applicationId}`,
        headers: { authorization: `Bearer ${token}` },
      }
    }
    const measure = async () => {
      const answers = await apply({ perSecond: PER_SECOND, seconds: SECONDS, call: poll })
      const times = answers.map((answer) => answer.ms)
      return {
        failed: answers.filter(({ status }) => status !== 200).length,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
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
    const isHeld = busy.p99 <= idle.p99 * MAX_SLOWER && busy.failed + crashes === 0
    t(
      `state, ${PER_SECOND}/s, malformed files meanwhile`,
      `p50 ${ms(idle.p50)} → ${ms(busy.p50)}, p99 ${ms(idle.p99)} → ${ms(busy.p99)}, ${files} files, ${busy.failed} calls failed, ` +
        `${crashes} readers crashed; ${claim(`p99 at most ${MAX_SLOWER} times`, isHeld)}`,
    )
  })
}
