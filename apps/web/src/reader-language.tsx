import { createContext, startTransition, use, useMemo, useState, type ReactNode } from 'react'
import type { Language } from '@attesta/contract/fields.ts'
import { isLanguage, languageNames, languages } from './languages.ts'

/** Whose language a page for readers speaks: what they chose, else their browser's, else that of the link. */
export const readerLanguage = (
  { search }: Pick<Location, 'search'>,
  browser: readonly string[],
  last: Language,
): Language =>
  [new URLSearchParams(search).get('lang') ?? undefined, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())].find(
    isLanguage,
  ) ?? last

interface Reader {
  language: Language
  choose: (language: Language) => void
}
const ReaderContext = createContext<Reader | undefined>(undefined)

/** Keeps the reader's language; another one is shown without a reload, because a shared report tells each opening. */
export function ReaderLanguage({
  first,
  onChange,
  children,
}: {
  first: Language
  onChange: (language: Language) => void
  children: (language: Language) => ReactNode
}) {
  const [language, setLanguage] = useState(first)
  const reader = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        onChange(next)
        document.documentElement.lang = next
        window.history.replaceState(null, '', addressIn(next))
        startTransition(() => setLanguage(next))
      },
    }),
    [language, onChange],
  )
  return <ReaderContext value={reader}>{children(language)}</ReaderContext>
}

const addressIn = (language: Language): string => {
  const query = new URLSearchParams(window.location.search)
  query.set('lang', language)
  return `${window.location.pathname}?${query}`
}

/** Shows the language switch of a page for readers. */
export function ReaderLanguages({ label, language }: { label: string; language: Language }) {
  const reader = use(ReaderContext)
  return (
    <nav className="languages" aria-label={label}>
      {languages.map((other) => (
        <a
          key={other}
          href={addressIn(other)}
          lang={other}
          hrefLang={other}
          aria-current={other === language || undefined}
          title={languageNames[other]}
          onClick={(event) => {
            if (!reader || event.metaKey || event.ctrlKey) return
            event.preventDefault()
            reader.choose(other)
          }}
        >
          {other.toUpperCase()}
        </a>
      ))}
    </nav>
  )
}
