/** Machine readable lines of cards and passports. Source: ICAO Doc 9303, parts 3 to 6. */
import type { Day } from '@attesta/domain/day.ts'
import type { CardHolder } from '../life/card-holder.ts'

const WEIGHTS = [7, 3, 1]
const valueOf = (character: string) => (character === '<' ? 0 : Number.parseInt(character, 36))

export const checkDigit = (text: string): string =>
  String([...text].reduce((sum, character, at) => sum + valueOf(character) * WEIGHTS[at % 3]!, 0) % 10)

const filled = (text: string, length: number) => text.padEnd(length, '<').slice(0, length)
const short = (day: Day) => day.slice(2).replaceAll('-', '')
const withCheck = (text: string) => text + checkDigit(text)
const sexOf = ({ sex }: CardHolder) => (sex === 'X' ? '<' : sex)
const names = ({ latin }: CardHolder) =>
  `${latin.surname}<<${latin.givenNames}`.replace(/['’]/g, '').replace(/[ -]/g, '<')

/**
 * Three lines of 30 on the back of a card. `code` is the document's own, as `C<`, `ID`, `IR`; `optional` follows the
 * number, e.g. a tax number.
 */
export function td1Lines(holder: CardHolder, code: string, optional = ''): string[] {
  const first = filled(
    `${filled(code, 2)}${filled(holder.issuer, 3)}${withCheck(filled(holder.number, 9))}${optional}`,
    30,
  )
  const birth = withCheck(short(holder.bornOn)),
    expiry = withCheck(short(holder.expiresOn)),
    spare = filled('', 11)
  return [
    first,
    birth +
      sexOf(holder) +
      expiry +
      filled(holder.nationality, 3) +
      spare +
      checkDigit(first.slice(5) + birth + expiry + spare),
    filled(names(holder), 30),
  ]
}

/** Two lines of 36 below an older, larger card. */
export function td2Lines(holder: CardHolder, code: string, optional = ''): string[] {
  const number = withCheck(filled(holder.number, 9)),
    birth = withCheck(short(holder.bornOn)),
    expiry = withCheck(short(holder.expiresOn)),
    rest = filled(optional, 7)
  return [
    filled(`${filled(code, 2)}${filled(holder.issuer, 3)}${names(holder)}`, 36),
    number +
      filled(holder.nationality, 3) +
      birth +
      sexOf(holder) +
      expiry +
      rest +
      checkDigit(number + birth + expiry + rest),
  ]
}

/**
 * Two lines of 44 below a passport's page; an empty optional field has the digit 0 or, in some states, a filler for it.
 */
export function td3Lines(holder: CardHolder, optional = '', blankDigit = '0'): string[] {
  const number = withCheck(filled(holder.number, 9)),
    birth = withCheck(short(holder.bornOn)),
    expiry = withCheck(short(holder.expiresOn))
  const rest = filled(optional, 14) + (optional === '' ? blankDigit : checkDigit(filled(optional, 14)))
  return [
    filled(`P<${filled(holder.issuer, 3)}${names(holder)}`, 44),
    number +
      filled(holder.nationality, 3) +
      birth +
      sexOf(holder) +
      expiry +
      rest +
      checkDigit(number + birth + expiry + rest),
  ]
}
