/**
 * Countries with dial code, flag and their names in Italian and German. Source: world-countries (ODbL, see NOTICE.md);
 * flags: flag-icons (MIT).
 */
import { createRequire } from 'node:module'
import type { Country as Known } from 'world-countries'

interface Naming {
  official: string
  common: string
}
export interface Country {
  name: string
  flag: string
  code: string | null
  cca2: string
  translations: { deu: Naming; ita: Naming }
}

// The package's own entry imports its JSON in a way that Node refuses.
const known = createRequire(import.meta.url)('world-countries/countries.json') as Known[]

/** Where the table names the first digits of numbers as well, only the first of the code, or another country's. */
const ownCodes: Readonly<Record<string, string>> = { VA: '+39', AX: '+358', EH: '+212', SH: '+290', UM: '+1' }

/** «+39»; where one root is shared by many areas («+1 201», «+1 202» …) the root alone stands for them. */
const dialCode = ({ cca2, idd }: Known): string | null =>
  ownCodes[cca2] ?? (idd.root === '' ? null : idd.suffixes.length === 1 ? `${idd.root}${idd.suffixes[0]}` : idd.root)

const naming = ({ official, common }: Naming): Naming => ({ official, common })

/** Code or name, in any spelling of the three languages → code: «it», «Italy», «Repubblica Italiana». */
const codes = new Map(
  known.flatMap(({ cca2, name, translations }) =>
    [name, translations['deu'] ?? name, translations['ita'] ?? name]
      .flatMap(({ common, official }) => [common, official])
      .concat(cca2)
      .map((text) => [text.toLowerCase(), cca2] as const),
  ),
)

/** The code of a country that the list has; undefined for any other text. */
export const countryCodeOf = (text: string): string | undefined => codes.get(text.trim().toLowerCase())

export const countryList: readonly Country[] = known
  .map((country) => {
    const { name, cca2, translations } = country
    return {
      name: name.common,
      flag: `/flags/${cca2.toLowerCase()}.svg`,
      code: dialCode(country),
      cca2,
      translations: { deu: naming(translations['deu'] ?? name), ita: naming(translations['ita'] ?? name) },
    }
  })
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
