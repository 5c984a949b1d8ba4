/**
 * Starts a release as production does, from a folder outside the clone and with nothing but settings, and ends it
 * again.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const READY_WITHIN_SECONDS = 120

/** Complete and without real credentials: no provider is called until a payment or an email. */
export const releaseSettings = {
  PUBLIC_URL: 'https://attesta.example.org',
  STRIPE_SECRET_KEY: 'sk_live_of_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
  SMTP_URL: 'smtp://127.0.0.1:9',
  HELP_MAIL: 'help@example.org',
  OPERATOR_NAME: 'Example',
  OPERATOR_ADDRESS: 'Via Esempio 1, Milano',
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const start = (release: string, folder: string, more: Record<string, string>) =>
  spawn(join(release, 'attesta'), ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...releaseSettings, ...more },
  })

/** @throws Error when it does not start, answer and end as it must */
export async function checkRelease(release: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-release-'))
  try {
    await answersAndEnds(release, folder)
    await refusesSandbox(release, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answersAndEnds(release: string, folder: string): Promise<void> {
  const port = await freePort()
  const child = start(release, folder, { PORT: String(port) })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (told += chunk.toString()))
  const isOver = once(child, 'exit')
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    for (let second = 0; (await get('/readyz'))?.status !== 200; second++) {
      if (second >= READY_WITHIN_SECONDS || child.exitCode !== null)
        throw new Error(`the release is not ready:\n${told}`)
      await wait(1000)
    }
    const page = await get('/it/rent/fill/occupation/')
    if (page?.status !== 200) throw new Error(`the form answers ${page?.status}`)
  } finally {
    child.kill('SIGTERM')
    await isOver
  }
  if (child.exitCode !== 0) throw new Error(`the release ended with ${child.exitCode}`)
}

async function refusesSandbox(release: string, folder: string): Promise<void> {
  const child = start(release, folder, { PORT: String(await freePort()), SANDBOX: 'on' })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()))
  await once(child, 'exit')
  if (child.exitCode !== 1 || !told.includes('a release has no fakes'))
    throw new Error(`with SANDBOX=on the release ended with ${child.exitCode}:\n${told}`)
}
