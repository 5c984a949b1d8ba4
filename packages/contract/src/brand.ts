/** What a company settles of how its form looks and works. */
import * as z from 'zod/mini'
import { frameOrigin } from './frame-origin.ts'
import { legalPages } from './listing.ts'

/** «#0b5d66» */
const colour = z.nullable(z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Dashboard.Brand.Error.Colour')))
export const brandColours = z.strictObject({ primary: colour, secondary: colour, background: colour, header: colour })
export type BrandColours = z.infer<typeof brandColours>

/** The longest logo, as the base64 of a PNG. */
const maxLogoText = 120_000

/** «https://www.casa.example/chi-siamo», to which the logo leads: without a name and password before the host. */
const site = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200, 'Dashboard.Brand.Error.Site'),
    z.regex(/^https:\/\/[^\s"<>@/?#\\]+\.[^\s"<>@/?#\\]+(?:[/?#][^\s"<>]*)?$/, 'Dashboard.Brand.Error.Site'),
  )

export const brandFields = z.strictObject({
  colours: brandColours,
  /** A PNG as `data:image/png;base64,…`; null: the company's name stands there; absent: what is there stays. */
  logo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(maxLogoText, 'Dashboard.Brand.Error.LogoSize'),
          z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'Dashboard.Brand.Error.Logo'),
        ),
    ),
  ),
  url: z.nullable(site),
})
export type BrandInput = z.input<typeof brandFields>

export const companySettings = z.object({
  name: z.string(),
  colours: brandColours,
  logo: z.nullable(z.string()),
  url: z.nullable(z.string()),
  legal_pages: z.nullable(legalPages),
  parent_origins: z.array(frameOrigin),
  /** Of the messages to those sites; null: the product's own. */
  message_type: z.nullable(z.string()),
  /** The short form has a step for the current address. */
  asks_for_address: z.boolean(),
})
