/** Companies, who works for them, and the operators. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { WorkStage } from '@attesta/contract/household-work.ts'
import type { LegalPages } from '@attesta/contract/listing.ts'
import type { MemberRole } from '@attesta/contract/route.ts'
import { id, instant, sealed } from '../columns.ts'

/** What a company has settled; a flag that was added later is absent in older rows and then means no. */
export interface CompanyFlags {
  hidesFullReport: boolean
  asksForAddress?: boolean
  /** At the payment provider; its applicants pay into it. */
  paymentAccount?: string | null
  requiresSecondFactor?: boolean
  ownLegalPages?: LegalPages | null
  messageType?: string | null
  /** An owner removed the sample. */
  hidesSample?: boolean
  hidesFirstSteps?: boolean
  /** Its own names for stages; a stage that is absent has its usual one. */
  stageNames?: Partial<Record<WorkStage, string>>
}

export const companies = pgTable('companies', {
  id: id(),
  partnerUuid: uuid().notNull().unique(),
  name: text().notNull(),
  url: text(),
  logo: text(),
  colours: jsonb()
    .$type<{ primary: string | null; secondary: string | null; background: string | null; header: string | null }>()
    .notNull(),
  flags: jsonb().$type<CompanyFlags>().notNull(),
  rentRatios: jsonb().$type<{ min: number; value: number; max: number } | null>(),
  parentOrigins: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: instant().notNull(),
  /** Its members cannot sign in, and its listings take no applications. */
  suspendedAt: instant(),
  /** How many applications it may take in a month; null: any number. */
  monthlyApplications: integer(),
})

export const members = pgTable(
  'members',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    emailHash: text().notNull().unique(),
    contact: sealed().notNull(),
    role: text().$type<MemberRole>().notNull(),
    removedAt: instant(),
    createdAt: instant().notNull(),
    /** The first time. */
    signedInAt: instant(),
    /** In which they last signed in; emails are written in it. */
    language: text().$type<import('@attesta/contract/fields.ts').Language>(),
    /** How often they are told by email what waits for them. */
    digest: text().$type<import('@attesta/contract/digest.ts').DigestRhythm>().notNull().default('none'),
    /** `YYYY-MM-DD`, when the last one was made. */
    digestSentOn: text(),
  },
  (t) => [index().on(t.companyId)],
)

/** Operators; made on the command line and nowhere else. */
export const operators = pgTable('operators', {
  id: id(),
  emailHash: text().notNull().unique(),
  contact: sealed().notNull(),
  createdAt: instant().notNull(),
  /** The first time. */
  signedInAt: instant(),
  endedAt: instant(),
})

/**
 * A member's or operator's second factor (`holderId`). In use once `confirmedAt` is set. `lastStep`: the newest step of
 * 30 seconds whose code was taken; none of it or before is taken again. `recoveryHashes`: what is left of the ten.
 */
export const secondFactors = pgTable('second_factors', {
  holderId: uuid().primaryKey(),
  companyId: uuid().references(() => companies.id),
  secret: sealed().notNull(),
  recoveryHashes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  lastStep: integer(),
  wrongTries: integer().notNull().default(0),
  waitsUntil: instant(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
})
