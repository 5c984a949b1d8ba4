/** The owner of a listing's home: a person's name, sealed with the company's key and found by its words. */
import { searchWords } from '@attesta/domain/search-words.ts'
import type { KeyRing } from '../crypto/key-ring.ts'

const place = (row: string) => ({ table: 'listings', column: 'owner', row })
const key = (companyId: string) => ({ kind: 'company', id: companyId }) as const
/** Of one folded word; apart from other hashes and other companies'. */
export const ownerWordHash = (keys: KeyRing, companyId: string, word: string) =>
  keys.blindIndex(`listing owner ${companyId} ${word}`)

/** The owner's name as a row keeps it: sealed, and its words as keyed hashes. */
export async function sealedOwner(
  keys: KeyRing,
  { id, companyId, owner }: { id: string; companyId: string; owner: string | null },
): Promise<{ owner: Buffer | null; ownerWords: string[] }> {
  if (owner === null) return { owner: null, ownerWords: [] }
  return {
    owner: await keys.seal(key(companyId), place(id), Buffer.from(owner)),
    ownerWords: searchWords(owner).map((word) => ownerWordHash(keys, companyId, word)),
  }
}

export async function openOwner(
  keys: KeyRing,
  { id, companyId, owner }: { id: string; companyId: string; owner: Buffer | null },
): Promise<string | null> {
  return owner === null ? null : (await keys.open(key(companyId), place(id), owner)).toString()
}
