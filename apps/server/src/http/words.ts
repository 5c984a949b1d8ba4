/** Texts in the caller's language, out of the catalogues of the contract. */
import { readdirSync, readFileSync } from 'node:fs'
import { FormatError, IntlMessageFormat } from 'intl-messageformat'
import { languages, type Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'

export interface Words {
  /**
   * The text of a key with its arguments filled in. A key without words, or whose arguments are not all given, gives
   * the key itself: nothing is ever blank, and no error about an error.
   */
  t(language: Language, key: string, params?: Record<string, string | number>): string
  has(language: Language, key: string): boolean
  /** Every text of a language, unfilled: for those that draw a whole document of them. */
  catalogue(language: Language): Readonly<Record<string, string>>
}

type Catalogue = Record<string, string>

/** `folder` holds one folder a language, each with flat JSON files. */
export function readWords(folder: URL): Words {
  const catalogues = Object.fromEntries(
    languages.map((language) => [language, readCatalogue(new URL(`${language}/`, folder))]),
  ) as Record<Language, Catalogue>
  const formats = new Map<string, IntlMessageFormat>()
  return {
    has: (language, key) => catalogues[language][key] !== undefined,
    catalogue: (language) => catalogues[language],
    t(language, key, params = {}) {
      const source = catalogues[language][key]
      if (source === undefined) return key
      const name = `${language}/${key}`
      let format = formats.get(name)
      if (!format)
        formats.set(name, (format = new IntlMessageFormat(source, localeOf[language], undefined, { ignoreTag: true })))
      try {
        return String(format.format(params))
      } catch (error) {
        if (error instanceof FormatError) return key
        throw error
      }
    },
  }
}

function readCatalogue(folder: URL): Catalogue {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Catalogue),
  ) as Catalogue
}
