import { expect, test } from 'vitest'
import { readCsv } from '@attesta/domain/csv.ts'
import { activityCsv } from './activity-csv.ts'
import { playedActivity } from './played-activity.ts'

test('each line is a row in words; an event of another version keeps its name, a former colleague is called so', () => {
  const t = (key: string) => key
  const [head, ...rows] = readCsv(activityCsv({ t } as never, playedActivity.lines))
  expect(head).toHaveLength(5)
  expect(head![0]).toBe('Activity.Column.at')
  expect(rows[0]).toEqual([
    '2026-11-21 10:12:00 +01:00',
    'Marta Colli',
    'Activity.Event.applicant.decided',
    'Giulia Bianchi',
    'Activity.Outcome.done',
  ])
  expect(rows.at(-1)!.slice(1)).toEqual(['Dashboard.Work.Former', 'house.painted', '', 'Activity.Outcome.refused'])
})
