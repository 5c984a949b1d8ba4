/** For `api.ts`: an API with applicants who are signed in, and a reference beside it. Ends with its parent. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { settleApplicant } from '../../apps/server/src/testing/people.ts'
import { childrenOf, waitOfThreads, watchLoop, type LoopDelay, type WaitOfThreads } from './held-up.ts'
import { startMeasured } from './measured-server.ts'

/** What the parent asks with. */
export interface ApiUnderLoad {
  product: string
  /** Answers each call with one `select 1` of the same database. */
  reference: string
  applicants: { token: string; applicationId: string }[]
}

/** What it says when its parent asks what held it up; of the loop, since it was last asked. */
export interface HeldUp {
  loop: LoopDelay
  api: WaitOfThreads
  database: WaitOfThreads
}

const APPLICANTS = 400

const { server, databaseUrl, dataDir, end } = await startMeasured()
const applicants: ApiUnderLoad['applicants'] = []
for (let index = 0; index < APPLICANTS; index++) {
  const { token, applicationId } = await settleApplicant(server)
  applicants.push({ token, applicationId })
}
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 })
const reference = Fastify()
reference.get('/', async () => (await pool.query({ name: 'one', text: 'select 1 as one' })).rows[0])
const urlOf = (app: { server: { address(): AddressInfo | string | null } }) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
await server.app.listen({ host: '127.0.0.1', port: 0 })
await reference.listen({ host: '127.0.0.1', port: 0 })
process.send!({ product: urlOf(server.app), reference: urlOf(reference), applicants } satisfies ApiUnderLoad)

const loop = watchLoop()
const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
process.on('message', () =>
  process.send!({
    loop: loop.tell(),
    api: waitOfThreads([process.pid]),
    database: waitOfThreads(childrenOf(postmaster)),
  } satisfies HeldUp),
)

process.once('disconnect', () => {
  void (async () => {
    await reference.close()
    await pool.end()
    await end()
    process.exit(0)
  })()
})
