import { expect, test } from 'vitest'
import { newMember } from './member.ts'
import { problemsOf } from './testing/problems-of.ts'

const member = (name: string) => ({ name, email: 'elena@casa.example', role: 'agent' })
const refused = ['name: Dashboard.People.Error.Name']

test.each([
  ['李娜', []],
  ['x'.repeat(80), []],
  ['Elena https: Rossi', []],
  ['E', refused],
  ['E ', refused],
  ['x'.repeat(81), refused],
  ['Elena <b', refused],
  ['Elena b>', refused],
  ['see http://x.example', refused],
  ['Elena\u202eRossi', refused],
])('a colleague is called %j', (name, problems) => expect(problemsOf(newMember, member(name))).toEqual(problems))

test('a name is one line', () => expect(newMember.parse(member(' Niccolo\u0300 \n Rossi ')).name).toBe('Niccolò Rossi'))
