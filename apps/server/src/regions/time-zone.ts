import type { Region } from '@attesta/contract/fields.ts'

/** Where «today» begins for the people of a region. */
export const timeZone = (region: Region): string => (region === 'de' ? 'Europe/Berlin' : 'Europe/Rome')
