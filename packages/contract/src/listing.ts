import * as z from 'zod/mini'
import { region } from './fields.ts'

const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))

export const company = z.object({
  name: z.string(),
  logo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  partnerUuid: z.uuid(),
  visualPrimaryColor: z.nullable(colour),
  visualSecondaryColor: z.nullable(colour),
  visualBackgroundColor: z.nullable(colour),
  visualHeaderColor: z.nullable(colour),
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
  /** Exact origins that may frame this listing's form and that are sent its messages. */
  parentOrigins: z.array(z.string()),
  company,
})
export type Listing = z.infer<typeof listing>
