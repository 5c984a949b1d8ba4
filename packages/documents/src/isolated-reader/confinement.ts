/** How the reader of documents is shut in, with what this machine allows; the strongest that works is chosen once. */
import { execFile } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * All that a reader is started with, however it is confined: without an environment there is no secret to find in it.
 */
export const readerEnvironment = { PATH: '/usr/bin:/bin' }

export interface Confinement {
  kind: 'bwrap' | 'unshare' | 'network' | 'limits' | 'permissions'
  /** What it holds off, for the operator. */
  network: boolean
  files: boolean
  memory: boolean
  command: string
  args: string[]
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const NODE = realpathSync(process.execPath)

/**
 * Bytes of private memory (RLIMIT_DATA), as a backstop only. Measured: reading a text statement holds 145 MB, five
 * pages of OCR 310 MB, but V8 and WebAssembly reserve 700 MB and 1.4 GB for that and never touch the rest, so a limit
 * near the real need stops honest work. What is really held is watched by the parent (`pool.ts`).
 */
const MEMORY_BYTES = 2_500_000_000
/** Of the process's whole life, as a backstop: each document has its wall clock (`pool.ts`). */
const CPU_SECONDS = 600

const limits = ['--core=0', `--data=${MEMORY_BYTES}`, `--cpu=${CPU_SECONDS}`, '--fsize=0', '--nofile=256']

/**
 * Processes and threads inside a user namespace of its own, as a backstop beside the parent's watch; the kernel holds
 * no process to it whose server runs as root. Kernels before 5.14 count those of the same user outside too.
 */
const ownLimits = ['--nproc=512', ...limits]

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
      ...ownLimits,
      '/sandbox/node',
      ...nodeArgs(INSIDE),
      childOf(INSIDE),
    ],
  }
}

/**
 * The same walls out of util-linux: a root of its own with the system's libraries and this program, read-only, and no
 * capability to change it.
 * The program is bound after the change of root, since it may lie below the folder that the new root covers.
 */
const newRoot = [
  'set -e',
  'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
  'node=$1 program=$2',
  'shift 2',
  'mount -t tmpfs -o size=1m,mode=755 tmpfs /tmp',
  'cd /tmp',
  'mkdir usr proc dev old sandbox sandbox/app sandbox/app/packages sandbox/app/node_modules',
  'ln -s usr/lib lib',
  'ln -s usr/lib64 lib64',
  'ln -s usr/bin bin',
  'mount --bind -o ro /usr usr',
  'mount -t proc proc proc',
  'for device in null zero random urandom; do touch dev/$device; mount --bind /dev/$device dev/$device; done',
  'touch sandbox/node sandbox/app/package.json',
  'pivot_root . old',
  'cd /',
  'mount --bind -o ro "/old$node" sandbox/node',
  'for part in packages node_modules package.json; do mount --bind -o ro "/old$program$part" sandbox/app/$part; done',
  'umount -l /old',
  'mount -o remount,ro /',
  'cd /sandbox/app',
  'unset OLDPWD',
  'exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"',
].join('\n')

const unshare = (): Confinement => ({
  kind: 'unshare',
  network: true,
  files: true,
  memory: true,
  command: 'unshare',
  args: [
    '--user',
    '--map-root-user',
    '--mount',
    '--pid',
    '--net',
    '--ipc',
    '--uts',
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    newRoot,
    'reader',
    NODE,
    ROOT,
    'prlimit',
    ...ownLimits,
    '/sandbox/node',
    ...nodeArgs(INSIDE),
    childOf(INSIDE),
  ],
})

/** Where no root of its own can be made, as inside some containers. */
const networkOnly = (): Confinement => ({
  kind: 'network',
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

/**
 * Steps below what started it. Polls beside a reader that never pauses then take as long as without one; with the same
 * priority they take up to twice as long (`npm run bench -- malformed`), and idle priority starves the reader.
 */
export const LOWER_BY = 5

/** The same at a lower priority, for what no one waits for at the screen. */
export const inBackground = ({ command, args, ...confinement }: Confinement): Confinement => ({
  ...confinement,
  command: 'nice',
  args: ['-n', String(LOWER_BY), command, ...args],
})

const run = promisify(execFile)

/** Tried with a program that only prints its version. */
async function works({ command, args }: Confinement): Promise<boolean> {
  try {
    await run(command, [...args.slice(0, args.indexOf('--permission')), '--version'], {
      timeout: 10_000,
      env: readerEnvironment,
    })
    return true
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    return false
  }
}

/** Those with every wall that this machine allows. */
export async function wholeConfinements(): Promise<Confinement[]> {
  const whole = []
  for (const confinement of [bwrap(), unshare()]) if (await works(confinement)) whole.push(confinement)
  return whole
}

/** From the strongest to the weakest, the first that works. */
export async function strongestConfinement(): Promise<Confinement> {
  for (const confinement of [bwrap(), unshare(), networkOnly(), limitsOnly()])
    if (await works(confinement)) return confinement
  return permissionsOnly()
}
