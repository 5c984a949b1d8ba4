import type { Reply } from '../../calls.ts'
import type { Language, Region } from '@attesta/contract/fields.ts'

type WireCountry = Reply<'countryFlags'>['countries'][number]
export interface Country {
  cca2: string
  code: string | null
  flag: string
  name: string
  localName: string
  /** What a search looks through, folded. */
  search: string
}

/** With which a mobile number begins where nothing is known. Source: A9-dial-default. */
export const dialOf: Record<Region, string> = { it: '+39', de: '+49' }

/** Italy and Germany are always there, also when the list does not come. */
const fallback: WireCountry[] = [
  {
    name: 'Italy',
    flag: '/flags/it.svg',
    code: '+39',
    cca2: 'IT',
    translations: {
      deu: { official: 'Italienische Republik', common: 'Italien' },
      ita: { official: 'Repubblica italiana', common: 'Italia' },
    },
  },
  {
    name: 'Germany',
    flag: '/flags/de.svg',
    code: '+49',
    cca2: 'DE',
    translations: {
      deu: { official: 'Bundesrepublik Deutschland', common: 'Deutschland' },
      ita: { official: 'Repubblica federale di Germania', common: 'Germania' },
    },
  },
]

/**
 * By the browser's own list, which is kept current: «Eswatini», «Oman». Where it knows none, by the list of the server.
 */
const localName = (names: Intl.DisplayNames, country: WireCountry): string => names.of(country.cca2) ?? country.name

/** «Österreich» → «osterreich», «Oesterreich» → the same: search forgives accents and umlauts. */
export const foldSearch = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Countries by their local names; Italy and Germany first. Without `wire` these two alone. Source: A3-country-fallback. */
export function countriesIn(language: Language, wire: readonly WireCountry[] = fallback): Country[] {
  const collator = new Intl.Collator(language)
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const first = (cca2: string) => (cca2 === 'IT' ? 0 : cca2 === 'DE' ? 1 : 2)
  return wire
    .map((country) => ({
      cca2: country.cca2,
      code: country.code,
      flag: country.flag,
      name: country.name,
      localName: localName(names, country),
      search: foldSearch(
        [
          localName(names, country),
          country.name,
          country.translations.ita.common,
          country.translations.deu.common,
          country.code ?? '',
        ].join(' '),
      ),
    }))
    .sort((a, b) => first(a.cca2) - first(b.cca2) || collator.compare(a.localName, b.localName))
}
