/** Each step has its name where it is listed: in the progress bar, in emails and on the dashboard. */
import { expect, test } from 'vitest'
import { stepRouters } from '../pages.ts'
import dashboard from './en/dashboard.json' with { type: 'json' }
import mails from './en/mails.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }

test.each<[string, object]>([
  ['Workflow', shell],
  ['Mail.Step', mails],
  ['Dashboard.Step', dashboard],
])('%s.<step> says every step', (start, words) =>
  expect(stepRouters.filter((step) => !(`${start}.${step}` in words))).toEqual([]),
)
