/** Which day is that of booking, where titles leave it open or tell it by an abbreviation. */
import { expect, test } from 'vitest'
import { asBanksValue, isValuedAsBanksDo } from './day-roles.ts'
import { dayTitleOf } from './title-words.ts'

const OUT = { booked: '2026-01-05', value: '2026-01-04', cents: -100 },
  IN = { booked: '2026-01-05', value: '2026-01-06', cents: 100 },
  ALIKE = { booked: '2026-01-07', value: '2026-01-07', cents: -100 }

test.each([
  ['out before, in after', [OUT, IN, ALIKE], true],
  ['out before alone', [OUT, ALIKE], true],
  ['in after alone: as well the day of payment before that of booking', [IN, ALIKE], false],
  ['out after', [{ ...OUT, value: '2026-01-06' }, IN], false],
  ['all alike', [ALIKE], false],
])('days of value %s', (_, rows, tells) => expect(isValuedAsBanksDo(rows)).toBe(tells))

const turned = ({ booked, value, cents }: typeof OUT) => ({ booked: value, value: booked, cents })

test.each([
  ['as banks do: left', [OUT, IN, ALIKE], [OUT, IN, ALIKE]],
  ['the other way about: exchanged', [turned(OUT), turned(IN), ALIKE], [OUT, IN, ALIKE]],
  ['neither way: left', [turned(OUT), IN], [turned(OUT), IN]],
  ['the other way about where money goes out, and nothing came in: left', [turned(OUT), ALIKE], [turned(OUT), ALIKE]],
])('two days of each row, valued %s', (_, rows, read) => expect(asBanksValue(rows)).toEqual(read))

test.each([
  ['bu', 'booked'],
  ['bu tag', 'booked'],
  ['val date', 'value'],
  ['fifav bu nu', null],
  ['fifav buchungstag', 'booked'],
])('a column of days below «%s»: %s', (title, role) => expect(dayTitleOf(title.split(' '))).toBe(role))
