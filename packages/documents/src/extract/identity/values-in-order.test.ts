import { expect, test } from 'vitest'
import { pageFromText } from '../../testing/page-from-text.ts'
import { readPrintedFields } from './printed-fields.ts'
import { valuesInOrder } from './values-in-order.ts'

const read = (text: string) =>
  Object.fromEntries(
    Object.entries(valuesInOrder(pageFromText(text), '2026-11-21')).map(([field, { value }]) => [field, value]),
  )

const card = {
  surname: 'VON BERGEN',
  givenNames: 'UWE',
  bornOn: '1962-10-23',
  nationality: 'DEU',
  birthPlace: 'KÖLN',
  expiresOn: '2031-12-12',
}
const days = { bornOn: '1962-10-23', nationality: 'DEU', expiresOn: '2031-12-12' }
const head = 'BUNDESREPUBLIK DEUTSCHLAND      LV71H37N8\nPERSONALAUSWEIS'

test.each<[string, string, object]>([
  ['each value has its line', `${head}\nVON BERGEN\nUWE\n23.10.1962      DEUTSCH\nKÖLN\n12.12.2031      467048`, card],
  [
    'the name at birth stands below the surname',
    `${head}\nVON BERGEN\nGEB. GABLER\nUWE\n23.10.1962      DEUTSCH\nKÖLN\n12.12.2031`,
    card,
  ],
  [
    'labels that were half read, and specks, are none',
    `${head}\nNamne/Sur\nVON BERGEN:\nm 68\nUWE\n_\n23.10.1962      DEUTSCH\nKÖLN\n12.12.2031`,
    card,
  ],
  [
    'a name that is lost leaves nobody knowing which is which',
    `${head}\nVON BERGEN\n23.10.1962      DEUTSCH\nKÖLN\n12.12.2031`,
    { ...days, birthPlace: 'KÖLN' },
  ],
  ['a line more is no name either', `${head}\nVON BERGEN\nUWE\nMUSTER\n23.10.1962      DEUTSCH\n12.12.2031`, days],
  ['one day is not enough', `${head}\nVON BERGEN\nUWE\n23.10.1962      DEUTSCH`, {}],
  ['three days are those of another document', `${head}\nVON BERGEN\nUWE\n23.10.1962\n01.01.2020\n12.12.2031`, {}],
  ['nobody is born tomorrow', `${head}\nVON BERGEN\nUWE\n23.10.2027\n12.12.2031`, {}],
  ['no card is valid for so long', `${head}\nVON BERGEN\nUWE\n23.10.1962\n12.12.2041`, {}],
  ['another state has another order', 'CARTA DI IDENTITÀ / IDENTITY CARD\nROSSI\nANNA\n23.10.1962\n12.12.2031', {}],
])('%s', (_, text, expected) => expect(read(text)).toEqual(expected))

const permit = { surname: 'VON BERGEN', givenNames: 'ANKE', expiresOn: '2029-06-09' }

test.each<[string, string, object]>([
  [
    'each value of a permit has its line',
    'AUFENTHALTSTITEL\n               Y94JW332L\nVON BERGEN\nANKE\n09.06.2029\nLEIPZIG 09.06.2026\nAUFENTHALTSERLAUBNIS',
    permit,
  ],
  [
    'an Italian one as well',
    'PERMESSO DI SOGGIORNO\n               I19703606\nVON BERGEN\nANKE\n09.06.2029\nMILANO 09.06.2026\nLAVORO SUBORDINATO',
    permit,
  ],
  [
    'a line more is no name',
    'PERMESSO DI SOGGIORNO\nVON BERGEN\nANKE\nMARIA\n09.06.2029\nMILANO 09.06.2026',
    { expiresOn: '2029-06-09' },
  ],
  [
    'without the day of its issue nobody knows what the other day is',
    'PERMESSO DI SOGGIORNO\nVON BERGEN\nANKE\n09.06.2029',
    {},
  ],
  [
    'a day that stands beside other values is a birth',
    'PERMESSO DI SOGGIORNO\nVON BERGEN\nANKE\nF MAR 09.06.1989\n10.06.2029',
    {},
  ],
  ['no permit ends before it was issued', 'PERMESSO DI SOGGIORNO\nVON BERGEN\nANKE\n09.06.2026\nMILANO 09.06.2029', {}],
])('%s', (_, text, expected) => expect(read(text)).toEqual(expected))

const readCard = (text: string) =>
  Object.fromEntries(
    Object.entries(readPrintedFields(pageFromText(text), '2026-11-21')).flatMap(([field, read]) =>
      read && 'value' in read ? [[field, read.value]] : [],
    ),
  )
const lower = 'UWE\n23.10.1962      DEUTSCH\nKÖLN\n12.12.2031'

test('values whose labels a reflection took away are told by their order beside one that kept its own', () =>
  expect(readCard(`${head}\nName/Surname/Nom\nVON BERGEN\n${lower}`)).toEqual({ ...card, number: 'LV71H37N8' }))

test('an order that contradicts a label is not believed', () =>
  expect(readCard(`${head}\nBERGEN\n${lower}\nName/Surname/Nom\nGABLER`)).toEqual({
    surname: 'GABLER',
    number: 'LV71H37N8',
  }))
