import { getTableColumns, getTableName } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { catalogue, type Tag } from './catalogue.ts'
import {
  bookDays,
  consentDays,
  contractDays,
  holdings,
  softDeleteDays,
  tableNames,
  tableOf,
  unfinishedDays,
  type Holding,
} from './holdings.ts'
import * as schema from './schema.ts'

const termOf = ({ goesWith, after, stays }: Holding): string =>
  [
    ...(goesWith ? [`with the ${goesWith.subject}`] : []),
    ...(after
      ? [
          after.days === 0
            ? `once its \`${after.since.name}\` is past`
            : `${after.days} days after its \`${after.since.name}\``,
        ]
      : []),
    ...(stays ? [`stays: ${stays}`] : []),
  ].join('; ')

const page = `# What is kept, for how long, and how it goes
Written from \`apps/server/src/db/holdings.ts\` by its test (\`npx vitest run --project server holdings -u\`); a table without a line there does not compile.

An **application** goes ${contractDays} days after its report or its payment, whichever is later, together with those of its household; ${unfinishedDays} days after the last change when it has neither; ${softDeleteDays} day after the person put it away; at once when the person erases their account.
An **account** goes with its last application, or at once when the person erases it. With each go its data key and its files. A backup of the database made before still holds the wrapped key beside what it sealed: how long backups are kept is how long it can be read there, by anyone who has the installation's keys too ([how to back up](how-to/back-up-and-restore.md)).

Kept apart, without the person: that a payment was taken (${bookDays} days), that a person agreed to news (${consentDays} days), that a report no longer stands (until it would have ended).

| table | what | goes |
|---|---|---|
${tableNames.map((name) => `| ${getTableName(tableOf(name))} | ${holdings[name].what} | ${termOf(holdings[name])} |`).join('\n')}

The job \`purge\` runs each night, \`sweepCounters\` each hour, \`sweepSessions\` each night; each logs how many rows of what went, and the audit log names the applications. Who asked to be erased stands in \`<DATA_DIR>/erasures.jsonl\`, ids only: keep it apart from the backups of the database, and the purge at the start after a restore erases them again.
`

test('docs/retention.md says what the table says', () =>
  expect(page).toMatchFileSnapshot(new URL('../../../../docs/retention.md', import.meta.url).pathname))

test.each(tableNames)('%s either goes with someone, goes by age, or says why it stays', (name) => {
  const { goesWith, after, stays } = holdings[name]
  expect(stays === undefined).toBe(goesWith !== undefined || after !== undefined)
  const own = Object.values(getTableColumns(tableOf(name)))
  for (const column of [goesWith?.by, after?.since]) if (column) expect(own).toContain(column)
})

test('every table of the schema has its line', () =>
  expect([...tableNames].sort()).toEqual(
    Object.entries(schema)
      .flatMap(([name, table]) => (table instanceof PgTable ? [name] : []))
      .sort(),
  ))

test('rows go before those that they point at', () => {
  const wrong = tableNames.flatMap((name) =>
    getTableConfig(tableOf(name)).foreignKeys.flatMap(({ reference, onDelete }) => {
      const target = tableNames.find((other) => tableOf(other) === reference().foreignTable)!
      const goBoth = holdings[name].goesWith && holdings[target].goesWith
      return goBoth && onDelete !== 'cascade' && tableNames.indexOf(name) > tableNames.indexOf(target)
        ? [`${name} after ${target}`]
        : []
    }),
  )
  expect(wrong).toEqual([])
})

/** Of the operator or the company, or handed out with whatever it stands in. */
const handedOutElsewhere = new Set(['members', 'auditLog', 'consentProofs'])
test('what is handed to a person who asks is found by their application or account', () => {
  const handedOut = tableNames.filter((name) =>
    Object.values(catalogue[name] as Record<string, Tag>).some((tag) => tag.export),
  )
  expect(handedOut.filter((name) => !holdings[name].goesWith && !handedOutElsewhere.has(name))).toEqual([])
})
