import * as z from 'zod/mini'
import { region } from './fields.ts'

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))

/**
 * What a brand changes of the pages, each one variable of their style: computed from the partner's colours so that it
 * can be read.
 */
export const theme = z.object({
  /** Grounds: the page, and what is chosen on it. */
  page: colour,
  tint: colour,
  /** The filled button, its label, and both under the pointer. */
  solid: colour,
  'on-solid': colour,
  hover: colour,
  /** Links, and the edges of what is chosen. */
  'text-brand': colour,
  edge: colour,
  /** The bar at the top, what is written there, the ground of the logo, and the line below. */
  header: colour,
  'on-header': colour,
  plate: colour,
  second: colour,
})
export type Theme = z.infer<typeof theme>

/** «https://portale.example/{lang}/privacy»: an address of the web; `{lang}` stands for the reader's language. */
const legalPage = z.string().check(z.regex(/^https:\/\/[^\s"<>]+$/))
/** A company's own texts of the law, to which the boxes at sign-up lead. */
export const legalPages = z.object({ terms: legalPage, privacy: legalPage, marketing: legalPage })
export type LegalPages = z.infer<typeof legalPages>

export const company = z.object({
  name: z.string(),
  logo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  partnerUuid: z.uuid(),
  visualPrimaryColor: z.nullable(colour),
  visualSecondaryColor: z.nullable(colour),
  visualBackgroundColor: z.nullable(colour),
  visualHeaderColor: z.nullable(colour),
  /** Absent where the company has set no colours. */
  theme: z.nullable(theme),
  /** Null where the operator's stand. */
  legalPages: z.nullable(legalPages),
})

export const listing = z.object({
  id: z.uuid(),
  listingUuid: z.uuid(),
  name: z.string(),
  address: z.string(),
  /** Where the home is: which form is filled in for it, whatever language it is read in. */
  region,
  /** Monthly asking rent without utilities and the deposit, decimal euros. */
  rent: z.string(),
  deposit: z.nullable(z.string()),
  lanPays: z.boolean(),
  /** The short form has a step for the current address. */
  asksForAddress: z.boolean(),
  /** Takes no new applications; one that was begun goes on. Absent: open. */
  archived: z.optional(z.literal(true)),
  /** Why it takes none, where the landlord said so. */
  closed: z.optional(z.enum(['paused', 'reserved', 'let'])),
  /** Exact origins that may frame this listing's form and that are sent its messages. */
  parentOrigins: z.array(z.string()),
  /** The `type` of the messages to them; absent: `attesta`. */
  messageType: z.optional(z.string()),
  company,
})
export type Listing = z.infer<typeof listing>

/** One of the company's listings, to be chosen from all of them. */
export const listingChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Reference number or address, in one house with the rent. Null where no other listing has the name. */
  detail: z.nullable(z.string()),
})
