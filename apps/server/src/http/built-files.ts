/**
 * The built web app, held in memory with its compressed forms: small, and a path that is not in the list cannot be
 * reached by any spelling.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '@attesta/contract/fields.ts'
import { fillPage, type PageSettings } from './page-settings.ts'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
}
const compressible = /^(text|application)\/|svg/
type Encoding = 'br' | 'gzip' | 'identity'
export const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

export interface BuiltFile {
  mediaType: string
  bytes: Buffer
  encoding: Encoding
  etag: string
  isHashed: boolean
}
interface Entry {
  mediaType: string
  bytes: Buffer
  etag: string
  isHashed: boolean
  packed: Map<Encoding, Promise<Buffer>>
}

/** «/assets/main-B7q2xYz1.js»: the name changes with the content */
const hashedPattern = /^\/assets\/.+-[\w-]{8}\.\w+$/

export interface BuiltFiles {
  /** `language`: of a page, which then says so before any script of it runs. */
  find(path: string, accepts: string, language?: Language): Promise<BuiltFile | undefined>
}

export function readBuiltFiles(folder: string, settings: PageSettings): BuiltFiles {
  let entries = new Map<string, Entry>()
  let readAt = 0

  /** Read again after a new build. */
  function refresh(): void {
    const index = join(folder, 'index.html')
    const builtAt = existsSync(index) ? statSync(index).mtimeMs : 0
    if (builtAt === readAt) return
    readAt = builtAt
    entries = new Map(
      filesBelow(folder).map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readEntry(file, settings)]),
    )
    for (const [path, entry] of entries) entry.isHashed = hashedPattern.test(path)
  }

  /** Made when it is first asked for: a page is small, and its languages are three. */
  function entryIn(path: string, language: Language | undefined): Entry | undefined {
    const plain = entries.get(path)
    if (!plain || language === undefined) return plain
    const key = `${path} ${language}`
    const known = entries.get(key)
    if (known) return known
    // «<html lang="en">»
    const bytes = Buffer.from(plain.bytes.toString().replace(/<html lang="[a-z]+">/, `<html lang="${language}">`))
    const entry = { ...plain, bytes, etag: etagOf(bytes), packed: new Map<Encoding, Promise<Buffer>>() }
    entries.set(key, entry)
    return entry
  }

  return {
    async find(path, accepts, language) {
      refresh()
      const entry = entryIn(path, language)
      if (!entry) return undefined
      const { mediaType, etag, isHashed, bytes } = entry
      const encoding =
        (['br', 'gzip'] as const).find(
          (one) => compressible.test(mediaType) && new RegExp(`\\b${one}\\b`).test(accepts),
        ) ?? 'identity'
      if (encoding === 'identity') return { mediaType, bytes, encoding, etag, isHashed }
      let packed = entry.packed.get(encoding)
      if (!packed) entry.packed.set(encoding, (packed = compress[encoding](bytes)))
      return { mediaType, bytes: await packed, encoding, etag, isHashed }
    },
  }
}

/** Of what is sent, not of the file: the same page with other settings or in another language is another. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`

function readEntry(file: string, settings: PageSettings): Entry {
  const built = readFileSync(file)
  const bytes = extname(file) === '.html' ? Buffer.from(fillPage(built.toString(), settings)) : built
  return {
    mediaType: mediaTypes[extname(file)] ?? 'application/octet-stream',
    bytes,
    etag: etagOf(bytes),
    isHashed: false,
    packed: new Map(),
  }
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []
