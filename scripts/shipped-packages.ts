/** The packages that an installation for production has, read from the lock file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Entry {
  version: string
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
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

const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const
const fits = (entry: Entry) =>
  (Object.keys(platform) as (keyof typeof platform)[]).every((key) => entry[key]?.includes(platform[key]) ?? true)

/** Each path once: two versions of a package are two. */
export function installedForProduction(): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  return Object.entries(packages)
    .filter(
      ([path, entry]) =>
        path.includes('node_modules/') && !entry.link && !entry.dev && !entry.devOptional && fits(entry),
    )
    .map(([path, { version, license, optional = false }]) => ({
      path,
      version,
      license,
      isOptional: optional,
      name: path.replace(/^.*node_modules\//, ''),
    }))
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
