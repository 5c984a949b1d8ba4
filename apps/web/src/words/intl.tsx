import { createContext, use, useMemo, type ReactNode } from 'react'
import { textsOfKind } from '@attesta/contract/words/of-kind.ts'
import type { ApplicationType, Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import type { Words } from './catalogue.ts'
import { createIntl, type IntlShape } from './create-intl.ts'

const IntlContext = createContext<IntlShape | undefined>(undefined)

/** Of which kind of application the texts below speak. */
const KindContext = createContext<ApplicationType>('rent')

interface Props {
  language: Language
  words: Words
  onError: (error: Error) => void
  children: ReactNode
}

/**
 * Speaks a language to what is below it. `onError` hears of a key without words and of a value that a message lacks.
 */
export function IntlProvider({ language, words, onError, children }: Props) {
  const type = use(KindContext)
  const intl = useMemo(
    () => createIntl({ locale: localeOf[language], messages: textsOfKind(words, type), onError }),
    [language, words, onError, type],
  )
  return <IntlContext value={intl}>{children}</IntlContext>
}

export function useIntl(): IntlShape {
  const intl = use(IntlContext)
  if (!intl) throw new Error('no words above this component')
  return intl
}

/** Texts of a kind of application, to what is below. */
export function KindProvider({ type, children }: { type: ApplicationType; children: ReactNode }) {
  return <KindContext value={type}>{children}</KindContext>
}
