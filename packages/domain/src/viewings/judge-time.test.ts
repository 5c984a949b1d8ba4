import { expect, test } from 'vitest'
import { judgeTime } from './judge-time.ts'

const when = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Rome' }

test.each([
  ['2026-11-21T11:01', new Date('2026-11-21T10:01:00Z')],
  ['2026-11-21T11:00', 'Viewings.Error.Past'],
  ['2026-11-20T18:00', 'Viewings.Error.Past'],
  ['2027-02-19T11:00', new Date('2027-02-19T10:00:00Z')],
  ['2027-02-19T11:01', 'Viewings.Error.Far'],
  ['2027-02-30T11:00', 'Viewings.Error.Time'],
])('a viewing at %s', (local, judged) => expect(judgeTime(local, when)).toEqual(judged))
