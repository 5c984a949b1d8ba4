/** The packages that an installation for production has, read from the lock file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitsPlatform } from './platform.mjs'

const root = join(import.meta.dirname, '..')

interface Entry {
  version: string
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Shipped {
  /** «@img/sharp-libvips-linux-x64» */
  name: string
  version: string
  path: string
  license: string | undefined
  /** Its dependents do without it where it cannot be installed. */
  isOptional: boolean
}

/** The platform that docs/dependencies.md counts for. */
const counted = { os: 'linux', cpu: 'x64', libc: 'glibc' }

/** Each path once: two versions of a package are two. */
export function installedForProduction(platform = counted): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const fitting = Object.entries(packages).filter(
    ([path, entry]) =>
      path.includes('node_modules/') &&
      !entry.link &&
      !entry.dev &&
      !entry.devOptional &&
      fitsPlatform(entry, platform),
  )
  const ownFolders = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'))
  return asked([...ownFolders, ...fitting])
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version, license, optional = false }]) => ({
      path,
      version,
      license,
      isOptional: optional,
      name: path.replace(/^.*node_modules\//, ''),
    }))
}

/** Without those that only packages of other platforms ask for: npm does not install them. */
function asked(all: [string, Entry][]): [string, Entry][] {
  const names = new Set(
    all.flatMap(([, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    ),
  )
  const left = all.filter(
    ([path]) => !path.includes('node_modules/') || names.has(path.replace(/^.*node_modules\//, '')),
  )
  return left.length === all.length ? all : asked(left)
}

/** «MIT»; of a package that writes it in an older way, or in its LICENSE alone, from its package.json. */
export function licenceOf({ path, license }: Shipped): string {
  if (license) return license
  const { license: one, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  return (typeof one === 'object' ? one.type : one) ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none'
}
