/**
 * The image of a release, built from Debian's packages alone, started as deploy/ says, and a document read in it. Long,
 * and it needs root, debootstrap, buildah, podman and runc: `IMAGE=1` (docs/how-to/run-in-containers.md).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sampleApplicants } from '@attesta/domain/examples/sample-applicants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsOf } from '../packages/documents/make/documents.ts'
import { freePort, releaseSettings } from './check-release.ts'
import { Containers, forReader, hardened } from './containers.ts'
import { root } from './programs.ts'

/** A set of capabilities that is empty, as the kernel prints it. */
const no = ['0000000000000000']
const MINUTE = 60_000
const READY_WITHIN_SECONDS = 120
const NODE = `/opt/attesta/node_modules/node-${process.platform}-${process.arch}/bin/node`

describe.runIf(process.env['IMAGE'])('the image', () => {
  let containers: Containers
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync('/var/tmp/attesta-image-test-')
    containers = new Containers('/var/tmp')
    await containers.build()
  }, 20 * MINUTE)
  afterAll(async () => {
    await containers.remove()
    rmSync(folder, { recursive: true, force: true })
  }, 5 * MINUTE)

  const asSet = (port: number) =>
    Object.entries({ ...releaseSettings, PORT: String(port), HOST: '127.0.0.1' }).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ])

  /** What held the reader and what it read. */
  async function readDocument(options: readonly string[]): Promise<object> {
    const statement = documentsOf(sampleApplicants[0]!, '2026-11-26', 1)[0]!
    const path = join(folder, 'document.pdf')
    writeFileSync(path, await statement.draw())
    const shown = [`--volume=${path}:/in/document.pdf:ro`, `--volume=${root}scripts/read-in-image.mjs:/in/read.mjs:ro`]
    const args = ['--disable-warning=ExperimentalWarning', '/in/read.mjs', '/in/document.pdf']
    const { code, out, err } = await containers.runProgram([...hardened, ...options, ...shown], NODE, ...args)
    if (code !== 0) throw new Error(err)
    return JSON.parse(out) as object
  }

  test('runs as an ordinary user without capabilities on a disk that cannot be written', async () => {
    const look =
      'id -u; grep -E "^(CapEff|CapBnd|NoNewPrivs)" /proc/self/status; touch /opt/attesta/x /etc/x; test -w /tmp'
    const { code, out, err } = await containers.runProgram([...hardened, ...forReader], 'sh', '-c', look)
    expect(out.split(/\s+/)).toEqual(['10001', 'CapEff:', ...no, 'CapBnd:', ...no, 'NoNewPrivs:', '1'])
    expect(err.match(/Read-only file system/g)).toHaveLength(2)
    expect(code).toBe(0)
  })

  test('reads a document behind whole walls, with all capabilities dropped', async () => {
    const walls = { kind: 'bwrap', network: true, files: true, memory: true }
    expect(await readDocument(forReader)).toEqual({ ...walls, verdict: 'parsed', type: 'bank_statement' })
  })

  test('where /proc is masked the walls are weaker, and production refuses to start', async () => {
    expect(await readDocument([])).toMatchObject({ kind: 'network', files: false })
    await containers.start('masked', ['--network=host', ...hardened, ...asSet(await freePort())], 'start')
    const { out: status } = await containers.podman('wait', 'masked')
    const { out, err } = await containers.podman('logs', 'masked')
    expect(status).toBe('1')
    expect(out + err).toContain('documents cannot be read in isolation here: nothing holds the reader off files.')
  })

  test('starts, is healthy, shows the form, and ends within 15 seconds', async () => {
    const port = await freePort()
    const { code, err } = await containers.start(
      'whole',
      ['--network=host', ...hardened, ...forReader, ...asSet(port)],
      'start',
    )
    expect(code, err).toBe(0)
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    for (let second = 0; (await get('/readyz'))?.status !== 200; second++) {
      if (second >= READY_WITHIN_SECONDS) throw new Error((await containers.podman('logs', 'whole')).out)
      await wait(1000)
    }
    const { checks } = (await (await get('/readyz'))!.json()) as { checks: { sandbox: { state: string } } }
    expect(checks.sandbox.state).toBe('contained')
    expect((await get('/it/rent/fill/occupation/'))?.status).toBe(200)
    expect((await containers.podman('healthcheck', 'run', 'whole')).code).toBe(0)
    await containers.podman('stop', '--time=15', 'whole')
    expect((await containers.podman('wait', 'whole')).out).toBe('0')
  })
})
