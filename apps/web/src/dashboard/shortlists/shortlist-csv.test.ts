import { expect, test } from 'vitest'
import { readCsv } from '@attesta/domain/csv.ts'
import { playedChosen } from './played-shortlists.ts'
import { shortlistCsv } from './shortlist-csv.ts'

test('the protocol holds people, times, criteria, reason, choice and each household with its bands', () => {
  const rows = readCsv(shortlistCsv({ t: ((key: string) => key) as never }, playedChosen.shortlist))
  const of = (head: string) => rows.filter(([first]) => first === head)
  expect(of('Shortlists.Column.started')).toEqual([
    ['Shortlists.Column.started', '2026-11-20 10:00:00 +01:00', 'Marta Colli'],
  ])
  expect(of('Shortlists.Column.chosen')).toEqual([['Shortlists.Column.chosen', 'B']])
  expect(of('Shortlists.Reason')).toEqual([
    ['Shortlists.Reason', 'Decision.Criterion.affordability', 'Decision.Stands.met'],
  ])
  expect(of('B')[0]!.slice(1, 5)).toEqual([
    'Giulia Bianchi',
    'Shortlists.Share.up-to-30',
    'Report.State.proven',
    'Shortlists.Outcome.passed',
  ])
  expect(of('Shortlists.Looks')).toHaveLength(1)
})
