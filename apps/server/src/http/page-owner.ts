import { eq, inArray } from 'drizzle-orm'
import type { Theme } from '@attesta/contract/listing.ts'
import { themeOf } from '../application/theme.ts'
import { applications, companies, listings } from '../db/schema.ts'
import type { InScope } from '../db/transact.ts'

/** What a company has to say in a page of its own. */
export interface PageOwner {
  /** Origins that it has registered to show the form in a frame. */
  origins: string[]
  /** Its colours; null where it has none. */
  theme: Theme | null
  /** The home that its page is about, when it takes applications. */
  home: { name: string; company: string; lanPays: boolean } | null
}

/** The company of a listing, or of an application for one, by the ids that stand in a page's path; of nobody where none is known. */
export function readPageOwner(inScope: InScope): (ids: string[]) => Promise<PageOwner> {
  const ofCompany = { origins: companies.parentOrigins, colours: companies.colours }
  const ofHome = {
    name: listings.name,
    company: companies.name,
    lanPays: listings.lanPays,
    archivedAt: listings.archivedAt,
    suspendedAt: companies.suspendedAt,
  }
  return async (ids) => {
    if (ids.length === 0) return { origins: [], theme: null, home: null }
    const { homes, rows } = await inScope({ kind: 'system', task: 'page-owner' }, async (tx) => {
      const homes = await tx
        .select({ ...ofCompany, ...ofHome })
        .from(listings)
        .innerJoin(companies, eq(companies.id, listings.companyId))
        .where(inArray(listings.id, ids))
      return {
        homes,
        rows: [
          ...homes,
          ...(await tx
            .select(ofCompany)
            .from(applications)
            .innerJoin(companies, eq(companies.id, applications.companyId))
            .where(inArray(applications.id, ids))),
        ],
      }
    })
    const home = homes.find(({ archivedAt, suspendedAt }) => archivedAt === null && suspendedAt === null)
    return {
      origins: [...new Set(rows.flatMap(({ origins }) => origins))],
      theme: rows[0] ? themeOf(rows[0].colours) : null,
      home: home ? { name: home.name, company: home.company, lanPays: home.lanPays } : null,
    }
  }
}
