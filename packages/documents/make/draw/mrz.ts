/** Machine readable lines of cards and passports. Source: ICAO Doc 9303, parts 3 to 5. */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'

const WEIGHTS = [7, 3, 1]
const valueOf = (character: string) => (character === '<' ? 0 : Number.parseInt(character, 36))

export const checkDigit = (text: string): string => String([...text].reduce((sum, character, at) => sum + valueOf(character) * WEIGHTS[at % 3]!, 0) % 10)

const filled = (text: string, length: number) => text.padEnd(length, '<').slice(0, length)
const short = (day: Day) => day.slice(2).replaceAll('-', '')
const withCheck = (text: string) => text + checkDigit(text)
const names = ({ latinName }: Person) => `${latinName.family}<<${latinName.given}`.replace(/[ '-]/g, '<')
const nation = (person: Person) => (person.nationality === 'DEU' ? 'D' : person.nationality)

/** Three lines of 30 on the back of the Italian card. */
export function cardLines(person: Person): [string, string, string] {
  const first = filled(`C<ITA${withCheck(filled(person.identity.number, 9))}`, 30)
  const birth = withCheck(short(person.born)), expiry = withCheck(short(person.identity.expiresOn))
  const optional = filled('', 11)
  const composite = checkDigit(first.slice(5) + birth + expiry + optional)
  return [first, birth + person.sex + expiry + filled(nation(person), 3) + optional + composite, filled(names(person), 30)]
}

/** Two lines of 44 below a passport's page. */
export function passportLines(person: Person): [string, string] {
  const issuing = person.identity.kind === 'passport' ? person.identity.issuingCountry : 'ITA'
  const number = withCheck(filled(person.identity.number, 9)), birth = withCheck(short(person.born)), expiry = withCheck(short(person.identity.expiresOn))
  const optional = withCheck(filled('', 14))
  return [filled(`P<${filled(issuing, 3)}${names(person)}`, 44), number + filled(nation(person), 3) + birth + person.sex + expiry + optional + checkDigit(number + birth + expiry + optional)]
}
