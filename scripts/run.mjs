// Entry of every npm script, for any Node from 20 on: installs what is missing, then goes on under the pinned Node.
// Plain JavaScript on purpose: nothing is installed yet when it runs.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { staleIn, thisPlatform } from './platform.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pinnedMajor = 24

/** npm script → the program behind it. */
const programs = {
  start: ['scripts/start.ts'],
  build: ['scripts/build.ts'],
  dev: ['scripts/dev.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/check.ts'],
  e2e: ['scripts/e2e.ts'],
  pictures: ['scripts/pictures.ts'],
  doc: ['packages/documents/src/cli.ts'],
  accuracy: ['packages/documents/make/accuracy.ts'],
  mutate: ['scripts/mutate.ts'],
  bench: ['bench/src/main.ts'],
  migrate: ['apps/server/src/migrate.ts'],
  seed: ['apps/server/src/seed.ts'],
  company: ['apps/server/src/company.ts'],
  backup: ['apps/server/src/back-up.ts'],
  restore: ['apps/server/src/restore.ts'],
  'move-files': ['apps/server/src/move-files.ts'],
  'move-database': ['apps/server/src/move-database.ts'],
  client: ['scripts/client.ts'],
  sbom: ['scripts/sbom.ts'],
  doctor: ['apps/server/src/doctor.ts'],
}

const fail = (message) => {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

const [name, ...rest] = process.argv.slice(2)
const program = programs[name]
if (!program) fail(`Unknown command ${name}. Known: ${Object.keys(programs).join(', ')}`)
if (Number(process.versions.node.split('.')[0]) < 20)
  fail('Attesta needs Node 20 or newer to start; it then brings the Node it runs on.')

installWhenStale()
// The web's build strips types by a part of Node that is called experimental; every build would say so.
run(pinnedNode(), ['--disable-warning=ExperimentalWarning', join(root, program[0]), ...rest])

/** `npm ci` when a package of this platform is missing or another one than the lock file names. */
function installWhenStale() {
  const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  const installed = existsSync(join(root, 'node_modules/.package-lock.json'))
    ? packagesOf('node_modules/.package-lock.json')
    : {}
  const isThere = (path) => existsSync(join(root, path))
  if (staleIn(packagesOf('package-lock.json'), installed, thisPlatform(), isThere).length === 0) return
  process.stderr.write('Installing the dependencies (once)…\n')
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => key !== 'NODE_ENV' && !/^npm_(package|lifecycle|command|execpath|node)/.test(key),
    ),
  )
  const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []]
  const { status } = spawnSync(
    npm[0],
    [...npm[1], 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['ignore', 2, 2], env },
  )
  if (status !== 0) fail('The dependencies could not be installed. Is there a network, and is the folder writable?')
}

/** This process's Node when it is new enough, else the one that came with the dependencies. */
function pinnedNode() {
  if (Number(process.versions.node.split('.')[0]) >= pinnedMajor) return process.execPath
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (!existsSync(bundled))
    fail(
      `npm has no Node ${pinnedMajor} for ${process.platform}-${process.arch}: install Node ${pinnedMajor} and try again.`,
    )
  return bundled
}

/** Runs the program in our place: signals go on to it, its exit status becomes ours, and it ends when we are orphaned. */
function run(node, args) {
  const cache = join(root, '.cache', 'compile')
  try {
    mkdirSync(cache, { recursive: true })
  } catch {
    // A read-only checkout only starts more slowly.
    rmSync(cache, { recursive: true, force: true })
  }
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: cache, ATTESTA_PARENT: String(process.pid) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`The program could not be started: ${error.code ?? 'unknown cause'}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  // npm's own shell dies of SIGTERM without passing it on; then our parent changes.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}
