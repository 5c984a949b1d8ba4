// After every change of the lock file: drops optional dependencies that the lock does not hold (other platforms' binaries that no registry
// offered), because `npm ci` refuses a lock that names what it does not pin. Run: node scripts/prune-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const isPinned = (path, name) => {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[at ? `${at}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!at) return false
  }
}
let dropped = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (path === '' || isPinned(path, name)) continue
    delete entry.optionalDependencies[name]
    dropped++
  }
}
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n')
console.log(`${dropped} unpinned optional dependencies dropped`)
