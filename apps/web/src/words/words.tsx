import { Children, use, useMemo, type ReactNode } from 'react'
import type { ApplicationType, Language } from '@attesta/contract/fields.ts'
import { loadWords, type WordKey, type Words as Catalogue, type WordSegment } from './catalogue.ts'
import { IntlProvider, KindProvider, useIntl } from './intl.tsx'
import { useLanguage } from './use-language.ts'

interface Props {
  language: Language
  segments: readonly WordSegment[]
  children: ReactNode
}

/** Provides the first texts of a page; suspends until they are loaded. */
export function Words({ language, segments, children }: Props) {
  const words = use(loadWords(language, segments))
  return (
    <IntlProvider language={language} words={words} onError={complain}>
      {children}
    </IntlProvider>
  )
}

/** Adds a screen's own words to those above it. */
export function MoreWords({ language, segments, children }: Props) {
  const own = use(loadWords(language, segments))
  const above = useIntl().messages
  const words = useMemo(() => ({ ...above, ...own }) as Catalogue, [above, own])
  return (
    <IntlProvider language={language} words={words} onError={complain}>
      {children}
    </IntlProvider>
  )
}

/** Says what is below as a kind of application says it, where the words stand above already. */
export function WordsOfKind({ type, children }: { type: ApplicationType; children: ReactNode }) {
  const { messages } = useIntl()
  return (
    <KindProvider type={type}>
      <IntlProvider language={useLanguage()} words={messages} onError={complain}>
        {children}
      </IntlProvider>
    </KindProvider>
  )
}

/** A key without words is a bug of ours: it must be seen while building, and shows as its key. */
function complain(error: Error) {
  console.error(error.message)
}

type Values = Record<string, string | number | boolean | undefined>
type Rich = Record<string, string | number | ((parts: ReactNode[]) => ReactNode)>

export interface Translate {
  (key: WordKey, values?: Values): string
  /** With marks in the words, `<link>…</link>`, each drawn by the function of its name. */
  rich: (key: WordKey, values: Rich) => ReactNode
  /** A key that the server named. `undefined` when the words do not have it. */
  told: (key: string, values?: Values) => string | undefined
}

/** Speaks the person's language. */
export function useSay(): Translate {
  const intl = useIntl()
  return useMemo(() => {
    const t = (key: string, values?: Values) => intl.formatMessage({ id: key }, values)
    return Object.assign(t as (key: WordKey, values?: Values) => string, {
      rich: (key: WordKey, values: Rich) => Children.toArray(intl.formatMessage({ id: key }, values)),
      told: (key: string, values?: Values) => (key in intl.messages ? t(key, values) : undefined),
    })
  }, [intl])
}
