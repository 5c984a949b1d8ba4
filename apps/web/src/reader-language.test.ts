import { expect, test } from 'vitest'
import { readerLanguage } from './reader-language.tsx'

test.each([
  ['the browser goes before the link', '?token=x', ['de-AT', 'en'], 'de'],
  ['what they chose goes before the browser', '?token=x&lang=en', ['de-AT'], 'en'],
  ['the first that we speak', '', ['fr-FR', 'it-CH', 'de'], 'it'],
  ['the link last', '', ['fr-FR'], 'it'],
  ['no such language', '?lang=xx', ['de'], 'de'],
] as const)('%s', (_, search, browser, language) => expect(readerLanguage({ search }, browser, 'it')).toBe(language))
