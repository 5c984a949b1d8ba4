/** The table that people read: docs/acceptance.md. Sorted as the specification is. */
import { groupOf, type Entry } from './entry.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/**
 * `headings`: what each group of ids is about, in the order of the table. `files`: the files of tests that name a rule.
 * `changes`: the change of the code by which a rule was shown, by its id.
 */
export function tableOf(
  catalogue: readonly Entry[],
  headings: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, readonly string[]>,
  changes: Readonly<Record<string, string>>,
): string {
  const shown = catalogue.filter(({ id }) => changes[id] !== undefined).length
  const groups = Map.groupBy(catalogue, ({ id }) => groupOf(id))
  const sections = [...headings].flatMap(([group, heading]) => [
    '',
    `## ${group} – ${heading}`,
    '',
    '| id | rule | named by | shown by a change of the code |',
    '|---|---|---|---|',
    ...(groups.get(group) ?? []).map(
      ({ id, says }) =>
        `| ${id} | ${cell(says)} | ${(files.get(id) ?? []).join('<br>')} | ${cell(changes[id] ?? '')} |`,
    ),
  ])
  return `${[
    '# Every rule and the test that shows it',
    '',
    'Written by `npx vitest run acceptance -u`; do not edit. The rules stand in `acceptance/catalogue/`; ' +
      '[specification/](specification/README.md) says what their letters mean.',
    'A test names a rule by a tag with the rule’s id; `npm test` fails for each rule that no passing test names. A rule ' +
      'is shown when its code was changed and its test failed; `acceptance/changes.ts` keeps the change. The others ' +
      'are only named: no change has been tried on them.',
    '',
    `${catalogue.length} rules, each named by a test, ${shown} of them shown.`,
    ...sections,
  ].join('\n')}\n`
}
