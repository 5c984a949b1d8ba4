import { useLayoutEffect } from 'react'
import type { Language } from '@attesta/contract/fields.ts'

/** The page's `lang` follows the address, so that it is read out in the right voice. */
export function useDocumentLanguage(language: Language): void {
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
