/** Numbers of German employees that belong to no one, with check digits that hold. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Dice, diceOf } from '../random.ts'
import { dated } from './spelling.ts'

/**
 * Source: § 139b AO and § 1 StIdV: no leading zero, one digit twice and one not at all among the first ten, check digit
 * by ISO 7064 MOD 11,10.
 */
export function steuerIdOf(dice: Dice): string {
  const digits = [...'123456789']
    .map((digit) => ({ digit, at: dice.fraction() }))
    .sort((a, b) => a.at - b.at)
    .map(({ digit }) => digit)
  const ten = [...digits.slice(0, 9), digits[dice.between(0, 7)]!]
  let product = 10
  for (const digit of ten) product = (2 * ((Number(digit) + product) % 10 || 10)) % 11
  return ten.join('') + String((11 - product) % 10)
}

/** Source: § 2 VKVV: area, day of birth, letter of the birth name, serial number of the sex, check digit. */
function socialInsuranceOf({ born, familyName, sex }: Person, dice: Dice): string {
  const letter = familyName.toUpperCase().normalize('NFD').charAt(0),
    serial = String(dice.between(0, 49) + (sex === 'F' ? 50 : 0)).padStart(2, '0')
  const body = `53${dated(born, 'ddmmyy')}`,
    spelt = body + String(letter.charCodeAt(0) - 64).padStart(2, '0') + serial
  const sum = [...spelt]
    .map((digit, at) => Number(digit) * [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1][at]!)
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0)
  return body + letter + serial + String(sum % 10)
}

/** A person's own numbers, or, of an invented one, numbers that are the same each time. */
export function germanNumbersOf(person: Person): NonNullable<Person['germanNumbers']> {
  const dice = diceOf(`numbers:${person.id}:${person.born}`)
  return person.germanNumbers ?? { steuerId: steuerIdOf(dice), socialInsurance: socialInsuranceOf(person, dice) }
}
