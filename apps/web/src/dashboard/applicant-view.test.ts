import { expect, test } from 'vitest'
import { askedBy, isNarrowed, viewOf, type View } from './applicant-view.ts'

const nothing: View = {
  text: '',
  status: '',
  listing: '',
  household: '',
  stage: '',
  assignee: '',
  sort: 'started',
  isDescending: true,
  hidden: [],
  picked: [],
}
test.each([
  ['nothing', '', nothing],
  [
    'what it names',
    'text=Anna&status=expired&listing=a&household=h&stage=offered&assignee=none&sort=income&order=up',
    {
      text: 'Anna',
      status: 'expired',
      listing: 'a',
      household: 'h',
      stage: 'offered',
      assignee: 'none',
      sort: 'income',
      isDescending: false,
      hidden: [],
      picked: [],
    },
  ],
  ['a status, a stage and a column that there are not', 'status=accepted&stage=best&sort=rank', nothing],
  [
    'columns that are left out; the name stays',
    'hide=valid&hide=name&hide=income&hide=rank',
    { ...nothing, hidden: ['income', 'valid'] },
  ],
  [
    'three reports at most, each once',
    'report=a&report=b&report=a&report=c&report=d',
    { ...nothing, picked: ['a', 'b', 'c'] },
  ],
])('an address with %s', (_, query, expected) => expect(viewOf(new URLSearchParams(query))).toEqual(expected))

test('a link to one household asks for it alone, and narrows the list', () => {
  const view = viewOf(new URLSearchParams('household=h'))
  expect(askedBy(view)).toMatchObject({ household_id: 'h', text: undefined, listing_id: undefined })
  expect([isNarrowed(view), isNarrowed(nothing)]).toEqual([true, false])
})
