/**
 * What a linter of migrations holds against ours: locks that calls wait for, and statements that fail the second time.
 * By hand, since not every platform has it: `SQUAWK=PROGRAM`. Source: https://squawkhq.com/docs/rules
 */
import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'

const squawk = process.env['SQUAWK'] ?? ''
/** The oldest PostgreSQL that is served. */
const PG_VERSION = '15'

/** Seen to elsewhere. */
const heldByTheRunner = [
  // `run-migrations.ts` sets both for each migration.
  'require-lock-timeout',
  'require-statement-timeout',
  // It makes such indexes before the transaction, and from the start where one was cut off.
  'ban-concurrent-index-creation-in-transaction',
  'prefer-robust-stmts',
  // Whole numbers here are cents, months, steps and turns; no key is one.
  'prefer-bigint-over-int',
]

/** Of tables that were new or small when they ran; what has run is never edited. */
const known = [
  '0003_letters_and_invitations.sql require-concurrent-index-creation',
  '0005_bank_connections.sql ban-drop-not-null',
  '0011_operators_and_second_factors.sql adding-foreign-key-constraint',
  '0011_operators_and_second_factors.sql constraint-missing-not-valid',
  '0011_operators_and_second_factors.sql require-concurrent-index-creation',
  '0018_archived_applicants.sql require-concurrent-index-creation',
  '0030_listings_as_a_table.sql adding-field-with-default',
  '0030_listings_as_a_table.sql adding-foreign-key-constraint',
  '0030_listings_as_a_table.sql constraint-missing-not-valid',
  '0030_listings_as_a_table.sql require-concurrent-index-creation',
  '0043_households_in_the_database.sql require-concurrent-index-deletion',
  '0053_views_and_readings_of_colleagues.sql adding-foreign-key-constraint',
  '0053_views_and_readings_of_colleagues.sql adding-not-nullable-field',
  '0053_views_and_readings_of_colleagues.sql adding-serial-primary-key-field',
  '0053_views_and_readings_of_colleagues.sql constraint-missing-not-valid',
  '0053_views_and_readings_of_colleagues.sql require-concurrent-index-creation',
  '0056_company_activity.sql require-concurrent-index-creation',
  '0057_marks_of_person.sql require-concurrent-index-creation',
]

/** «0057_marks_of_person.sql require-concurrent-index-creation», each once, in order. */
function lint(pattern: string): Promise<string[]> {
  const args = ['--reporter=json', '--assume-in-transaction', `--pg-version=${PG_VERSION}`]
  return new Promise((resolve, reject) => {
    // It ends with 1 when it finds something.
    execFile(squawk, [...args, ...heldByTheRunner.flatMap((rule) => ['--exclude', rule]), pattern], (error, stdout) => {
      if (error && error.code !== 1) return reject(error)
      const found = JSON.parse(stdout) as { file: string; rule_name: string }[]
      resolve([...new Set(found.map(({ file, rule_name }) => `${basename(file)} ${rule_name}`))].toSorted())
    })
  })
}

test.runIf(squawk)('T32: no migration after 0057 does what a linter calls unsafe', async () => {
  expect(await lint(join(root, 'apps/server/src/db/migrations/*.sql'))).toEqual(known)
})
