import { eq, inArray } from 'drizzle-orm'
import type { Theme } from '@attesta/contract/listing.ts'
import { themeOf } from '../branding/theme.ts'
import { applications, companies, listings } from '../db/schema.ts'
import type { InScope } from '../db/in-scope.ts'
import { isDatabaseTrouble } from '../db/trouble.ts'
import type { Log } from '../log.ts'
import { TookTooLong, within } from '../within.ts'

/** What a company has to say in a page of its own. */
export interface PageOwner {
  /** Origins that it has registered to show the form in a frame. */
  origins: string[]
  /** Its colours; null where it has none. */
  theme: Theme | null
  /** The home that its page is about, when it takes applications. */
  home: { name: string; company: string; lanPays: boolean } | null
}

const nobody: PageOwner = { origins: [], theme: null, home: null }
/** Longer than this no page waits for its colours; in a frame it waits for leave to be shown at all. */
const patienceMs = { window: 1000, frame: 10_000 }

/**
 * While the database is busy or away a page is shown without its company's name and colours, and in no other site's
 * frame.
 */
export const orNobody =
  (ownerOf: (ids: string[]) => Promise<PageOwner>, log: Log) =>
  async (ids: string[], isFramed: boolean): Promise<PageOwner> => {
    try {
      return await within(patienceMs[isFramed ? 'frame' : 'window'], ownerOf(ids))
    } catch (error) {
      if (!(error instanceof TookTooLong) && !isDatabaseTrouble(error)) throw error
      log.warn({ event: 'page.owner_unknown' }, error)
      return nobody
    }
  }

/**
 * The company of a listing, or of an application for one, by the ids that stand in a page's path; none where none is
 * known.
 */
export function readPageOwner(inScope: InScope): (ids: string[]) => Promise<PageOwner> {
  const ofCompany = { origins: companies.parentOrigins, colours: companies.colours }
  const ofHome = {
    id: listings.id,
    name: listings.name,
    company: companies.name,
    lanPays: listings.lanPays,
    archivedAt: listings.archivedAt,
    status: listings.status,
    suspendedAt: companies.suspendedAt,
  }
  return async (ids) => {
    if (ids.length === 0) return nobody
    const { homes, applicationsOf } = await inScope({ kind: 'system', task: 'page-owner' }, async (tx) => {
      const homes = await tx
        .select({ ...ofCompany, ...ofHome })
        .from(listings)
        .innerJoin(companies, eq(companies.id, listings.companyId))
        .where(inArray(listings.id, ids))
      return {
        homes,
        applicationsOf: await tx
          .select(ofCompany)
          .from(applications)
          .innerJoin(companies, eq(companies.id, applications.companyId))
          .where(inArray(applications.id, ids)),
      }
    })
    // Whose form is shown: the listing's where one stands in the path, its last id; else the application's.
    const listing = homes.find(({ id }) => id === ids.at(-1)) ?? homes[0]
    const shown = listing ?? applicationsOf[0]
    const isOpen = listing?.archivedAt === null && listing.status === 'open' && listing.suspendedAt === null
    return {
      origins: shown?.origins ?? [],
      theme: shown ? themeOf(shown.colours) : null,
      home: listing && isOpen ? { name: listing.name, company: listing.company, lanPays: listing.lanPays } : null,
    }
  }
}
