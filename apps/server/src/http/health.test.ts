import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { systemRandom } from '../random.ts'
import type { Queue } from '../jobs/queue.ts'
import { createHealthCheck } from './health.ts'

test('a process that closes says so at once, also beside a database that hangs', async () => {
  const hang = () => new Promise<never>(() => undefined)
  const check = createHealthCheck({
    inScope: hang,
    storage: createMemoryStorage(systemClock),
    random: systemRandom,
    queue: { lagSeconds: hang } as unknown as Queue,
    virusScan: null,
    describeIsolation: () => ({ by: 'none', cut_off: [] }),
    isClosing: () => true,
  })
  const first = await Promise.race([check(), new Promise((done) => setImmediate(done, 'nothing'))])
  expect(first).toEqual({
    status: 'degraded',
    checks: { process: { ok: false, state: 'closing', detail: 'closing' } },
  })
})
