import { describe, expect, test } from 'vitest'
import { textOf } from '../../layout/rows.ts'
import { pageFromText } from '../../testing/page-from-text.ts'
import { isNameOfZone } from './agree.ts'
import { withDots } from './dotted-towns.ts'
import { findLabelledValues } from './find-labels.ts'
import { fieldOfLabel, nearest, resemblesLabel } from './labels.ts'
import { filledFromAll, type Look, merged } from './look-again.ts'
import { type PrintedFields, readPrintedFields } from './printed-fields.ts'
import { countryOf, stateCode } from './states.ts'
import { titleIn } from './titles.ts'

const TODAY = '2025-06-30'
const valuesOf = (found: PrintedFields) =>
  Object.fromEntries(
    Object.entries({ ...found, labels: null }).flatMap(([name, field]) => (field ? [[name, field.value]] : [])),
  )

describe('printed values', () => {
  test('below their labels, side by side', () => {
    const page = pageFromText(`
COGNOME / SURNAME
DE LUCA
NOME / NAME
ANNA MARIA
LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH
REGGIO CALABRIA (RC) 07.03.1985
SESSO / SEX        STATURA / HEIGHT     CITTADINANZA / NATIONALITY
F                  168                  ITA
EMISSIONE / ISSUING          SCADENZA / EXPIRY
01.02.2021                   07.03.2031`)
    expect(valuesOf(readPrintedFields(page, TODAY))).toEqual({
      surname: 'DE LUCA',
      givenNames: 'ANNA MARIA',
      bornOn: '1985-03-07',
      birthPlace: 'REGGIO CALABRIA',
      sex: 'F',
      nationality: 'ITA',
      expiresOn: '2031-03-07',
    })
  })

  test('beside their labels, with ordinals and months written twice', () => {
    const page = pageFromText(`
Cognome. Surname. (1)      ROSSI
Nome. Given Names. (2)     LUIGI
Data di nascita. Date of birth. (4)      14 LUG/JUL 1979
Data di scadenza. Date of expiry. (8)    20 MAGIMAY 2031
Passaporto N. Passport No.    YA1234567`)
    expect(valuesOf(readPrintedFields(page, TODAY))).toEqual({
      surname: 'ROSSI',
      givenNames: 'LUIGI',
      bornOn: '1979-07-14',
      expiresOn: '2031-05-20',
      number: 'YA1234567',
    })
  })

  test.each([
    [
      'a permit has surname and given names in two rows',
      'PERMESSO DI SOGGIORNO\n171820406\nNOME\nDE LUCA\nANNA MARIA\nVALIDO FINO A\n26.12.2031',
      { surname: 'DE LUCA', givenNames: 'ANNA MARIA', expiresOn: '2031-12-26', number: 'I71820406' },
    ],
    [
      'labels in a language that we do not know, before one we know',
      '7. Miejsce urodzenia/Place of birth\nTORINO\n4. Data urodzenia/Date of birth\n09.04.1970',
      { birthPlace: 'TORINO', bornOn: '1970-04-09' },
    ],
    [
      'the date before the place',
      'DATA E LUOGO DI NASCITA\n17.04.1998 BARI',
      { bornOn: '1998-04-17', birthPlace: 'BARI' },
    ],
    [
      'last and first names',
      "Nume/Nom/Last name\nD'AMICO\nPrenume/Prenom/First name\nPIER LUIGI",
      { surname: "D'AMICO", givenNames: 'PIER LUIGI' },
    ],
    [
      'typed on dots',
      'CONNOTATI E CONTRASSEGNI SALIENTI\nCognome     ROSSI\nNome     ANNA\nnato il     19/03/1962\na   TORINO (TO)',
      { surname: 'ROSSI', givenNames: 'ANNA', bornOn: '1962-03-19', birthPlace: 'TORINO' },
    ],
    [
      'small print in which rn is m and slashes are gone',
      'PERSONALAUSWEIS\nName/SumameNom\nGROSSMANN\nVomamen/Grveri names/Prenoms\nSÖREN',
      { surname: 'GROSSMANN', givenNames: 'SÖREN' },
    ],
    ['a German number has no O', 'AUFENTHALTSTITEL\nYKOYGH6JV', { number: 'YK0YGH6JV' }],
  ])('%s', (_, text, expected) => expect(valuesOf(readPrintedFields(pageFromText(text), TODAY))).toEqual(expected))

  test.each([
    ['a label misread is no name', 'COGNOME / SURNAMF\n\nNOME\nSl JRNAME'],
    ['small letters are no name', 'COGNOME\nDella strada'],
    ['the parents are not the holder', 'COGNOME E NOME DEI GENITORI / PARENTS NAMES\nLONGHI ADA'],
    ['a fiscal code with a wrong check letter is none', 'CODICE FISCALE / FISCAL CODE\nRSSMRA85T10A562T'],
    ['a day that the calendar lacks is none', 'SCADENZA / EXPIRY\n31.02.2031'],
    ['two loose numbers are no number', 'CA12345AB\n\nCA54321BA'],
  ])('%s', (_, text) => expect(valuesOf(readPrintedFields(pageFromText(text), TODAY))).toEqual({}))

  test('a name with an unsure word is left out whole', () => {
    const page = pageFromText('COGNOME / SURNAME\nROSSI BIANCHI')
    expect(
      valuesOf(
        readPrintedFields(
          { ...page, words: page.words.map((word) => (word.text === 'BIANCHI' ? { ...word, confidence: 30 } : word)) },
          TODAY,
        ),
      ),
    ).toEqual({})
  })

  test('a value belongs to the label above it, not to the one beside', () => {
    const found = findLabelledValues(pageFromText('SESSO / SEX     STATURA / HEIGHT\nM               181'))
    expect(found.map(({ field, values }) => [field, values.map(textOf)])).toEqual([
      ['sex', ['M']],
      ['other', ['181']],
    ])
  })
})

