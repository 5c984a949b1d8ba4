import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { refusePolicyReports } from './policy-reports.ts'

const readyWithinMs = 300_000

/**
 * What the product wrote down during the last run: why it answered that something is wrong with it stands nowhere else.
 */
const logFolder = fileURLToPath(new URL('../../test-results', import.meta.url))

/** Starts the product for one run of the browser tests and names it in `PRODUCT_URL`. @returns what stops it again */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'attesta-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
  await mkdir(logFolder, { recursive: true })
  const log = await open(join(logFolder, 'product.log'), 'w')
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', log.fd, 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, PUBLIC_URL: url },
  })
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await log.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(url, ended)
  } catch (error) {
    await stop()
    throw error
  }
  process.env.PRODUCT_URL = url
  process.env.SHARED_SESSIONS = join(folder, 'session')
  return async () => {
    try {
      await refusePolicyReports(url)
    } finally {
      await stop()
    }
  }
}

async function untilReady(url: string, ended: Promise<void>): Promise<void> {
  let over = false
  void ended.then(() => (over = true))
  for (const until = performance.now() + readyWithinMs; performance.now() < until && !over; await wait(200)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(
    over ? 'The product ended before it was ready' : `The product was not ready within ${readyWithinMs / 1000} s`,
  )
}
