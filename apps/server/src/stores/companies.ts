import { eq } from 'drizzle-orm'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import type { LegalPages } from '@attesta/contract/listing.ts'
import { companies } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface Company {
  id: string
  partnerUuid: string
  name: string
  url: string | null
  logo: string | null
  colours: { primary: string | null; secondary: string | null; background: string | null; header: string | null }
  /** The applicant is told that all is in, and the figures go to the company alone. */
  hidesFullReport: boolean
  /** The short form asks for the current address. */
  asksForAddress: boolean
  /**
   * An account of its own at the payment provider («acct_…»), connected to the operator's; null: its applicants pay
   * into the operator's.
   */
  paymentAccount: string | null
  /** Applicants of this company consent to its own texts; null: to the operator's. */
  ownLegalPages: LegalPages | null
  /** Its members need a second factor. */
  requiresSecondFactor: boolean
  /** Its members cannot sign in, and its listings take no applications. */
  isSuspended: boolean
  /** How many applications it may take in a calendar month; null: any number. */
  monthlyApplications: number | null
  /** The `type` of the messages to the sites that frame the form; null: the product's own. */
  messageType: string | null
  /** The sample applications were removed. */
  hidesSample: boolean
  /** The list of first steps was hidden. */
  hidesFirstSteps: boolean
  /** Its own names for stages; the others have their usual ones. */
  stageNames: Partial<Record<WorkStage, string>>
  rentRatios: { min: number; value: number; max: number } | null
  parentOrigins: string[]
}

/** What a company is made with; the rest is settled later. */
export type NewCompany = Omit<
  Company,
  | 'requiresSecondFactor'
  | 'isSuspended'
  | 'monthlyApplications'
  | 'messageType'
  | 'paymentAccount'
  | 'hidesSample'
  | 'hidesFirstSteps'
  | 'stageNames'
>

export const companyOf = ({
  flags,
  createdAt: _created,
  suspendedAt,
  ...plain
}: typeof companies.$inferSelect): Company => ({
  ...plain,
  hidesFullReport: flags.hidesFullReport,
  asksForAddress: flags.asksForAddress ?? false,
  ownLegalPages: flags.ownLegalPages ?? null,
  paymentAccount: flags.paymentAccount ?? null,
  requiresSecondFactor: flags.requiresSecondFactor ?? false,
  isSuspended: suspendedAt !== null,
  messageType: flags.messageType ?? null,
  hidesSample: flags.hidesSample ?? false,
  hidesFirstSteps: flags.hidesFirstSteps ?? false,
  stageNames: flags.stageNames ?? {},
})

export const createCompanies = ({ tx, clock }: StoreContext) => {
  return {
    async find(id: string): Promise<Company | null> {
      const [row] = await tx.select().from(companies).where(eq(companies.id, id))
      return row ? companyOf(row) : null
    },

    async setBrand(
      id: string,
      brand: Pick<Company, 'colours' | 'url'> & Partial<Pick<Company, 'logo'>>,
    ): Promise<void> {
      await tx.update(companies).set(brand).where(eq(companies.id, id))
    },

    async setParentOrigins(id: string, parentOrigins: string[]): Promise<void> {
      await tx.update(companies).set({ parentOrigins }).where(eq(companies.id, id))
    },

    /** Made once: a company with this id stays as it is. */
    async ensure({ hidesFullReport, asksForAddress, ownLegalPages, ...plain }: NewCompany): Promise<void> {
      await tx
        .insert(companies)
        .values({ ...plain, flags: { hidesFullReport, asksForAddress, ownLegalPages }, createdAt: clock.now() })
        .onConflictDoNothing()
    },

    /** Changes what is named and leaves the rest; false when there is no such company. */
    async settle(
      id: string,
      settled: Partial<
        Pick<
          Company,
          | 'hidesFullReport'
          | 'asksForAddress'
          | 'ownLegalPages'
          | 'requiresSecondFactor'
          | 'messageType'
          | 'paymentAccount'
          | 'hidesSample'
          | 'hidesFirstSteps'
          | 'stageNames'
        >
      >,
    ): Promise<boolean> {
      const [row] = await tx
        .select({ flags: companies.flags })
        .from(companies)
        .where(eq(companies.id, id))
        .for('update')
      if (row)
        await tx
          .update(companies)
          .set({ flags: { ...row.flags, ...settled } })
          .where(eq(companies.id, id))
      return row !== undefined
    },
  }
}
