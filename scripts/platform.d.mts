export interface Platform {
  os: string
  cpu: string
  libc: string
}
interface PlatformEntry {
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
  integrity?: string
  optional?: boolean
  link?: boolean
}
export function thisPlatform(): Platform
export function fitsPlatform(entry: PlatformEntry, platform: Platform): boolean
export function staleIn(
  locked: Record<string, PlatformEntry>,
  installed: Record<string, PlatformEntry>,
  platform: Platform,
  isThere: (path: string) => boolean,
): string[]
