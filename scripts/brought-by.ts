/** Which packages each direct dependency of what ships brings along, read from the lock file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedForProduction } from './shipped-packages.ts'

const root = join(import.meta.dirname, '..')
const workspaces = [
  'apps/server',
  'apps/web',
  'packages/documents',
  'packages/providers',
  'packages/domain',
  'packages/contract',
]

interface Entry {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Brought {
  name: string
  /** Itself included; what two dependencies bring is counted with both. */
  count: number
  /** Those that stand with no dependency that brings fewer, and are no direct ones themselves; by name. */
  others: string[]
}

/** By how many each brings, then by name. */
export function broughtByDirect(): Brought[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const shipped = new Map(installedForProduction().map(({ path, name }) => [path, name]))
  const namesIn = (path: string) => {
    const { dependencies, optionalDependencies } = packages[path] ?? {}
    return Object.keys({ ...dependencies, ...optionalDependencies })
  }
  /** As Node finds it: in the nearest folder upwards. Undefined for what does not ship. */
  const pathOf = (from: string, name: string): string | undefined => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
      if (shipped.has(path)) return path
      if (folder === '') return undefined
    }
  }
  const add = (path: string, found: Set<string>): Set<string> => {
    if (found.has(path)) return found
    found.add(path)
    for (const name of namesIn(path)) {
      const next = pathOf(path, name)
      if (next !== undefined) add(next, found)
    }
    return found
  }
  const direct = new Map<string, Set<string>>()
  for (const workspace of ['', ...workspaces])
    for (const name of namesIn(workspace)) {
      const path = pathOf(workspace, name)
      if (path !== undefined) add(path, direct.get(name) ?? direct.set(name, new Set()).get(name)!)
    }
  const named = new Set(direct.keys())
  return [...direct]
    .sort(([a, one], [b, other]) => one.size - other.size || b.localeCompare(a, 'en'))
    .map(([name, paths]) => {
      const others = [...new Set([...paths].map((path) => shipped.get(path)!))].filter((one) => !named.has(one)).sort()
      for (const one of others) named.add(one)
      return { name, count: paths.size, others }
    })
    .reverse()
}
