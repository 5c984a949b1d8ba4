import { and, eq, isNull } from 'drizzle-orm'
import type { LegalPages } from '@attesta/contract/listing.ts'
import type { MemberRole } from '@attesta/contract/route.ts'
import { companies, members } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface Company {
  id: string; partnerUuid: string; name: string; url: string | null; logo: string | null
  colours: { primary: string | null; secondary: string | null; background: string | null; header: string | null }
  /** The applicant is told that all is in, and the figures go to the company alone. */
  hidesFullReport: boolean
  /** The short form asks for the current address. */
  asksForAddress: boolean
  /** Whoever signs up for this company consents to its own texts; null: to the operator's. */
  ownLegalPages: LegalPages | null
  rentRatios: { min: number; value: number; max: number } | null; parentOrigins: string[]
}
export interface Member { id: string; companyId: string; email: string; name: string; role: MemberRole }
interface Contact { email: string; name: string }

export const companyOf = ({ flags, createdAt: _created, ...plain }: typeof companies.$inferSelect): Company => ({ ...plain, hidesFullReport: flags.hidesFullReport, asksForAddress: flags.asksForAddress ?? false, ownLegalPages: flags.ownLegalPages ?? null })

const place = (row: string) => ({ table: 'members', column: 'contact', row })

export const createCompanies = ({ tx, keys, clock }: StoreContext) => {
  const isMember = isNull(members.removedAt)
  const opened = async ({ id, companyId, role, contact }: typeof members.$inferSelect): Promise<Member> =>
    ({ id, companyId, role, ...(await keys.openJson<Contact>({ kind: 'company', id: companyId }, place(id), contact)) })

  return {
    async find(id: string): Promise<Company | null> {
      const [row] = await tx.select().from(companies).where(eq(companies.id, id))
      return row ? companyOf(row) : null
    },

    async memberByAddress(email: string): Promise<Member | null> {
      const [row] = await tx.select().from(members).where(and(eq(members.emailHash, keys.blindIndex(email)), isMember))
      return row ? opened(row) : null
    },

    async member(id: string): Promise<Member | null> {
      const [row] = await tx.select().from(members).where(and(eq(members.id, id), isMember))
      return row ? opened(row) : null
    },

    async membersOf(companyId: string): Promise<Member[]> {
      const rows = await tx.select().from(members).where(and(eq(members.companyId, companyId), isMember)).orderBy(members.createdAt, members.id)
      return Promise.all(rows.map(opened))
    },

    async setParentOrigins(id: string, parentOrigins: string[]): Promise<void> {
      await tx.update(companies).set({ parentOrigins }).where(eq(companies.id, id))
    },

    /** Made once: a company with this id stays as it is. */
    async ensure({ hidesFullReport, asksForAddress, ownLegalPages, ...plain }: Company): Promise<void> {
      await tx.insert(companies).values({ ...plain, flags: { hidesFullReport, asksForAddress, ownLegalPages }, createdAt: clock.now() }).onConflictDoNothing()
    },

    /** Changes what is named and leaves the rest; false when there is no such company. */
    async settle(id: string, settled: Partial<Pick<Company, 'hidesFullReport' | 'asksForAddress' | 'ownLegalPages'>>): Promise<boolean> {
      const [row] = await tx.select({ flags: companies.flags }).from(companies).where(eq(companies.id, id)).for('update')
      if (row) await tx.update(companies).set({ flags: { ...row.flags, ...settled } }).where(eq(companies.id, id))
      return row !== undefined
    },

    /** Made once: a member with this id or address stays as it is. */
    async ensureMember({ id, companyId, email, name, role }: Member): Promise<void> {
      const [known] = await tx.select({ id: members.id }).from(members).where(eq(members.id, id))
      if (known) return
      const contact = await keys.seal({ kind: 'company', id: companyId }, place(id), { email, name } satisfies Contact)
      await tx.insert(members).values({ id, companyId, role, emailHash: keys.blindIndex(email), contact, createdAt: clock.now() }).onConflictDoNothing()
    },
  }
}
