import { describe, expect, test } from 'vitest'
import { bornByCode } from './born-by-code.ts'
import { fiscalCodeNote } from './fiscal-code-note.ts'
import { sentFiscalCode } from './saved-values.ts'
import { addressForm } from '../../shared/address/address-form.ts'
import { identityForm, simpleForm } from './schemas.ts'
import type * as z from 'zod/mini'
import { checkLetter } from '@attesta/domain/fiscal-code.ts'

const today = '2026-11-21'
const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
const anna = { fiscalCode: '', nationality: 'IT', dateOfBirth: '14/03/1992', placeOfBirth: 'Milano' }
const home = {
  country: 'IT',
  street: "Via dell'Unità",
  houseNum: '12/A',
  city: "L'Aquila",
  postcode: '67100',
  province: '',
}

describe('who', () => {
  test.each([
    ['all but the optional code', {}, {}],
    ['a code with blanks and small letters', { fiscalCode: 'rssmra 80a01 h501u' }, {}],
    ['a code that is too short', { fiscalCode: 'RSSMRA80' }, { fiscalCode: 'PersonalDetails.Error.FiscalCode.Length' }],
    [
      'a code with a wrong sign',
      { fiscalCode: 'RSSMRA80A01H5#1U' },
      { fiscalCode: 'PersonalDetails.Error.FiscalCode' },
    ],
    ['18 today', { dateOfBirth: '21/11/2008' }, {}],
    ['18 tomorrow', { dateOfBirth: '22/11/2008' }, { dateOfBirth: 'PersonalDetails.Error.AgeTooLow' }],
    ['more than a hundred', { dateOfBirth: '20/11/1925' }, { dateOfBirth: 'PersonalDetails.Error.DOB' }],
    ['a day that never was', { dateOfBirth: '31/02/1990' }, { dateOfBirth: 'General.Error.Validation.Date' }],
    ['no nationality', { nationality: '' }, { nationality: 'General.Error.Validation.Country' }],
  ])('%s', { tags: ['A4-personal-ready', 'A5-age', 'A5-fiscal-code-optional'] }, (_, change, expected) =>
    expect(messagesOf(identityForm(today), { ...anna, ...change })).toEqual(expected),
  )
})

describe('where', () => {
  test.each([
    ['an Italian home', {}, {}],
    ['Frankfurt (Oder)', { country: 'DE', city: 'Frankfurt (Oder)', postcode: '15230' }, {}],
    ['a foreign code', { country: 'GB', postcode: 'SW1A 1AA' }, {}],
    ['no street', { street: ' ' }, { street: 'General.Error.Validation.Required' }],
  ])('%s', { tags: ['A4-personal-ready'] }, (_, change, expected) =>
    expect(messagesOf(addressForm, { ...home, ...change })).toMatchObject(expected),
  )
  test(
    'the simple variant wants five digits where there are five',
    { tags: ['A2-personal-details-simple', 'A5-postcode-simple'] },
    () => {
      const { fiscalCode: _, ...born } = anna
      expect(messagesOf(simpleForm(today), { ...home, ...born, country: 'DE', postcode: '1523' })).toEqual({
        postcode: 'PersonalDetails.Error.Postcode',
      })
      expect(messagesOf(simpleForm(today), { ...home, ...born, country: 'AT', postcode: '1010' })).toEqual({})
    },
  )
})

test.each([
  ['RSSMRA80A01H501U', '01/01/1980', undefined],
  ['RSSMRA80A01H501X', '01/01/1980', 'PersonalDetails.Note.CheckLetter'],
  ['RSSMRA80A01H501U', '02/01/1980', 'PersonalDetails.Note.BirthDate'],
  ['RSSMRA', '', undefined],
])('the code %s of a person born on %s: %s', { tags: ['A5-fiscal-code-warnings', 'PD-2'] }, (code, born, note) =>
  expect(fiscalCodeNote(code, born, today)).toBe(note),
)

test.each([
  ['a code', 'RSSMRA80A01H501U', { dateOfBirth: '01/01/1980', placeOfBirth: 'Roma' }],
  ['a code with blanks', 'bnc gli 92c54 f205x', { dateOfBirth: '14/03/1992', placeOfBirth: 'Milano' }],
  ['a code with a wrong check letter', 'RSSMRA80A01H501X', null],
  ['half a code', 'RSSMRA80', null],
])('the fiscal code of %s says when and where its person was born', { tags: ['PD-12'] }, (_, code, born) =>
  expect(bornByCode(code, today)).toEqual(born),
)
test('of someone born abroad, or in a place that is not known, it fills in the day alone', { tags: ['PD-12'] }, () => {
  for (const place of ['Z129', 'A001']) {
    const code = `RSSMRA80A01${place}`
    expect(bornByCode(`${code}${checkLetter(code)}`, today)).toEqual({ dateOfBirth: '01/01/1980' })
  }
})

test.each([
  ['typed', 'RSSMRA80A01H501U', null, { fiscalCode: 'RSSMRA80A01H501U' }],
  ['blank, and none saved', '', null, {}],
  ['emptied', '', 'RSSMRA80A01H501U', { fiscalCode: '' }],
])('a fiscal code that is %s', (_, typed, saved, sent) => expect(sentFiscalCode(typed, saved)).toEqual(sent))
