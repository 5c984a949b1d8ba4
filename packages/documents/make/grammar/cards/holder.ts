/** Whom a card is about, invented. */
import { addDays, type Day } from '@attesta/domain/day.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { type Dice, diceOf } from '../../random.ts'
import type { CardLayout } from './layout.ts'
import names from './names.json' with { type: 'json' }

/** The day that cards are read on. */
export const TODAY: Day = '2026-11-21'
const TOWNS = ['ROVANI', 'LINDAU', 'PORTOVECCHIO', 'MIRAVALLE', 'OSTRAVICE']

const numbered = (pattern: string, dice: Dice): string =>
  [...pattern]
    .map((place) => (place === 'A' ? dice.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ']) : String(dice.between(0, 9))))
    .join('')

export function cardHolderOf({ story, state, choices }: CardLayout): CardHolder {
  const dice = diceOf(`${story}:holder`),
    { surname, given, latinSurname, latinGiven } = dice.pick(names)
  return {
    surname,
    givenNames: given,
    latin: { surname: latinSurname, givenNames: latinGiven },
    bornOn: addDays('1955-01-01', dice.between(0, 18_000)),
    sex: choices.sex === 'X' ? 'X' : dice.pick(['F', 'M']),
    birthTown: dice.pick(TOWNS),
    birthProvince: null,
    nationality: state,
    issuer: state,
    number: numbered(choices.number, dice),
    issuedOn: addDays(TODAY, -dice.between(30, 900)),
    expiresOn: addDays(TODAY, dice.between(200, 3000)),
    fiscalCode: null,
    heightCm: 170,
    home: { street: '', number: '', town: '', province: null },
    accessNumber: '',
    matter: story,
  }
}
