import { expect, test } from 'vitest'
import { problemsOf } from './testing/problems-of.ts'
import { viewQuery } from './view-limits.ts'
import { viewFields } from './view.ts'

test('a view keeps filters, sorting and columns, and never what was searched for', () =>
  expect(viewQuery('applicants', 'text=Giulia+Bianchi&stage=offered&report=4711&hide=valid&hide=income&lang=it')).toBe(
    'stage=offered&hide=income&hide=valid',
  ))

test('equal views are equal texts, and an empty part is no part', () =>
  expect(viewQuery('listings', 'sort=rent&city=Milano&status=')).toBe(viewQuery('listings', 'city=Milano&sort=rent')))

test('of a view that is sent the same is kept', () =>
  expect(
    viewFields.parse({ page: 'listings', name: ' Da  affittare ', query: 'text=Po&city=Milano', is_shared: false }),
  ).toEqual({
    page: 'listings',
    name: 'Da affittare',
    query: 'city=Milano',
    is_shared: false,
  }))

test.each([
  ['applicants', 'status=a&listing=b&stage=c&assignee=d&sort=e&order=f&hide=g&city=h&group=i'],
  ['listings', 'status=a&city=b&assignee=c&sort=d&order=e&group=f&hide=g&listing=h&stage=i'],
] as const)('a view of %s keeps its own seven parts', (page, query) =>
  expect(viewQuery(page, query)).toBe(query.split('&').slice(0, 7).join('&')),
)

const view = { page: 'listings', name: 'x', query: '', is_shared: false }
test.each([
  [{ name: 'x'.repeat(60) }, []],
  [{ name: 'x'.repeat(61) }, ['name: Views.Error.Name']],
  [{ name: ' \n' }, ['name: Views.Error.Name']],
])('a view %j', (change, problems) => expect(problemsOf(viewFields, { ...view, ...change })).toEqual(problems))
test.each([
  [1000, true],
  [1001, false],
])('a view of an address of %d signs: %s', (length, fits) =>
  expect(viewFields.safeParse({ ...view, query: 'x'.repeat(length) }).success).toBe(fits),
)
test('the name of a view is one line', () =>
  expect(viewFields.parse({ ...view, name: ' Citta\u0300\n\talta ' }).name).toBe('Città alta'))
