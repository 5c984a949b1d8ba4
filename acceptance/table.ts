/**
 * The table that people read: docs/acceptance.md. Sorted as the specification is; nothing in it changes while nothing
 * is wrong.
 */
import { groupOf } from './entry.ts'
import type { Row } from './join.ts'
import { noticed } from './noticed.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** `headings`: what each group of ids is about, in the order of the table. */
export function tableOf(
  rows: readonly Row[],
  headings: ReadonlyMap<string, string>,
  changes: Readonly<Record<string, string>> = noticed,
): string {
  const wrong = rows.filter(({ faults }) => faults.length > 0)
  const shown = rows.filter(({ entry, faults }) => faults.length === 0 && changes[entry.id] !== undefined).length
  const groups = Map.groupBy(rows, ({ entry }) => groupOf(entry.id))
  const sections = [...headings].flatMap(([group, heading]) => {
    const own = groups.get(group) ?? []
    return [
      '',
      `## ${group} – ${heading}`,
      '',
      '| id | rule | named by | shown by a change of the code |',
      '|---|---|---|---|',
      ...own.map(
        ({ entry, tests, faults }) =>
          `| ${entry.id} | ${cell(entry.says)} | ` +
          `${[...faults.map((fault) => `**✘ ${cell(fault)}**`), ...tests.map(cell)].join('<br>')} | ` +
          `${cell(changes[entry.id] ?? '')} |`,
      ),
    ]
  })
  return `${[
    '# Every rule and the test that shows it',
    '',
    'Written by `npm test`; do not edit. The rules stand in `acceptance/catalogue/`; ' +
      '[specification/](specification/README.md) says what their letters mean.',
    'A test names a rule by a tag with the rule’s id; of each file the first such test stands here. A rule is shown when ' +
      'its code was changed and its test failed; `acceptance/changes.ts` keeps the change. The others are only named: ' +
      'no change has been tried on them.',
    '',
    wrong.length === 0
      ? `${rows.length} rules, each named by a test that passes, ${shown} of them shown.`
      : `${rows.length} rules, of which ${wrong.length} are **not named by a test that passes**.`,
    ...sections,
  ].join('\n')}\n`
}
