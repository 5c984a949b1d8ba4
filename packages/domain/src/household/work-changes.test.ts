import { expect, test } from 'vitest'
import { workChanges, type SetWork } from './work-changes.ts'

const nothing: SetWork = { stage: 'none', assigneeId: null, dueOn: null }

test.each<[string, SetWork, SetWork, unknown]>([
  ['nothing', nothing, { ...nothing }, []],
  ['a stage', nothing, { ...nothing, stage: 'shortlisted' }, [{ kind: 'stage', before: 'none', after: 'shortlisted' }]],
  [
    'colleague and day together',
    { ...nothing, assigneeId: 'anna', dueOn: '2026-03-10' },
    { ...nothing, assigneeId: 'bruno' },
    [
      { kind: 'assignee', before: 'anna', after: 'bruno' },
      { kind: 'due', before: '2026-03-10', after: null },
    ],
  ],
])('tells %s that changed', (_, before, after, expected) => expect(workChanges(before, after)).toEqual(expected))
