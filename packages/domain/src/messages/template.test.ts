import { expect, test } from 'vitest'
import { fillTemplate, unknownPlaceholder } from './template.ts'

test.each([
  ['Ciao {firstName}, per {listing}', null],
  ['Senza segnaposto', null],
  ['Ciao {nome}', '{nome}'],
  ['Ciao {firstname}', '{firstname}'],
  ['Ciao {}', '{}'],
  ['Ciao {firstName', '{'],
  ['Ciao firstName}', '}'],
  ['{firstName} {rent}', '{rent}'],
])('in «%s» the unknown placeholder is %s', (text, wrong) => expect(unknownPlaceholder(text)).toBe(wrong))

test('placeholders are filled in once: a name in braces stays as it is', () =>
  expect(
    fillTemplate('Ciao {firstName}: {listing}, {company}. {firstName}', {
      firstName: '{listing}',
      listing: 'Bilocale',
      company: 'Casa',
    }),
  ).toBe('Ciao {listing}: Bilocale, Casa. {listing}'))
