import { expect, test } from 'vitest'
import { withoutBankWords } from './bank-search.ts'

test.each([
  ['banca popolare di sondrio', 'popolare sondrio'],
  ['sparkasse koln', 'koln'],
  ['unicredit', 'unicredit'],
  ['deutsche bank', 'deutsche'],
  ['banco di desio', 'desio'],
  ['banca', ''],
])('%s is sought as %s', { tags: ['BK-2'] }, (name, sought) => expect(withoutBankWords(name)).toBe(sought))
