// `npm run build [-- FOLDER] [--check]`: a release that starts without this clone, its development dependencies or a
// build. `--check` starts it.
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findBinaries } from '../apps/server/src/db/embedded/binaries.ts'
import { buildWebWhenStale } from './build-web.ts'
import { checkRelease } from './check-release.ts'
import { root } from './programs.ts'
import { releaseFiles, releasePackages, releasePrograms } from './release-files.ts'

const target = resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? join(root, 'release'))
if (existsSync(target) && !existsSync(join(target, 'release.json')))
  throw new Error(`${target} is there and is no release: name another folder`)

await buildWebWhenStale()
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const write = (path: string, value: object) => writeFileSync(join(target, path), `${JSON.stringify(value, null, 2)}\n`)
// First, so that a build that broke off can be repeated.
write('release.json', {})
const copy = (path: string) => {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  // Links as they are: Node's own way would make them point into this clone.
  cpSync(join(root, path), join(target, path), { recursive: true, verbatimSymlinks: true })
}
const hash = createHash('sha256')
const files = releaseFiles().toSorted()
for (const path of files) {
  copy(path)
  hash.update(path).update(readFileSync(join(root, path)))
}
copy('apps/web/dist')
hash.update(readFileSync(join(root, 'apps/web/dist/.stamp')))
// Makes the links between its libraries: a release that root owns cannot make them at its start.
findBinaries()
const packages = releasePackages()
for (const { path, name, version } of packages) {
  copy(path)
  hash.update(`${name}@${version}`)
}
mkdirSync(join(target, 'node_modules/@attesta'), { recursive: true })
for (const name of ['contract', 'domain', 'documents', 'providers'])
  symlinkSync(`../../packages/${name}`, join(target, 'node_modules/@attesta', name))

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
write('package.json', { name: 'attesta', version, private: true, type: 'module' })
const id = hash.digest('hex').slice(0, 16)
write('release.json', { version, id })

const cases = Object.entries(releasePrograms).map(([name, path]) => `  ${name}) program=${path} ;;`)
writeFileSync(
  join(target, 'attesta'),
  `#!/bin/sh
# attesta NAME: one of ${Object.keys(releasePrograms).join(', ')}. Settings come from the environment.
here=$(dirname "$(readlink -f "$0")")
name=\${1:-start}
[ $# -gt 0 ] && shift
case "$name" in
${cases.join('\n')}
  *) echo "attesta: unknown command $name" >&2; exit 64 ;;
esac
export NODE_ENV="\${NODE_ENV:-production}"
exec "$here/node_modules/node-${process.platform}-${process.arch}/bin/node" --disable-warning=ExperimentalWarning "$here/$program" "$@"
`,
)
chmodSync(join(target, 'attesta'), 0o755)
process.stdout.write(`Release ${version} (${id}): ${files.length} files, ${packages.length} packages, in ${target}\n`)
if (process.argv.includes('--check')) {
  await checkRelease(target)
  process.stdout.write('It starts in production, answers, ends, and refuses to be a trial.\n')
}
