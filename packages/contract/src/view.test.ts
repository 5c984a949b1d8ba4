import { expect, test } from 'vitest'
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
