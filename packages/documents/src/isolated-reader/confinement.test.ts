import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readerEnvironment, strongestConfinement } from './confinement.ts'

const run = promisify(execFile)

/** What a hostile document would try if it took over its reader; each line answers `done` or why it was refused. */
const attempts = {
  connect: `const net = await import('node:net'); await new Promise((ok, no) => { const s = net.connect(9, '1.1.1.1'); s.setTimeout(3000, () => no(Error('no answer'))); s.on('connect', ok); s.on('error', no) })`,
  'read a file of the system': `(await import('node:fs')).readFileSync('/etc/passwd')`,
  'write beside the program': `(await import('node:fs')).writeFileSync('./x', 'x')`,
  'write to /tmp': `(await import('node:fs')).writeFileSync('/tmp/attesta-x', 'x')`,
  'start a program': `(await import('node:child_process')).execFileSync('/bin/ls')`,
}

const attempt = async (code: string): Promise<string> => {
  const confinement = await strongestConfinement()
  const script = `try { ${code}; console.log('done') } catch (e) { console.log('refused ' + (e.code ?? e.message)) }`
  const { stdout } = await run(
    confinement.command,
    [...confinement.args.slice(0, -1), '--input-type=module', '-e', script],
    { env: readerEnvironment, timeout: 20_000 },
  )
  return stdout.trim()
}

test.each(Object.entries(attempts).filter(([name]) => name !== 'connect'))(
  'a confined reader cannot %s',
  async (_, code) => {
    expect(await attempt(code)).toMatch(/^refused/)
  },
)

test('a confined reader finds no secret and, where the machine allows, no network', async () => {
  const { network } = await strongestConfinement()
  expect(
    await attempt(
      `console.log(JSON.stringify(Object.keys(process.env).filter((name) => name !== 'PATH' && name !== 'PWD')))`,
    ),
  ).toBe('[]\ndone')
  if (network) expect(await attempt(attempts.connect)).toMatch(/^refused/)
})
