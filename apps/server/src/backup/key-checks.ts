/** Which master keys a backup needs, without keeping them in it. */
import { hkdfSync } from 'node:crypto'
import type { MasterKeys } from '../crypto/key-file.ts'
import { BackupRefused } from './backup-refused.ts'

/** «seal.s1» → 16 hexadecimal digits derived from the key, which cannot be turned back. */
export const keyChecks = (keys: MasterKeys): Record<string, string> =>
  Object.fromEntries(
    (['seal', 'index'] as const).flatMap((set) =>
      Object.entries(keys[set].keys).map(([id, key]) => [
        `${set}.${id}`,
        Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'backup-check', 8)).toString('hex'),
      ]),
    ),
  )

/** @throws BackupRefused when a key is missing with which the backup was sealed */
export function demandKeys(needed: Record<string, string>, keys: MasterKeys): void {
  const there = keyChecks(keys)
  const missing = Object.entries(needed).filter(([id, check]) => there[id] !== check)
  if (missing.length > 0)
    throw new BackupRefused(
      `The keys here are not those of the backup (${missing.map(([id]) => id).join(', ')}): nothing in it could ` +
        `be opened. Name their copy with --keys-from.`,
    )
}
