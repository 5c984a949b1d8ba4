import { describe, expect, test } from 'vitest'
import { shareLevel } from '@attesta/contract/report-share.ts'
import { doors, isOpenAt, levelAt, stageOf, type Letting } from './stage.ts'

const german: Letting = { region: 'de', type: 'rent', hasListing: true, isChosen: false }

test.each<[string, Partial<Letting>, ReturnType<typeof stageOf>]>([
  ['in Germany, before the choice', {}, 'wish_to_rent'],
  ['in Germany, the one who was chosen', { isChosen: true }, 'chosen'],
  ['the short form in Germany', { type: 'rapid' }, 'wish_to_rent'],
  ['a mortgage in Germany', { type: 'mortgage' }, 'chosen'],
  ['in Germany, for no landlord', { hasListing: false }, 'chosen'],
  ['in Italy', { region: 'it' }, 'chosen'],
])('%s', (_, more, stage) => expect(stageOf({ ...german, ...more })).toBe(stage))

describe('stage by door', () => {
  test.each(doors)('%s is open to anyone who was chosen', (door) => expect(isOpenAt('chosen', door)).toBe(true))
  test.each(doors.map((door) => [door, door === 'criteria' || door === 'share'] as const))(
    '%s, before the choice: %s',
    (door, isOpen) => expect(isOpenAt('wish_to_rent', door)).toBe(isOpen),
  )
})

test('a link shows the band before the choice, and afterwards what its person ticked', () => {
  for (const level of shareLevel.options)
    expect([levelAt('wish_to_rent', level), levelAt('chosen', level)]).toEqual(['band', level])
})
