/** Cards of states whose language the reader has no dictionary of: labels, heads, days, numbers, print beside a zone. */
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../layout/rows.ts'
import type { MrzFacts } from '../../mrz/facts.ts'
import { pageFromText } from '../../testing/page-from-text.ts'
import { hasForeignAccent } from './agree.ts'
import { printedBesideZone } from './printed-beside-zone.ts'
import { type PrintedFields, readPrintedFields } from './printed-fields.ts'
import { stateNamedIn } from './state-names.ts'
import { titleIn } from './titles.ts'

const TODAY = '2026-11-21'
const valuesOf = (found: PrintedFields) =>
  Object.fromEntries(
    Object.entries({ ...found, labels: null }).flatMap(([name, field]) => (field ? [[name, field.value]] : [])),
  )

const romanian = {
  surname: 'IONESCU',
  givenNames: 'ELENA',
  sex: 'F',
  bornOn: '1968-08-29',
  birthPlace: 'BRASOV',
  expiresOn: '2030-10-23',
  nationality: 'ROU',
  number: 'BUC005392',
}

test('labels in the language of the state, their values beside them', () => {
  const page = pageFromText(`
ROMANIA
Nr.             BUC005392
Nume            IONESCU
Prenume         ELENA
Cetatenie       ROU
Data nasterii   29.08.1968
Sex             F
Locul nasterii  BRASOV
Valabilitate    23.10.2030`)
  expect(valuesOf(readPrintedFields(page, TODAY))).toEqual(romanian)
})

test('Turkish labels, which have a dotless i', () => {
  const page = pageFromText(`
TÜRKIYE CUMHURIYETI
Soyadı
YILMAZ
Adi
AYSE
Dogum tarihi
12 OCT 1975
Dogum yeri
IZMIR
Son gegerlilik
12 MAR 2029`)
  expect(valuesOf(readPrintedFields(page, TODAY))).toEqual({
    surname: 'YILMAZ',
    givenNames: 'AYSE',
    bornOn: '1975-10-12',
    birthPlace: 'IZMIR',
    expiresOn: '2029-03-12',
  })
})

test('a value is beside a short label however far off, where other values begin at its place', () => {
  const page = pageFromText(`
Place of birth                          LINDAU
Surname                                 NOVAK
Given names                             JAN`)
  expect(valuesOf(readPrintedFields(page, TODAY))).toEqual({
    surname: 'NOVAK',
    givenNames: 'JAN',
    birthPlace: 'LINDAU',
  })
})

test.each([
  ['14 07 1964', '1964-07-14'],
  ['14071964', '1964-07-14'],
  ['31 02 1964', undefined],
  ['99 07 19', undefined],
])('a day with blanks between its parts: %s', (text, day) =>
  expect(readPrintedFields(pageFromText(`Date of birth\n${text}`), TODAY).bornOn?.value).toBe(day),
)

test.each([
  ['710626263', '710626263'],
  ['EME894012', 'EME894012'],
  ['14071964', undefined],
  ['597970057\n1986-03-29', '597970057'],
  ['710626263\n904514262', undefined],
  ['12345678901', undefined],
])('a number by its shape, which is no day and stands alone: %s', (text, number) =>
  expect(readPrintedFields(pageFromText(`SLOVENSKA REPUBLIKA\n${text}`), TODAY).number?.value).toBe(number),
)

test('Italian and German numbers keep their own shapes', () =>
  expect(readPrintedFields(pageFromText('BUNDESREPUBLIK DEUTSCHLAND\n710626263'), TODAY).number).toBeUndefined())

test.each([
  ['SLOVENSKÄ REPUBLIKA\nPriezvisko', 'SVK'],
  ['REPUBLIKA SLOVENIJA', 'SVN'],
  ['SCHWEIZ SUISSE SVIZZERA', 'CHE'],
  ['EESTI VABARIIK\nFINLAND', null],
  ['Surname\nROSSI\nGiven names\nMALTA', null],
  ['Bundesland', null],
])('the state that a head names: %s', (text, state) => expect(stateNamedIn(rowsOf(pageFromText(text)))).toBe(state))

test.each(['TITRE DE SÉJOUR', 'KARTA POBYTU', 'RESIDENCE PERMIT'])('%s is a permit', (text) =>
  expect(titleIn(text)?.document).toBe('residence_permit'),
)

test.each([
  ['LÖPEZ', 'LOPEZ', 'ESP', true],
  ['MÜLLER', 'MUELLER', 'D', false],
  ['ÖZTÜRK', 'OZTURK', 'TUR', false],
  ['NOVAK', 'NOVAK', 'CZE', false],
])('%s beside %s of %s', (printed, zone, issuer, isAccent) =>
  expect(hasForeignAccent(printed, zone, issuer)).toBe(isAccent),
)

describe('beside a zone', () => {
  const zone: MrzFacts = {
    format: 'TD1',
    valid: true,
    documentCode: 'I',
    issuer: 'HRV',
    number: 'PM3022051',
    surname: 'YILMAZ',
    givenNames: 'AYSE',
    namesAreClear: true,
    cutName: null,
    bornOn: '1974-11-06',
    sex: 'F',
    expiresOn: '2032-12-28',
    nationality: 'HRV',
    optional: '',
    box: [0, 0, 0, 0],
  }
  const read = (text: string) => valuesOf({ ...printedBesideZone(pageFromText(text), zone), labels: new Set() })

  test('names and days are told by it, the place of birth by standing between the days', () =>
    expect(read('YILMAZ\nAYSE\n06 11 1974\nHRV\nPORTOVECCHIO\n28 12 2032')).toEqual({
      surname: 'YILMAZ',
      givenNames: 'AYSE',
      bornOn: '1974-11-06',
      birthPlace: 'PORTOVECCHIO',
      expiresOn: '2032-12-28',
    }))

  test('of two lines in capitals neither is the place', () =>
    expect(read('06 11 1974\nPORTOVECCHIO\nMINISTARSTVO\n28 12 2032')).not.toHaveProperty('birthPlace'))

  test('another name is not its holder’s', () => expect(read('YILDIZ\nAYSEL')).toEqual({}))
})
