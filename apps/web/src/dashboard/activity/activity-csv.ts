import { writeCsv } from '@attesta/domain/csv.ts'
import { tableTime } from '../table-time.ts'
import { aboutText, eventText, memberText, type ActivityWords } from './activity-words.ts'
import type { Line } from './use-activity.ts'

/** Returns the log as a table for a spreadsheet, in the reader's language. */
export function activityCsv(words: Pick<ActivityWords, 't'>, lines: readonly Line[]): string {
  const { t } = words
  return writeCsv([
    (['at', 'member', 'event', 'of', 'outcome'] as const).map((column) => t(`Activity.Column.${column}`)),
    ...lines.map((line) => [
      tableTime(line.at),
      memberText(words, line),
      eventText(words, line),
      aboutText(line),
      t(`Activity.Outcome.${line.outcome}`),
    ]),
  ])
}
