/** What the parent holds a reader to, with programs in the reader's place. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { LOWER_BY, wholeConfinements, type Confinement } from './confinement.ts'
import { createPool } from './pool.ts'
import { processCount, waitedMilliseconds } from './process-use.ts'
import { createReaderPool } from './run-isolated.ts'

const run = promisify(execFile)
const frame = Buffer.from('a document')
const launchers = await wholeConfinements()

const plain = (script: string): Confinement => ({
  kind: 'permissions',
  network: false,
  files: false,
  memory: false,
  command: process.execPath,
  args: ['-e', `process.stdin.once('data', () => { ${script} }); console.log('{"ready":true}')`],
})
const behind = (launcher: Confinement, script: string): Confinement => ({
  ...launcher,
  args: [
    ...launcher.args.slice(0, -1),
    '-e',
    `process.stdin.once('data', () => { ${script} }); console.log('{"ready":true}')`,
  ],
})
async function outcome(confinement: Confinement, waited: (pid: number) => number, textMilliseconds: number) {
  const pool = createPool(confinement, 1, { textMilliseconds, waitedMilliseconds: waited })
  try {
    return await pool.ask(frame)
  } finally {
    pool.close()
  }
}

describe('the time of a document', () => {
  const unlocked = `setTimeout(() => console.log('{"unlocked":"wrong_password","tainted":false}'), 2500)`

  test('T15: ends one that takes longer', async () => {
    expect(await outcome(plain(unlocked), () => 0, 500)).toEqual({ how: 'limit' })
    expect(await outcome(plain('for (;;);'), waitedMilliseconds, 500)).toEqual({ how: 'limit' })
  })

  test('is not used up while the machine does something else', async () => {
    const started = performance.now()
    const waits = () => performance.now() - started
    expect(await outcome(plain(unlocked), waits, 1000)).toMatchObject({ unlocked: 'wrong_password' })
  })

  test('is not prolonged for ever, however long it waits', async () => {
    const started = performance.now()
    expect(await outcome(plain(''), () => performance.now() - started, 500)).toEqual({ how: 'limit' })
  })
})

test('a process without a processor waits, one that sleeps does not', () => {
  expect(waitedMilliseconds(process.pid)).toBeGreaterThan(0)
  expect(waitedMilliseconds(2 ** 30)).toBe(0)
  expect(processCount(process.pid)).toBeGreaterThan(0)
})

const inWorker = (code: string) =>
  `new (require('node:worker_threads').Worker)(${JSON.stringify(code)}, { eval: true, execArgv: [] })`
const marked = () => `attesta-${process.pid}-${Math.round(performance.now() * 1000)}`

describe.each(launchers.map((launcher) => [launcher.kind, launcher] as const))('behind %s', (_, launcher) => {
  test('T17: a reader that starts programs is ended, and all that it started with it', async () => {
    const mark = marked()
    const starts = inWorker(
      `const { spawn } = require('node:child_process'); for (let at = 0; at < 30; at++) spawn('sleep', ['300'], { argv0: '${mark}' })`,
    )
    const started = performance.now()
    expect(await outcome(behind(launcher, starts), () => 0, 120_000)).toEqual({ how: 'limit' })
    expect(performance.now() - started).toBeLessThan(60_000)
    await expect
      .poll(async () => (await run('ps', ['-eo', 'args'])).stdout.split('\n').filter((line) => line.includes(mark)), {
        timeout: 20_000,
      })
      .toEqual([])
  })

  test('T17: one bomb of programs ends at the bound of processes, for anyone who is not root', async () => {
    const bound = launcher.args.find((part) => part.startsWith('--nproc='))!
    const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
    const [command, ...args] = [...asNobody, 'unshare', '--user', 'prlimit', bound, 'sh', '-c']
    const start = (count: number) =>
      run(command!, [...args, `i=0; while [ $i -lt ${count} ]; do sleep 2 & i=$((i+1)); done; echo $i`])
    expect((await start(40)).stdout.trim()).toBe('40')
    await expect(start(700)).rejects.toThrow(/fork/i)
  })
})

test('T16: what reads documents yields to what answers people, what draws a page does not', async () => {
  /** Of this thread alone: other files may have readers beside. */
  const children = () => readFileSync('/proc/thread-self/children', 'utf8').trim().split(' ').filter(Boolean)
  const before = new Set(children())
  const reader = await createReaderPool({ children: 1 })
  try {
    const started = () => children().filter((pid) => !before.has(pid))
    const bytes = Buffer.from('Data;Importo\n')
    await reader.parse(bytes, { fileName: 'x.csv', today: '2026-11-26', applicant: null, trace: false })
    const [reads] = started()
    await reader.draw(bytes, { page: 1, boxes: [], isMasked: false, cropAt: null, watermark: null })
    const draws = started().find((pid) => pid !== reads)
    const lower = (pid: string | undefined) => getPriority(Number(pid)) - getPriority()
    expect([lower(reads), lower(draws)]).toEqual([LOWER_BY, 0])
  } finally {
    await reader.close()
  }
})
