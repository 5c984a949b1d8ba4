import deHome from '@attesta/contract/words/de/additional-details.json' with { type: 'json' }
import enHome from '@attesta/contract/words/en/additional-details.json' with { type: 'json' }
import itHome from '@attesta/contract/words/it/additional-details.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import de from '@attesta/contract/words/de/general.json' with { type: 'json' }
import en from '@attesta/contract/words/en/general.json' with { type: 'json' }
import it from '@attesta/contract/words/it/general.json' with { type: 'json' }
import { IntlMessageFormat } from 'intl-messageformat'
import type { Translate } from '../words/words.tsx'
import { problemText, wordsAt } from './problem-text.ts'

const regex = 'General.Error.Validation.RegEx'
const sayIn = (language: string, words: Record<string, string>) =>
  ({
    told: (key: string, values: Record<string, string>) =>
      key in words ? new IntlMessageFormat(words[key]!, language).format(values) : undefined,
  }) as unknown as Translate
const name = { label: 'Nome', object: 'il nome' }
const street = { label: 'Via', object: 'la tua via', gender: 'feminine' as const }

describe('the default message names the field', { tags: ['A5-message-gender'] }, () => {
  test.each([
    ['it, masculine', sayIn('it', it), name, '7', 'Controlla il nome: non è valido'],
    ['it, feminine', sayIn('it', it), street, '7', 'Controlla la tua via: non è valida'],
    ['it, with the signs that cannot be', sayIn('it', it), name, 'Anna#1§#', 'Nome: caratteri non ammessi (# §)'],
    ['en', sayIn('en', en), { label: 'First name', object: 'your first name' }, '7', 'Check your first name'],
    [
      'de',
      sayIn('de', de),
      { label: 'Vorname', object: 'Ihren Vornamen' },
      'Anna#',
      'Vorname: nicht zulässige Zeichen: #',
    ],
  ])('%s', (_, t, words, value, expected) => expect(problemText(t, regex, words, value)).toBe(expected))
})

test.each([
  ['it', { ...it, ...itHome }, 'landlordName', 'Controlla il nome: non è valido'],
  ['en', { ...en, ...enHome }, 'landlordName', 'Check the name'],
  ['de', { ...de, ...deHome }, 'landlordName', 'Prüfen Sie den Namen'],
  ['en', { ...en, ...enHome }, 'tenancyStartDate', `Check ${enHome['AdditionalDetails.tenancyStartDate.Label']}`],
])('above a form too: %s, %s', (language, texts, name, expected) => {
  const t = sayIn(language, texts)
  expect(problemText(t, regex, wordsAt(t, `AdditionalDetails.${name}`), '')).toBe(expected)
})
