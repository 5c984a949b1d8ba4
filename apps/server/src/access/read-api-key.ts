import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { apiKeyPrefix, type KeyScope } from '@attesta/contract/key-scopes.ts'
import type { MemberRole } from '@attesta/contract/route.ts'
import type { Tx } from '../db/connect.ts'
import { apiKeys, companies, members } from '../db/schema.ts'
import { tokenHash } from '../stores/sessions.ts'

export interface LiveApiKey {
  id: string
  memberId: string
  companyId: string
  /** Of its maker, as it is now. */
  role: MemberRole
  scopes: readonly KeyScope[]
}

/** By its looks; a session's token never begins so. */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix)

/** That a key was used is written down so often, in milliseconds. */
const usedStep = 60_000

/** Undefined: unknown, revoked, its maker has left, or the company is suspended. */
export async function readApiKey(tx: Tx, token: string, now: Date): Promise<LiveApiKey | undefined> {
  const [found] = await tx
    .select({
      id: apiKeys.id,
      memberId: apiKeys.memberId,
      companyId: apiKeys.companyId,
      role: members.role,
      scopes: apiKeys.scopes,
    })
    .from(apiKeys)
    .innerJoin(members, and(eq(members.id, apiKeys.memberId), isNull(members.removedAt)))
    .innerJoin(companies, and(eq(companies.id, apiKeys.companyId), isNull(companies.suspendedAt)))
    .where(and(eq(apiKeys.tokenHash, tokenHash(token)), isNull(apiKeys.revokedAt)))
  if (found)
    await tx
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(apiKeys.id, found.id),
          or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - usedStep))),
        ),
      )
  return found
}
