/**
 * For `throughput.ts`: the whole product in one process, with its readers, files on a disk, and applicants who lack
 * nothing but their documents. Ends with its parent.
 */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createReaderPool } from '@attesta/documents/isolated-reader/run-isolated.ts'
import { createDiskStorage } from '@attesta/providers/storage/disk.ts'
import { systemRandom } from '../../apps/server/src/random.ts'
import { completeAnswers } from '../../apps/server/src/testing/complete-person.ts'
import { settleApplicant } from '../../apps/server/src/testing/people.ts'
import { startMeasured } from './measured-server.ts'

export interface ProductUnderLoad {
  product: string
  applicants: { token: string; applicationId: string }[]
}

const APPLICANTS = Number(process.argv[2])
const task = { kind: 'system', task: 'bench' } as const

const readers = await createReaderPool({})
const { server, end } = await startMeasured((dataDir) => ({
  isWorker: true,
  storage: createDiskStorage({ folder: join(dataDir, 'files'), random: systemRandom }),
  reader: {
    read: (bytes, { isTextOnly, ...about }) =>
      readers[isTextOnly ? 'parseText' : 'parse'](bytes, { ...about, applicant: null, trace: true }),
    draw: readers.draw,
    unlock: readers.unlock,
  },
}))
const applicants: ProductUnderLoad['applicants'] = []
for (let index = 0; index < APPLICANTS; index++) {
  const { token, applicationId } = await settleApplicant(server)
  await server.deps.transact(task, async (stores) => {
    await stores.applications.changeAnswers(applicationId, completeAnswers)
    await stores.applications.saveStep(applicationId, 9, 'result')
    await stores.applications.markConfirmed(applicationId)
    await stores.applications.markPaid(applicationId)
  })
  applicants.push({ token, applicationId })
}
await server.app.listen({ host: '127.0.0.1', port: 0 })
await server.work()
const { port } = server.app.server.address() as AddressInfo
process.send!({ product: `http://127.0.0.1:${port}`, applicants } satisfies ProductUnderLoad)

process.once('disconnect', () => {
  void (async () => {
    await end()
    readers.close()
    process.exit(0)
  })()
})
