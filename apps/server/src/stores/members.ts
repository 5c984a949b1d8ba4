import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '@attesta/contract/fields.ts'
import type { MemberRole } from '@attesta/contract/route.ts'
import { companies, members } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface NewMember {
  id: string
  companyId: string
  email: string
  name: string
  role: MemberRole
}
export interface Member extends NewMember {
  /** The first time; null: never yet. */
  signedInAt: Date | null
  /** In which they last signed in; null: never yet. */
  language: Language | null
}
interface Contact {
  email: string
  name: string
}

const place = (row: string) => ({ table: 'members', column: 'contact', row })
const key = (companyId: string) => ({ kind: 'company', id: companyId }) as const

/** Who signs in for a company. An address is of one member at most, over all companies. */
export const createMembers = ({ tx, keys, clock, random }: StoreContext) => {
  const isMember = isNull(members.removedAt)
  const opened = async ({
    id,
    companyId,
    role,
    contact,
    signedInAt,
    language,
  }: typeof members.$inferSelect): Promise<Member> => ({
    id,
    companyId,
    role,
    signedInAt,
    language,
    ...(await keys.openJson<Contact>(key(companyId), place(id), contact)),
  })

  const insert = async ({ id, companyId, email, name, role }: NewMember): Promise<boolean> => {
    const contact = await keys.seal(key(companyId), place(id), { email, name } satisfies Contact)
    const { rowCount } = await tx
      .insert(members)
      .values({ id, companyId, role, emailHash: keys.blindIndex(email), contact, createdAt: clock.now() })
      .onConflictDoNothing()
    return rowCount === 1
  }

  return {
    /** Whose member an address is. Opens nothing, so that it takes as long for an unknown address. */
    async companyOfAddress(email: string): Promise<string | null> {
      const [row] = await tx
        .select({ companyId: members.companyId })
        .from(members)
        .where(and(eq(members.emailHash, keys.blindIndex(email)), isMember))
      return row?.companyId ?? null
    },

    async byAddress(email: string): Promise<Member | null> {
      const [row] = await tx
        .select()
        .from(members)
        .where(and(eq(members.emailHash, keys.blindIndex(email)), isMember))
      return row ? opened(row) : null
    },

    async find(id: string): Promise<Member | null> {
      const [row] = await tx
        .select()
        .from(members)
        .where(and(eq(members.id, id), isMember))
      return row ? opened(row) : null
    },

    async ofCompany(companyId: string): Promise<Member[]> {
      const rows = await tx
        .select()
        .from(members)
        .where(and(eq(members.companyId, companyId), isMember))
        .orderBy(members.createdAt, members.id)
      return Promise.all(rows.map(opened))
    },

    /** By id, those who left included for as long as their rows are kept. */
    async namesEver(companyId: string): Promise<Map<string, string>> {
      const rows = await tx.select().from(members).where(eq(members.companyId, companyId))
      return new Map((await Promise.all(rows.map(opened))).map(({ id, name }) => [id, name]))
    },

    /**
     * As `ofCompany`; others who do the same wait until the transaction ends, so that of two owners who take each other
     * out one stays.
     */
    async ofCompanyLocked(companyId: string): Promise<Member[]> {
      await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
      return this.ofCompany(companyId)
    },

    /** Null when the address is taken, in this company or another. */
    async add(plain: Omit<NewMember, 'id'>): Promise<Member | null> {
      const id = random.uuid()
      return (await insert({ id, ...plain })) ? { id, ...plain, signedInAt: null, language: null } : null
    },

    async changeRole(id: string, role: MemberRole): Promise<void> {
      await tx.update(members).set({ role }).where(eq(members.id, id))
    },

    /** Ends the membership; the address is free again. */
    async remove(id: string): Promise<void> {
      await tx
        .update(members)
        .set({ removedAt: clock.now(), emailHash: `removed:${id}` })
        .where(and(eq(members.id, id), isMember))
    },

    /** The first time counts. `language`: of the page that they signed in on; emails to them are written in it from now on. */
    async markSignedIn(id: string, language: Language): Promise<void> {
      await tx
        .update(members)
        .set({ signedInAt: sql`coalesce(${members.signedInAt}, ${clock.now()})`, language })
        .where(eq(members.id, id))
    },

    /** Made once: a member with this id or address stays as it is. */
    async ensure(member: NewMember): Promise<void> {
      const [known] = await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id))
      if (!known) await insert(member)
    },
  }
}