test.each([
  [['cognome', 'surname'], 'surname'],
  [['name', 'surname', 'nom'], 'surname'],
  [['vornamen', 'given', 'names'], 'given_names'],
  [['geburtsname'], 'other'],
  [['luogo', 'e', 'data', 'di', 'nascita'], 'birth'],
  [['luogo', 'di', 'nascita'], 'birth_place'],
  [['data', 'di', 'nascita'], 'birth_date'],
  [['gultig', 'bis', 'date', 'of', 'expiry'], 'expires'],
  [['data', 'di', 'rilascio', 'date', 'of', 'issue'], 'other'],
  [['codice', 'fiscale'], 'fiscal_code'],
])('the label %j names %s', (words, field) => expect(fieldOfLabel(words)).toBe(field))

test('labels are mended, names are not', () => {
  expect([nearest('cogn0me'), nearest('nazionalty'), nearest('rossi'), nearest('citadinanza')]).toEqual([
    'cognome',
    'nazionalty',
    'rossi',
    'cittadinanza',
  ])
  expect([
    resemblesLabel('jrname'),
    resemblesLabel('james'),
    resemblesLabel('quaranta'),
    resemblesLabel('nascita'),
    resemblesLabel('nasci'),
    resemblesLabel('citta'),
  ]).toEqual([false, false, false, true, true, false])
})

test.each([
  ['REPUBBLICA ITALIANA CARTA DI IDENTITÀ / IDENTITY CARD', 'id_card', 'IT'],
  ["COMUNE DI PADOVA Carta d'identità N. AX1234567", 'paper_id_card', 'IT'],
  ['BUNDESREPUBLIK DEUTSCHLAND PERSONALAUSWEIS IDENTITY CARD', 'id_card', 'DE'],
  ['Reisepass Passport Passeport', 'passport', 'DE'],
  ['PERMESSO DI SOGGIORNO', 'residence_permit', 'IT'],
  ['TESSERA SANITARIA Regione Lazio', 'fiscal_card', 'IT'],
  ['RZECZPOSPOLITA POLSKA PASZPORT / PASSPORT', 'passport', null],
])('«%s» calls itself %s', (text, document, country) => expect(titleIn(text)).toMatchObject({ document, country }))

test('a letter calls itself nothing', () =>
  expect(titleIn('Spettabile amministrazione, in allegato il contratto')).toBeNull())

test.each([
  ['MÜLLER', 'MUELLER', true],
  ['MÜLLER', 'MULLER', true],
  ["D'AMICO", 'DAMICO', true],
  ['DE LUCA', 'DELUCA', true],
  ['ROSSI', 'RUSSO', false],
  ['ROSSI', 'ROSS', false],
])('is %s the same as %s in the zone: %s', (printed, zone, same) =>
  expect(isNameOfZone(printed, zone, null)).toBe(same),
)

test.each([
  ['2035', '2035-03-07'],
  ['2041', '2041-03-07'],
  ['2062', undefined],
])('of an end of validity in %s is read %s', (year, day) =>
  expect(valuesOf(readPrintedFields(pageFromText(`SCADENZA / EXPIRY\n07.03.${year}`), TODAY)).expiresOn).toBe(day),
)

