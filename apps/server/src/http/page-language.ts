import { languages, region, type Language } from '@attesta/contract/fields.ts'

/** The two regions are called as the languages that they speak. */
const isRegion = (text: string | undefined): boolean => region.safeParse(text).success

/**
 * Returns the language that a page will speak, as far as its address says; `undefined` where the browser decides.
 * «/it/…», «/dashboard?lang=de», «de.attesta.example/»
 */
export function languageOfPage({
  path,
  query,
  host,
}: {
  path: string
  query: string
  host: string | undefined
}): Language | undefined {
  // What others are shown speaks their browser's language, whatever the link's says.
  const isForReaders = /^\/([^/]+\/)?(verify|shared)-report\/?$/.test(path)
  const told = [
    isForReaders ? undefined : path.split('/')[1]?.toLowerCase(),
    isForReaders || path.startsWith('/dashboard')
      ? new URLSearchParams(query).get('lang')
      : isRegion(host)
        ? host
        : undefined,
  ]
  const [found] = told.flatMap((text) => languages.find((language) => language === text) ?? [])
  return found ?? (isForReaders || path.startsWith('/dashboard') || path.startsWith('/preview') ? undefined : 'it')
}
