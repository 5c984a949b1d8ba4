/** How the reader of documents is shut in, with what this machine allows; the strongest that works is chosen once. */
import { execFile } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** All that a reader is started with, however it is confined: without an environment there is no secret to find in it. */
export const readerEnvironment = { PATH: '/usr/bin:/bin' }

export interface Confinement {
  kind: 'bwrap' | 'unshare' | 'limits' | 'permissions'
  /** What it holds off, for `/readyz` and the operator. */
  network: boolean
  files: boolean
  memory: boolean
  command: string
  args: string[]
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const NODE = realpathSync(process.execPath)

/**
 * Bytes of private memory (RLIMIT_DATA), as a backstop only. Measured: reading a text statement holds 145 MB, five pages of OCR 310 MB, but V8 and WebAssembly reserve
 * 700 MB and 1.4 GB for that and never touch the rest, so a limit near the real need stops honest work. What is really held is watched by the parent (`run-sandboxed.ts`).
 */
const MEMORY_BYTES = 2_500_000_000
/** Of the process's whole life, as a backstop: each document has its wall clock (`run-sandboxed.ts`). */
const CPU_SECONDS = 600

const limits = ['--core=0', `--data=${MEMORY_BYTES}`, `--cpu=${CPU_SECONDS}`, '--fsize=0', '--nofile=256']

/** Node's own permission model as a second wall: no child processes, no writing, no reading outside the program. */
const nodeArgs = (root: string) => [
  '--permission',
  `--allow-fs-read=${root}packages/`,
  `--allow-fs-read=${root}node_modules/`,
  `--allow-fs-read=${root}package.json`,
  '--allow-worker',
  '--allow-addons',
  '--disable-warning=SecurityWarning',
  '--max-old-space-size=400',
]

const childOf = (root: string) => `${root}packages/documents/src/child.ts`

const INSIDE = '/sandbox/app/'

function bwrap(): Confinement {
  return {
    kind: 'bwrap',
    network: true,
    files: true,
    memory: true,
    command: 'bwrap',
    args: [
      '--unshare-all',
      '--unshare-user',
      '--uid',
      '65534',
      '--gid',
      '65534',
      '--clearenv',
      '--cap-drop',
      'ALL',
      '--die-with-parent',
      '--new-session',
      '--ro-bind',
      '/usr',
      '/usr',
      '--symlink',
      'usr/lib',
      '/lib',
      '--symlink',
      'usr/lib64',
      '/lib64',
      '--symlink',
      'usr/bin',
      '/bin',
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      '--ro-bind',
      NODE,
      '/sandbox/node',
      '--ro-bind',
      `${ROOT}packages`,
      `${INSIDE}packages`,
      '--ro-bind',
      `${ROOT}node_modules`,
      `${INSIDE}node_modules`,
      '--ro-bind',
      `${ROOT}package.json`,
      `${INSIDE}package.json`,
      '--remount-ro',
      '/',
      '--chdir',
      INSIDE,
      'prlimit',
      ...limits,
      '/sandbox/node',
      ...nodeArgs(INSIDE),
      childOf(INSIDE),
    ],
  }
}

const unshare = (): Confinement => ({
  kind: 'unshare',
  network: true,
  files: false,
  memory: true,
  command: 'unshare',
  args: [
    '--map-root-user',
    '--net',
    '--ipc',
    '--kill-child',
    '--fork',
    'prlimit',
    ...limits,
    NODE,
    ...nodeArgs(ROOT),
    childOf(ROOT),
  ],
})

const limitsOnly = (): Confinement => ({
  kind: 'limits',
  network: false,
  files: false,
  memory: true,
  command: 'prlimit',
  args: [...limits, NODE, ...nodeArgs(ROOT), childOf(ROOT)],
})

const permissionsOnly = (): Confinement => ({
  kind: 'permissions',
  network: false,
  files: false,
  memory: false,
  command: NODE,
  args: [...nodeArgs(ROOT), childOf(ROOT)],
})

const run = promisify(execFile)

/** Tries each wall with a program that only prints its version, from the strongest to the weakest. */
export async function strongestConfinement(): Promise<Confinement> {
  for (const confinement of [bwrap(), unshare(), limitsOnly()]) {
    const trial = [...confinement.args.slice(0, confinement.args.indexOf('--permission')), '--version']
    try {
      await run(confinement.command, trial, { timeout: 10_000, env: {} })
      return confinement
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem
    }
  }
  return permissionsOnly()
}
