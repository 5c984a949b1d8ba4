/** Where the audit chain stood, kept beside the database and not in it: one line each time. An operator copies the file off the host. */
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Tx } from '../db/connect.ts'
import { readHead, type Anchor } from './audit-log.ts'

export async function readAnchors(file: string): Promise<Anchor[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Anchor)
}

/** Adds the head when it moved since the last anchor. */
export async function anchorAudit(tx: Tx, file: string): Promise<void> {
  const head = await readHead(tx)
  if (!head || (await readAnchors(file)).at(-1)?.seq === head.seq) return
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await appendFile(file, `${JSON.stringify(head)}\n`, { mode: 0o600 })
}
