import type { WordKey } from '../../words/catalogue.ts'

/** The pages of the law, below `/{lang}/legal/`. */
export const legalPages: readonly {
  page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'accessibility'
  key: WordKey
}[] = [
  { page: 'terms', key: 'Shell.Terms' },
  { page: 'privacy', key: 'Shell.Privacy' },
  { page: 'cookies', key: 'Shell.Cookies' },
  { page: 'imprint', key: 'Shell.Imprint' },
  { page: 'accessibility', key: 'Shell.Accessibility' },
]
