/**
 * Where the audit chain stood, kept outside the database, so that a chain whose end was cut off shows. Always in a file
 * below DATA_DIR; where the operator names one, in a second place, which an intruder on this machine cannot change.
 */
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Storage } from '@attesta/providers/storage/port.ts'
import { readHead, type Anchor } from './audit-log.ts'
import type { Tx } from '../db/connect.ts'

export interface AnchorPlace {
  /** Returns all, the oldest first. */
  read(): Promise<Anchor[]>
  add(anchor: Anchor): Promise<void>
}

/** One line each, only ever added to: the folder may be a mount that allows no more than that. */
export const fileAnchors = (file: string): AnchorPlace => ({
  async read() {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Anchor)
  },
  async add(anchor) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await appendFile(file, `${JSON.stringify(anchor)}\n`, { mode: 0o600 })
  },
})

const PREFIX = 'audit-anchors/'
/** Numbers of one width sort as texts. */
const SEQ_DIGITS = 16
/** The newest hold everything before them: the chain says so itself. */
const READ_FROM_BUCKET = 20

/**
 * One object each, under a name that is never used again. A bucket with object lock keeps them even from its own key.
 */
export const bucketAnchors = (bucket: Storage): AnchorPlace => ({
  async read() {
    const keys: string[] = []
    for await (const { key } of bucket.list(PREFIX)) keys.push(key)
    const newest = keys.toSorted().slice(-READ_FROM_BUCKET)
    return Promise.all(
      newest.map(async (key) => {
        const chunks: Buffer[] = []
        for await (const chunk of await bucket.get(key)) chunks.push(chunk as Buffer)
        return JSON.parse(Buffer.concat(chunks).toString()) as Anchor
      }),
    )
  },
  async add(anchor) {
    const name = `${PREFIX}${String(anchor.seq).padStart(SEQ_DIGITS, '0')}`
    // Written once: an anchor that stands is never replaced, whatever the chain says by now.
    if (!(await bucket.has(name))) await bucket.put(name, Buffer.from(JSON.stringify(anchor)))
  },
})

/** Each place must agree with the chain. */
export const readAnchors = async (places: readonly AnchorPlace[]): Promise<Anchor[]> =>
  (await Promise.all(places.map((place) => place.read()))).flat()

/**
 * Adds the head to each place where it moved since the last anchor. A place that fails is tried again with the next
 * job.
 */
export async function anchorAudit(tx: Tx, places: readonly AnchorPlace[]): Promise<void> {
  const head = await readHead(tx)
  if (!head) return
  for (const place of places) if ((await place.read()).at(-1)?.seq !== head.seq) await place.add(head)
}
