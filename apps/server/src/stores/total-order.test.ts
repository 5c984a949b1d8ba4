/**
 * Rows of one transaction may have one `created_at`. A list that is sorted by it alone changes places from call to
 * call, and a pick takes one or the other: each order ends with what no two of its rows share.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')

/** What no two rows of these queries share, besides an id: by file and last key, with the reason. */
const unshared: Record<string, string> = {
  'stores/payments.ts desc(payments.attempt)': 'unique with the application',
  'stores/identity-verifications.ts asc(identityVerifications.attempt)': 'unique with the application',
  'stores/identity-verifications.ts desc(identityVerifications.attempt)': 'unique with the application',
  'stores/sealed-shortlists.ts asc(sealedEntries.label)': 'unique with the shortlist',
  'stores/household-notes.ts asc(noteMentions.memberId)': 'unique with the note, and each note takes its own',
  'stores/contests.ts contests.code': 'unique with the document, which comes before it',
  'stores/reports.ts asc(reportPrints.sha256)': 'unique with the report',
  'stores/application-matches.ts 3': 'all three columns, each combination once',
  'jobs/look.ts job': 'one row a job',
  'db/move-database.ts a.attname': 'unique with the table',
  'db/move-database.ts 1': 'the name of a table',
  'http/local-buckets.ts told.key': 'one row a key',
  'access/owned-application.ts ${table}.ctid': 'unique in the table',
  'stores/code-breaker.ts desc(emailCodes.sentAt)': 'nothing but that instant is read',
  'stores/household-terms.ts not_due_before': 'a part of the work, whichever comes first; millions may share it',
  'stores/document-marks.ts desc(named.namesDiffer)': 'one row a value',
}

const step = (letter: string) => ('(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0)

/** Text up to the bracket that closes what was opened before `start`. */
function upToBracket(text: string, start: number): string {
  let [depth, end] = [1, start]
  for (; depth > 0; end++) depth += step(text[end]!)
  return text.slice(start, end - 1)
}

/** `a, b(c, d)` → `b(c, d)`. */
function lastPart(list: string): string {
  const plain = list.trim().replace(/,$/, '')
  let [depth, from] = [0, 0]
  for (const [at, letter] of [...plain].entries()) {
    depth += step(letter)
    if (letter === ',' && depth === 0) from = at + 1
  }
  return plain.slice(from).trim()
}

/** A list that is spread is looked up where the file writes it: `const newestFirst = [`, `const orderOf = (…) => [`. */
function spreadOut(key: string, text: string): string {
  const name = /^\.\.\.(\w+)/.exec(key)?.[1]
  if (name === undefined) return key
  const after = text.slice(text.indexOf(`const ${name} `))
  return lastPart(upToBracket(after, after.search(/=>? \[/) + after.match(/=>? \[/)![0].length))
}

/** The last key of each order in a source text. */
const lastKeys = (text: string): string[] => [
  ...[...text.matchAll(/\.orderBy\(/g)].map(({ index }) => spreadOut(lastPart(upToBracket(text, index + 9)), text)),
  ...[...text.matchAll(/\border by ((?:\$\{[^}]*\}|[^)`\n$])*)/g)].map(({ 1: list }) =>
    lastPart(list!.replace(/ (limit|for update) .*$/, '')).replace(/ (asc|desc)$/, ''),
  ),
]

const isId = (key: string) => /^(?:(?:asc|desc)\()?(?:\w+\.)?(?:id|seq)\)?$/.test(key)

test('each order of rows ends with what no two rows share', () => {
  const files = globSync('**/*.ts', { cwd: src }).filter((file) => !/\.test\.ts$|^testing\//.test(file))
  const tying = files.flatMap((file) =>
    lastKeys(readFileSync(join(src, file), 'utf8'))
      .filter((key) => !isId(key))
      .map((key) => `${file} ${key}`),
  )
  expect([...new Set(tying)].toSorted()).toEqual(Object.keys(unshared).toSorted())
})
