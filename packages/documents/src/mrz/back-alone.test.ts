import { expect, test } from 'vitest'
import { blankImage } from '../image/gray-image.ts'
import { isBackAlone } from './back-alone.ts'
import type { MrzReading } from './read-zone.ts'

const fill = (text: string) => text.padEnd(30, '<')

function zone(head: string, nationality: string, other: Partial<MrzReading> = {}): MrzReading {
  return {
    format: 'TD1',
    lines: [fill(`${head}CA12345AA0`), fill(`7001011F3001012${nationality}`), fill('ROSSI<<ANNA')],
    failed: [],
    box: [80, 560, 1300, 260],
    turn: 0,
    ...other,
  } as MrzReading
}

const CARD = blankImage(1456, 940)
const own = zone('C<ITA', 'ITA')

test.each([
  ['the back of an Italian card', own, CARD, true],
  ['the back of a German card', zone('IDD<<', 'D<<'), CARD, true],
  ['a permit, whose back prints the place of birth', zone('IRITA', 'MAR'), CARD, false],
  ['a permit by its code alone', zone('IRITA', 'ITA'), CARD, false],
  ['a card of a state whose backs print more', zone('IDESP', 'ESP'), CARD, false],
  ['a zone of which a digit does not hold', zone('C<ITA', 'ITA', { failed: ['birth'] }), CARD, false],
  ['a larger card with its zone below the front', zone('C<ITA', 'ITA', { format: 'TD2' }), CARD, false],
  ['both sides in one picture', own, blankImage(1456, 1880), false],
  ['a card on a sheet', zone('C<ITA', 'ITA', { box: [80, 560, 900, 180] }), CARD, false],
  ['a zone in the upper half', zone('C<ITA', 'ITA', { box: [80, 60, 1300, 260] }), CARD, false],
] as const)('%s', (_, reading, picture, expected) => {
  expect(isBackAlone(reading, picture)).toBe(expected)
})
