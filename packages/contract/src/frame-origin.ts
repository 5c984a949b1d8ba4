import * as z from 'zod/mini'

/** «https://www.agenzia.example», «https://portale.example:8443», in development «http://localhost:5173» */
const originPattern =
  /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:\d{1,5})?$|^http:\/\/localhost(:\d{1,5})?$/

/**
 * Whether a text is an exact origin that may be named in a header: no wildcards, no paths, nothing that ends a
 * directive.
 */
export const isOrigin = (text: string): boolean => originPattern.test(text)

/** A site that may show the form in a frame and is sent its messages. */
export const frameOrigin = z.string().check(z.refine(isOrigin, 'Dashboard.Error.Origin'))
