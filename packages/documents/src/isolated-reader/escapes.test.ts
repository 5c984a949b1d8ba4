/**
 * What a hostile document would try once it ran code in its reader: every attempt fails behind every launcher with
 * whole walls that this machine has.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readerEnvironment, strongestConfinement, wholeConfinements, type Confinement } from './confinement.ts'

const run = promisify(execFile)
const launchers = await wholeConfinements()
const folder = mkdtempSync(join(tmpdir(), 'attesta-escape-'))
const secret = join(folder, 'house-keys.json')
const socket = join(folder, '.s.PGSQL.5432')
const servers: Server[] = []
let port = 0
beforeAll(async () => {
  writeFileSync(secret, 'canary')
  const listen = async (at: string | number) => {
    const server = createServer((peer) => peer.end('canary'))
    servers.push(server)
    await new Promise<void>((done) =>
      typeof at === 'number' ? server.listen(at, '127.0.0.1', done) : server.listen(at, done),
    )
    return server
  }
  port = ((await listen(0)).address() as AddressInfo).port
  await listen(socket)
  await listen(`\0attesta-escape-${process.pid}`)
})
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

const connect = (to: string) =>
  `await new Promise((ok, no) => { const s = require('node:net').connect(${to}); s.setTimeout(3000, () => no(Error('no answer'))); s.on('connect', ok); s.on('error', no) })`
const program = (line: string) => `require('node:child_process').execSync(${JSON.stringify(line)}, { stdio: 'pipe' })`
const read = (path: string) => `require('node:fs').readFileSync(${JSON.stringify(path)})`
/** Node's permission model is not handed on to a worker that is started without arguments. */
const inWorker = (code: string) =>
  `await new Promise((ok, no) => { const w = new (require('node:worker_threads').Worker)(${JSON.stringify(
    `(async () => { ${code} })().then(() => process.exit(0), () => process.exit(1))`,
  )}, { eval: true, execArgv: [] }); w.on('exit', (c) => c === 0 ? ok() : no(Error('worker'))); w.on('error', no) })`

const plain = (): Record<string, string> => ({
  'reach another computer': connect(`9, '1.1.1.1'`),
  'reach a port of this computer': connect(`${port}, '127.0.0.1'`),
  'reach the socket of the database': connect(JSON.stringify(socket)),
  'reach an abstract socket': connect(JSON.stringify(`\0attesta-escape-${process.pid}`)),
  'read the keys': read(secret),
  'read the list of users': read('/etc/passwd'),
  'read by way of the former root': read(`/old${secret}`),
  'read by way of the first process': read('/proc/1/root/etc/passwd'),
  'read by way of its own root': read('/proc/self/root/etc/passwd'),
  'read what the server was started with': read(`/proc/${process.pid}/environ`),
  'signal the server': `process.kill(${process.pid}, 0)`,
  'write to the temporary folder': `require('node:fs').writeFileSync('/tmp/x', 'x')`,
  'write beside the program': `require('node:fs').writeFileSync('/sandbox/app/packages/x', 'x')`,
  'delete the program': `require('node:fs').unlinkSync('/sandbox/app/package.json')`,
})
/** What only a worker can try, since the main thread may start no program. */
const byProgram = (): Record<string, string> => ({
  'read the keys with a program': program(`cat ${secret}`),
  'mount over the program': program('mount -t tmpfs tmpfs /sandbox'),
  'make its root writable': program('mount -o remount,rw /'),
  'take its root away': program('umount -l /usr'),
  'reach the disk': program('head -c 1 /dev/sda /dev/vda /dev/mem'),
  'make a device': program('mknod /tmp/d b 8 0'),
  'enter the first namespace': program('nsenter --target 1 --mount --net cat /etc/passwd'),
  'change its root': program('chroot /proc/1/root cat /etc/passwd'),
})

/** What came of each attempt, all made in one reader: starting one takes longer than all of them. */
async function attempt(
  { command, args }: Confinement,
  codes: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const tries = Object.entries(codes).map(
    ([name, code]) =>
      `try { ${code}; said[${JSON.stringify(name)}] = 'done' } catch (e) { said[${JSON.stringify(name)}] = 'refused ' + (e.code ?? e.message) }`,
  )
  const script = `import { createRequire } from 'node:module'; const require = createRequire('/sandbox/app/packages/x.js'); const said = {}; ${tries.join('; ')}; console.log(JSON.stringify(said))`
  const { stdout } = await run(command, [...args.slice(0, -1), '--input-type=module', '-e', script], {
    env: readerEnvironment,
    timeout: 120_000,
  })
  return JSON.parse(stdout) as Record<string, string>
}
const allInWorkers = (codes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, inWorker(code)]))

describe.each(launchers.map((launcher) => [launcher.kind, launcher] as const))('behind %s', (_, launcher) => {
  let inReader: Record<string, string>
  let inWorkers: Record<string, string>
  beforeAll(async () => {
    inReader = await attempt(launcher, { nothing: '', ...plain() })
    inWorkers = await attempt(
      launcher,
      allInWorkers({ nothing: '', 'start a program': program('true'), ...plain(), ...byProgram() }),
    )
  })
  test('code runs at all, in the reader and in a worker', () => {
    expect(inReader['nothing']).toBe('done')
    expect(inWorkers).toMatchObject({ nothing: 'done', 'start a program': 'done' })
  })
  test.each(Object.keys(plain()))('the reader cannot %s', (name) => expect(inReader[name]).toMatch(/^refused/))
  test.each([...Object.keys(plain()), ...Object.keys(byProgram())])('a worker in it cannot %s', (name) =>
    expect(inWorkers[name]).toMatch(/^refused/),
  )
})

test('where whole walls can be had, the reader stands behind them', async () => {
  expect(launchers.every(({ network, files, memory }) => network && files && memory)).toBe(true)
  expect((await strongestConfinement()).kind).toEqual(
    launchers[0]?.kind ?? expect.stringMatching(/^(network|limits|permissions)$/),
  )
})
