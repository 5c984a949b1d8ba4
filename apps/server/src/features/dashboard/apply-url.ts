import type { Language } from '@attesta/contract/fields.ts'
import type { Config } from '../../config.ts'
import type { Listing } from '../../stores/listings.ts'

/** Where applicants begin for a listing, in its country's language unless another is named. */
export const applyUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id, region }: Pick<Listing, 'id' | 'region'>,
  language: Language = region,
): string => `${publicUrl}/${language}/rent/apply/${id}`
