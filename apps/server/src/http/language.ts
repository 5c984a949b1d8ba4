import { languages, region, type Language, type Region } from '@attesta/contract/fields.ts'

const ofRegion: Record<Region, Language> = { it: 'it', de: 'de' }

/** Returns the query's `lang`, else the best of the browser's languages that we speak, else the region's. */
export function languageOf(lang: unknown, acceptLanguage: string | undefined, area: Region): Language {
  const known = (code: string) => languages.find((language) => language === code)
  const chosen = typeof lang === 'string' ? known(lang) : undefined
  return (
    chosen ??
    preferred(acceptLanguage ?? '')
      .map((code) => known(code))
      .find((language) => language !== undefined) ??
    ofRegion[area]
  )
}

/** «de-AT,de;q=0.9,en;q=0.8» → de, de, en; the heaviest first */
function preferred(header: string): string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]{1,5})$/.exec(parameter)?.[1])
        .find((text) => text !== undefined)
      return { code: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code)
}

export const regionOf = (header: unknown): Region => region.safeParse(header).data ?? 'it'
