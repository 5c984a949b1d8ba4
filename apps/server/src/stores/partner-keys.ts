import { and, asc, eq, isNull } from 'drizzle-orm'
import { partnerKeys } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface PartnerKey {
  id: string
  kid: string
  companyId: string
  name: string
  algorithm: 'EdDSA' | 'HS256'
  createdAt: Date
  revokedAt: Date | null
  lastUsedAt: Date | null
}
/** What a signature is checked with: the public key's 32 bytes as base64url, or the shared secret as its text. */
export type KeyMaterial = { algorithm: 'EdDSA'; publicKey: string } | { algorithm: 'HS256'; secret: string }
export interface NewPartnerKey {
  id: string
  kid: string
  companyId: string
  name: string
  material: KeyMaterial
}

const place = (row: string) => ({ table: 'partner_keys', column: 'secret', row })

/** Keys by which a company signs for the people whom it sends. A revoked one stays in the list and opens nothing. */
export const createPartnerKeys = ({ tx, keys, clock }: StoreContext) => {
  const shown = ({ publicKey: _public, secret: _secret, ...key }: typeof partnerKeys.$inferSelect): PartnerKey => key

  return {
    async add({ id, material, ...plain }: NewPartnerKey): Promise<void> {
      const { algorithm } = material
      const secret =
        algorithm === 'HS256'
          ? await keys.seal({ kind: 'company', id: plain.companyId }, place(id), { secret: material.secret })
          : null
      await tx.insert(partnerKeys).values({
        id,
        ...plain,
        algorithm,
        publicKey: algorithm === 'EdDSA' ? material.publicKey : null,
        secret,
        createdAt: clock.now(),
      })
    },

    /** For the sandbox, whose public key is another one after each start. */
    async replacePublicKey({
      id,
      material: { publicKey },
      ...plain
    }: NewPartnerKey & { material: { algorithm: 'EdDSA' } }): Promise<void> {
      await tx
        .insert(partnerKeys)
        .values({ id, ...plain, algorithm: 'EdDSA', publicKey, createdAt: clock.now() })
        .onConflictDoUpdate({ target: partnerKeys.kid, set: { publicKey } })
    },

    async ofCompany(companyId: string): Promise<PartnerKey[]> {
      return (
        await tx
          .select()
          .from(partnerKeys)
          .where(eq(partnerKeys.companyId, companyId))
          .orderBy(asc(partnerKeys.createdAt), asc(partnerKeys.id))
      ).map(shown)
    },

    /** A key that still opens, with what it takes to check by it. */
    async live(kid: string): Promise<{ key: PartnerKey; material: KeyMaterial } | null> {
      const [row] = await tx
        .select()
        .from(partnerKeys)
        .where(and(eq(partnerKeys.kid, kid), isNull(partnerKeys.revokedAt)))
      if (!row) return null
      if (row.publicKey !== null) return { key: shown(row), material: { algorithm: 'EdDSA', publicKey: row.publicKey } }
      const { secret } = await keys.openJson<{ secret: string }>(
        { kind: 'company', id: row.companyId },
        place(row.id),
        row.secret!,
      )
      return { key: shown(row), material: { algorithm: 'HS256', secret } }
    },

    async markUsed(id: string): Promise<void> {
      await tx.update(partnerKeys).set({ lastUsedAt: clock.now() }).where(eq(partnerKeys.id, id))
    },

    /** False when the company has no such key, or it is revoked already. */
    async revoke(companyId: string, id: string): Promise<boolean> {
      const { rowCount } = await tx
        .update(partnerKeys)
        .set({ revokedAt: clock.now() })
        .where(and(eq(partnerKeys.id, id), eq(partnerKeys.companyId, companyId), isNull(partnerKeys.revokedAt)))
      return rowCount === 1
    },
  }
}