test.each([
  ['MAXIMILIAN ALEXANDER', true],
  ['MAXIMILIAN ALEX', true],
  ['MAXIMILIAN', false],
  ['MAXIMILIAN ANDREAS', false],
])('of a name that the zone cuts %s may be all: %s', (printed, may) =>
  expect(isNameOfZone(printed, 'MAXIMILIAN', 'MAXIMILIAN ALEX')).toBe(may),
)

test('states', () => {
  expect([stateCode('D'), stateCode('ITA'), stateCode(null)]).toEqual(['DEU', 'ITA', null])
  expect([countryOf('D'), countryOf('ITA'), countryOf('UTO'), countryOf(null)]).toEqual(['DE', 'IT', null, null])
})

test('of two looks each gives what the other sought in vain', () => {
  const look = (text: string): Look => ({
    printed: readPrintedFields(pageFromText(text), TODAY),
    title: null,
    text,
    words: [],
  })
  const first = look('COGNOME / SURNAME\nROSSI\nNOME / NAME\nANNA\nSCADENZA / EXPIRY\n07.03.2031\nSESSO / SEX\n:'),
    second = look('COGNOME / SURNAME\nR0SSI\nSESSO / SEX\nF')
  expect(valuesOf(merged(first, second, 'any').printed)).toEqual({
    surname: 'ROSSI',
    givenNames: 'ANNA',
    expiresOn: '2031-03-07',
    sex: 'F',
  })
})

test('half a name is none where another look read all of it', () => {
  const look = (text: string): Look => ({
    printed: readPrintedFields(pageFromText(text), TODAY),
    title: null,
    text,
    words: [],
  })
  const first = look('NAME, VORNAMEN\nVON BERGEN'),
    second = look('NAME, VORNAMEN\nVON'),
    names = [merged(first, second, 'German'), merged(second, first, 'German')].map(({ printed }) => valuesOf(printed))
  expect(names).toEqual([{ givenNames: 'VON BERGEN' }, { givenNames: 'VON BERGEN' }])
})

test('a label that one look read stands above the value of another', () => {
  const look = (text: string): Look => ({
    printed: readPrintedFields(pageFromText(text), TODAY),
    title: null,
    text,
    words: pageFromText(text).words,
  })
  const both = merged(look('COGNOME / SURNAME\n\n\nNOME / NAME\nANNA'), look('C?!\nROSSI\n\nN??\nANNA'), 'any')
  expect(valuesOf(both.printed)).toEqual({ givenNames: 'ANNA' })
  expect(valuesOf(filledFromAll(both, pageFromText(''), TODAY).printed)).toEqual({
    surname: 'ROSSI',
    givenNames: 'ANNA',
  })
})

test('the words of a label stay together though its E was read half as high', () => {
  const page = pageFromText('LUOGO  E DATA DI NASCITA\nBARI (BA) 26.12.1984'),
    words = page.words.map((word) => (word.text === 'E' ? { ...word, y0: word.y0 + 5 } : word))
  expect(findLabelledValues({ ...page, words }).map(({ field }) => field)).toEqual(['birth'])
})

test('the last two signs of an Italian card are letters', () => {
  const number = (text: string) => readPrintedFields(pageFromText(text), TODAY).number?.value
  expect(
    [
      'CARTA DI IDENTITÀ / IDENTITY CARD\nCA92156E1',
      'CARTA DI IDENTITÀ / IDENTITY CARD\nCA92156£EI',
      'REISEPASS\nCA92156E1',
    ].map(number),
  ).toEqual(['CA92156EI', 'CA92156EI', undefined])
})

test('of a label that is half lost a permit says no birth, a card does', () => {
  const text = (title: string) => `${title}\nLUOGO E DATA DI\nBARI 26.12.1984`
  expect(valuesOf(readPrintedFields(pageFromText(text('PERMESSO DI SOGGIORNO')), TODAY))).toEqual({})
  expect(valuesOf(readPrintedFields(pageFromText(text('REPUBBLICA ITALIANA')), TODAY))).toEqual({
    bornOn: '1984-12-26',
    birthPlace: 'BARI',
  })
})

test.each([
  ['MUNCHEN', 'MÜNCHEN'],
  ['SCHWABISCH GMUND', 'SCHWÄBISCH GMÜND'],
  ['MÜNCHEN', 'MÜNCHEN'],
  ['MUENCHEN', 'MUENCHEN'],
  ['BONN', 'BONN'],
  ['MUNSTER', 'MUNSTER'],
  ['KOLNISCH', 'KOLNISCH'],
])('a German town whose dots were lost: %s is %s', (read, town) => expect(withDots(read)).toBe(town))
