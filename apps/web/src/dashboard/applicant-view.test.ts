import { expect, test } from 'vitest'
import { viewOf } from './applicant-view.ts'

const nothing = {
  text: '',
  status: '',
  listing: '',
  stage: '',
  assignee: '',
  sort: 'started',
  isDescending: true,
  picked: [],
}
test.each([
  ['nothing', '', nothing],
  [
    'what it names',
    'text=Anna&status=expired&listing=a&stage=offered&assignee=none&sort=income&order=up',
    {
      text: 'Anna',
      status: 'expired',
      listing: 'a',
      stage: 'offered',
      assignee: 'none',
      sort: 'income',
      isDescending: false,
      picked: [],
    },
  ],
  ['a status, a stage and a column that there are not', 'status=accepted&stage=best&sort=rank', nothing],
  [
    'three reports at most, each once',
    'report=a&report=b&report=a&report=c&report=d',
    { ...nothing, picked: ['a', 'b', 'c'] },
  ],
])('an address with %s', (_, query, expected) => expect(viewOf(new URLSearchParams(query))).toEqual(expected))
