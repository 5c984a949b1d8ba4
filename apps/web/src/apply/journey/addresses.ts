import type { StepRouter } from '@attesta/contract/application.ts'
import type { ApplicationType, Language } from '@attesta/contract/fields.ts'

interface Place {
  language: Language
  applicationType: ApplicationType
  applicationId?: string | undefined
  listingId?: string | null | undefined
}

const joined = (...segments: (string | null | undefined)[]) => `/${segments.filter(Boolean).join('/')}`

/** Only these two name the listing in the address; afterwards the application knows it. */
const namesListing = (segment: string) => segment === 'occupation' || segment === 'sign-up'

export const stepAddress = (
  segment: StepRouter | 'occupation' | 'your-data',
  { language, applicationType, applicationId, listingId }: Place,
): string => joined(language, applicationType, 'fill', applicationId, segment, namesListing(segment) ? listingId : null)

export const pageAddress = (page: 'timeout' | 'unauthorized', language: Language): string => joined(language, page)

/** The same place in another language. */
export const inLanguage = (pathname: string, language: Language): string =>
  joined(language, ...pathname.split('/').slice(2))
