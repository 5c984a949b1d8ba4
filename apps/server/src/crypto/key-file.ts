/**
 * The keys that never are in the database: read from the environment, or from a file that only this user can read, made
 * at the first start.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { WrongConfig } from '../config.ts'
import type { Random } from '../random.ts'

const keyText = z
  .string()
  .check(z.refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64'))
/** The audit chain's key of an installation that names none, derived from the index key. */
const DERIVED_AUDIT_KEY = 'index'

const keySet = z
  .object({ current: z.string(), keys: z.record(z.string().check(z.regex(/^[a-z0-9]{1,16}$/)), keyText) })
  .check(z.refine(({ current, keys }) => current in keys, 'the current key is not among the keys'))
const keyFile = z.object({
  seal: keySet,
  index: keySet,
  audit: z.optional(
    keySet.check(z.refine(({ keys }) => !(DERIVED_AUDIT_KEY in keys), `${DERIVED_AUDIT_KEY} is not free as a name`)),
  ),
})

interface NamedKeys {
  current: string
  keys: Record<string, Buffer>
}
/**
 * `seal` wraps the data keys; `index` is the pepper of keyed hashes and the root of the signing key; `audit` keys the
 * audit chain.
 */
export interface MasterKeys {
  seal: NamedKeys
  index: NamedKeys
  audit: NamedKeys
}

/**
 * `fromEnvironment`: the JSON of ATTESTA_KEYS, `{"seal":{"current":"s1","keys":{"s1":"<base64>"}},"index":{…}}`; the
 * same stands in the file. To rotate, add a key, make it `current`, stop every process and start again; when the job
 * `rewrapKeys` is done, remove the old one (docs/how-to/change-the-keys.md).
 */
export function readMasterKeys(fromEnvironment: string | undefined, folder: string, random: Random): MasterKeys {
  if (fromEnvironment !== undefined) return parseKeys(fromEnvironment, 'ATTESTA_KEYS')
  const file = join(folder, 'house-keys.json')
  if (!existsSync(file)) makeKeyFile(folder, file, random)
  return parseKeys(readFileSync(file, 'utf8'), 'keys/house-keys.json below DATA_DIR')
}

function parseKeys(text: string, source: string): MasterKeys {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new WrongConfig([`${source} is no JSON`])
  }
  const parsed = keyFile.safeParse(json)
  if (!parsed.success)
    throw new WrongConfig(parsed.error.issues.map((issue) => `${source}: ${issue.path.join('.')} ${issue.message}`))
  const decode = ({ current, keys }: z.infer<typeof keySet>): NamedKeys => ({
    current,
    keys: Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, Buffer.from(key, 'base64')])),
  })
  const index = decode(parsed.data.index)
  return {
    seal: decode(parsed.data.seal),
    index,
    audit: auditKeys(index, parsed.data.audit && decode(parsed.data.audit)),
  }
}

/** Entries that were written with the derived key go on being verified when a set of its own is added. */
function auditKeys(index: NamedKeys, own: NamedKeys | undefined): NamedKeys {
  const derived = Buffer.from(hkdfSync('sha256', index.keys[index.current]!, Buffer.alloc(0), 'audit-chain', 32))
  return { current: own?.current ?? DERIVED_AUDIT_KEY, keys: { ...own?.keys, [DERIVED_AUDIT_KEY]: derived } }
}

/**
 * Written whole under another name and then linked: of two processes that start at once, one's file stays and both read
 * it.
 */
function makeKeyFile(folder: string, file: string, random: Random): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh = (id: string) => ({ current: id, keys: { [id]: random.bytes(32).toString('base64') } })
  const making = `${file}.${random.bytes(6).toString('hex')}`
  const handle = openSync(making, 'wx', 0o600)
  try {
    writeSync(handle, JSON.stringify({ seal: fresh('s1'), index: fresh('i1') }, null, 2))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  try {
    linkSync(making, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(making)
  }
}
