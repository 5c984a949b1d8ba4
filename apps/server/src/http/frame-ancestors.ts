import { eq, inArray } from 'drizzle-orm'
import { applications, companies, listings } from '../db/schema.ts'
import type { InScope } from '../db/transact.ts'

/** Origins that the company of a listing, or of an application for one, has registered to show the form in a frame. */
export function readFrameAncestors(inScope: InScope): (ids: string[]) => Promise<string[]> {
  return async (ids) => {
    if (ids.length === 0) return []
    const rows = await inScope({ kind: 'system', task: 'frame-ancestors' }, async (tx) => [
      ...(await tx.select({ origins: companies.parentOrigins }).from(listings).innerJoin(companies, eq(companies.id, listings.companyId)).where(inArray(listings.id, ids))),
      ...(await tx.select({ origins: companies.parentOrigins }).from(applications).innerJoin(companies, eq(companies.id, applications.companyId)).where(inArray(applications.id, ids))),
    ])
    return [...new Set(rows.flatMap(({ origins }) => origins))]
  }
}
