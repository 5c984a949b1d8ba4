import { createHmac, hkdfSync } from 'node:crypto'
import { eq, inArray, ne, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { SingleStatements } from '../db/connect.ts'
import { dataKeys } from '../db/schema.ts'
import type { Random } from '../random.ts'
import { decrypt, encrypt, nonceBytes } from './envelope.ts'
import type { MasterKeys } from './key-file.ts'
import { KeyShredded, type KeyRing, type SealContext, type Subject } from './key-ring.ts'

/**
 * Unwrapped data keys are kept this long and this many, so that a key shredded by another process is forgotten soon.
 */
const keptMs = 5 * 60_000
const keptMost = 5000
const rewrapStep = 500

const ownerOf = (subject: Subject) => Buffer.from(subject.id.replaceAll('-', ''), 'hex')
const placeOf = ({ table, column, row }: SealContext) => `${table}|${column}|${row}`
const wrapOwner = (kekId: string) => Buffer.alloc(16, 0).fill(kekId, 0, Math.min(16, kekId.length))

/**
 * `db`: connections of the role that alone sees the data keys, apart from those of the transactions around, which may
 * be waiting for these.
 */
export function createKeyRing(
  db: SingleStatements,
  house: MasterKeys,
  { clock, random }: { clock: Clock; random: Random },
): KeyRing {
  const kept = new Map<string, { key: Buffer; until: number }>()
  const derived = new Map<string, Buffer>()
  const nonce = () => random.bytes(nonceBytes)
  const wrap = (subject: string, key: Buffer) =>
    encrypt(house.seal.keys[house.seal.current]!, wrapOwner(house.seal.current), `data_keys|${subject}`, nonce(), key)

  function unwrap(row: { subject: string; kekId: string; wrapped: Buffer }): Buffer {
    const kek = house.seal.keys[row.kekId]
    if (!kek) throw new Error(`the key-encryption key ${row.kekId} is not configured`)
    return decrypt(kek, wrapOwner(row.kekId), `data_keys|${row.subject}`, row.wrapped)
  }

  function keep(subject: string, key: Buffer): Buffer {
    if (kept.size >= keptMost) kept.delete(kept.keys().next().value!)
    kept.set(subject, { key, until: clock.now().getTime() + keptMs })
    return key
  }

  async function find(subject: Subject): Promise<Buffer | undefined> {
    const known = kept.get(subject.id)
    if (known && known.until > clock.now().getTime()) return known.key
    kept.delete(subject.id)
    const [row] = await db.select().from(dataKeys).where(eq(dataKeys.subject, subject.id))
    return row && keep(subject.id, unwrap(row))
  }

  async function findOrMake(subject: Subject): Promise<Buffer> {
    const known = await find(subject)
    if (known) return known
    const key = random.bytes(32)
    await db
      .insert(dataKeys)
      .values({
        subject: subject.id,
        kind: subject.kind,
        kekId: house.seal.current,
        wrapped: wrap(subject.id, key),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
    return must(await find(subject))
  }

  const must = (key: Buffer | undefined): Buffer => {
    if (!key) throw new KeyShredded()
    return key
  }

  /** One key a purpose, so that a hash made for one is worthless for another. */
  function pepper(id: string, purpose: string): Buffer {
    const name = `${id}|${purpose}`
    let key = derived.get(name)
    if (!key)
      derived.set(name, (key = Buffer.from(hkdfSync('sha256', house.index.keys[id]!, Buffer.alloc(0), purpose, 32))))
    return key
  }

  async function open(subject: Subject, context: SealContext, sealed: Buffer): Promise<Buffer> {
    return decrypt(must(await find(subject)), ownerOf(subject), placeOf(context), sealed)
  }

  return {
    async seal(subject, context, plain) {
      return encrypt(
        await findOrMake(subject),
        ownerOf(subject),
        placeOf(context),
        nonce(),
        Buffer.isBuffer(plain) ? plain : Buffer.from(JSON.stringify(plain)),
      )
    },
    open,
    async load(subjects) {
      const now = clock.now().getTime()
      const missing = subjects.filter(({ id }) => (kept.get(id)?.until ?? 0) <= now).map(({ id }) => id)
      if (missing.length < 2) return
      for (const row of await db.select().from(dataKeys).where(inArray(dataKeys.subject, missing)))
        keep(row.subject, unwrap(row))
    },
    async openJson<T>(subject: Subject, context: SealContext, sealed: Buffer) {
      return JSON.parse((await open(subject, context, sealed)).toString()) as T
    },
    async sealingKey(subject, salt) {
      return fileKey(await findOrMake(subject), salt)
    },
    async openingKey(subject, salt) {
      return fileKey(must(await find(subject)), salt)
    },
    blindIndex: (text) =>
      `${house.index.current}.${createHmac('sha256', pepper(house.index.current, 'blind-index')).update(text).digest('hex')}`,
    hmac: (purpose, text) => createHmac('sha256', pepper(house.index.current, purpose)).update(text).digest('hex'),
    auditMac(text, keyId = house.audit.current) {
      const key = house.audit.keys[keyId]
      return key && { keyId, mac: createHmac('sha256', key).update(text).digest('hex') }
    },
    signingSeed: (purpose) =>
      Buffer.from(
        hkdfSync('sha256', house.index.keys[house.index.current]!, Buffer.alloc(0), `signing|${purpose}`, 32),
      ),
    async rewrap() {
      let count = 0
      for (;;) {
        const rows = await db.select().from(dataKeys).where(ne(dataKeys.kekId, house.seal.current)).limit(rewrapStep)
        if (rows.length === 0) return count
        for (const row of rows) {
          const wrapped = wrap(row.subject, unwrap(row))
          await db
            .update(dataKeys)
            .set({ kekId: house.seal.current, wrapped })
            .where(sql`${dataKeys.subject} = ${row.subject} and ${dataKeys.kekId} = ${row.kekId}`)
        }
        count += rows.length
      }
    },
    async shred(subject) {
      await db.delete(dataKeys).where(eq(dataKeys.subject, subject.id))
      kept.delete(subject.id)
    },
    forgetOld() {
      const now = clock.now().getTime()
      for (const [subject, { until }] of kept) if (until <= now) kept.delete(subject)
    },
  }
}

const fileKey = (dataKey: Buffer, salt: Buffer): Buffer => Buffer.from(hkdfSync('sha256', dataKey, salt, 'file', 32))
