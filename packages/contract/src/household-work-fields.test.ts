import { describe, expect, test } from 'vitest'
import { noteFields, stageNames, workFields } from './household-work-fields.ts'
import { problemsOf } from './testing/problems-of.ts'

describe('what a company calls its stages', () => {
  const none = { none: '', shortlisted: '', offered: '', accepted: '', declined: '', withdrawn: '' }
  test.each([
    ['none of its own', {}, []],
    ['30 letters', { offered: 'x'.repeat(30) }, []],
    ['31 letters', { offered: 'x'.repeat(31) }, ['offered: Stages.Error.Long']],
    ['two that differ', { none: 'New', offered: 'Newer' }, []],
    ['the same twice', { declined: 'Out', withdrawn: 'Out' }, ['none: Stages.Error.Twice']],
    ['the same in other letters', { declined: 'Out', withdrawn: ' oUT ' }, ['none: Stages.Error.Twice']],
  ])('%s', (_, change, problems) => expect(problemsOf(stageNames, { ...none, ...change })).toEqual(problems))
  test.each([
    [' Second \n\t look ', 'Second look'],
    ['Sec\u200bond\u0000', 'Second'],
    ['Scelta\u0300', 'Sceltà'],
  ])('%j is kept as %j', (name, kept) => expect(stageNames.parse({ ...none, none: name }).none).toBe(kept))
})

test.each([
  [0, true],
  [2_000_000_000, true],
  [-1, false],
  [2_000_000_001, false],
  [0.5, false],
])('work is set over version %d: %s', (version, fits) =>
  expect(workFields.safeParse({ stage: 'none', assignee_id: null, due_on: null, version }).success).toBe(fits),
)

describe('a note', () => {
  test.each([
    ['x'.repeat(2000), []],
    ['x'.repeat(2001), ['text: Dashboard.Work.Error.NoteLong']],
    [' \n\t', ['text: Dashboard.Work.Error.NoteEmpty']],
  ])('of %j', (text, problems) => expect(problemsOf(noteFields, { text })).toEqual(problems))
  test.each([
    ['a\r\nb\rc\n', 'a\nb\nc'],
    ['\ta\u0000\tb\u0007', 'a\tb'],
    ['e\u0301', '\u00e9'],
  ])('%j is kept as %j', (text, kept) => expect(noteFields.parse({ text })).toEqual({ text: kept, mentions: [] }))
})
