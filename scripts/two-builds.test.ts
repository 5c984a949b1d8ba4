/**
 * Two builds of one commit, in two clones, are the same release byte for byte. Long, and of what is committed:
 * `TWO_BUILDS=1` (docs/security.md, T38).
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './programs.ts'

const MINUTE = 60_000
const folders: string[] = []
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}, 20 * MINUTE)

/** Built in a clone of its own, at a path of its own. @returns path → mode and content, or where a link leads */
function buildOnce(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-two-builds-'))
  folders.push(folder)
  const clone = join(folder, 'clone'),
    release = join(folder, 'release')
  execFileSync('git', ['clone', '--quiet', '--shared', root, clone])
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: clone })
  cpSync(join(root, 'node_modules'), join(clone, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  execFileSync(process.execPath, ['scripts/build.ts', release], { cwd: clone, stdio: 'ignore' })
  const found = new Map<string, string>()
  for (const path of readdirSync(release, { recursive: true, encoding: 'utf8' })) {
    const at = join(release, path)
    const state = lstatSync(at)
    if (state.isSymbolicLink()) found.set(path, `→ ${readlinkSync(at)}`)
    else if (state.isFile())
      found.set(path, `${state.mode.toString(8)} ${createHash('sha256').update(readFileSync(at)).digest('hex')}`)
  }
  return found
}

test.runIf(process.env['TWO_BUILDS'])(
  'two builds of one commit have the same files, rights and links',
  () => {
    const [one, other] = [buildOnce(), buildOnce()]
    const differing = [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))
    expect(differing).toEqual([])
    expect([...one].filter(([, what]) => what.startsWith('→ /'))).toEqual([])
    const whole = createHash('sha256')
      .update(JSON.stringify([...one].toSorted()))
      .digest('hex')
    process.stdout.write(`two builds: ${one.size} files and links, sha256 ${whole}\n`)
  },
  20 * MINUTE,
)
