import type { Language } from '@attesta/contract/fields.ts'
import { languageNames, languages } from './languages.ts'

/** The same address in another language; kept in the query, because the desks' paths name none. */
function addressIn(language: Language): string {
  const query = new URLSearchParams(window.location.search)
  query.set('lang', language)
  return `${window.location.pathname}?${query}`
}

/** Shows the language switch of the dashboard and the operator's console. */
export const LanguageLinks = ({ language }: { language: Language }) =>
  languages.map((other) => (
    <a
      key={other}
      href={addressIn(other)}
      lang={other}
      hrefLang={other}
      aria-current={other === language || undefined}
      title={languageNames[other]}
    >
      {other.toUpperCase()}
    </a>
  ))
