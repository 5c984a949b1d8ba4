import { and, asc, eq, isNull } from 'drizzle-orm'
import { apiKeyPrefix, type KeyScope } from '@attesta/contract/key-scopes.ts'
import { apiKeys } from '../db/schema.ts'
import { tokenHash } from './sessions.ts'
import type { StoreContext } from './store-context.ts'

interface NewApiKey {
  companyId: string
  memberId: string
  name: string
  scopes: KeyScope[]
}
export interface ApiKey extends NewApiKey {
  id: string
  createdAt: Date
  revokedAt: Date | null
  lastUsedAt: Date | null
}

/** Keys of a company's programs: 256 random bits each, of which only the SHA-256 is kept. A revoked one stays listed. */
export const createApiKeys = ({ tx, clock, random }: StoreContext) => ({
  /** @returns the key itself, which cannot be read again */
  async add(key: NewApiKey): Promise<{ id: string; secret: string }> {
    const id = random.uuid()
    const secret = apiKeyPrefix + random.bytes(32).toString('base64url')
    await tx.insert(apiKeys).values({ id, ...key, tokenHash: tokenHash(secret), createdAt: clock.now() })
    return { id, secret }
  },

  async ofCompany(companyId: string): Promise<ApiKey[]> {
    const rows = await tx
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.companyId, companyId))
      .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
    return rows.map(({ tokenHash: _hash, ...key }) => key)
  },

  /** By id, revoked ones too. */
  async names(companyId: string): Promise<Map<string, string>> {
    const rows = await tx
      .select({ id: apiKeys.id, name: apiKeys.name })
      .from(apiKeys)
      .where(eq(apiKeys.companyId, companyId))
    return new Map(rows.map(({ id, name }) => [id, name]))
  },

  /** False when the company has no such key, or it is revoked already. */
  async revoke(companyId: string, id: string): Promise<boolean> {
    const { rowCount } = await tx
      .update(apiKeys)
      .set({ revokedAt: clock.now() })
      .where(and(eq(apiKeys.id, id), eq(apiKeys.companyId, companyId), isNull(apiKeys.revokedAt)))
    return rowCount === 1
  },
})
