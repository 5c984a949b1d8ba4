/**
 * `npm run doc -- [--json] [--today DAY] [--applicant "Given Family"] [--trace] FILE…`: what the engine makes of files;
 * one JSON object a line with `--json`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dayIn, isDay } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { personNameFrom } from '@attesta/domain/person-name.ts'
import { createReaderPool } from './isolated-reader/run-isolated.ts'
import { summaryOf } from './summary.ts'
import { findingOn } from './verify/finding.ts'

const USAGE = 'Usage: npm run doc -- [--json] [--today YYYY-MM-DD] [--applicant "Given Family"] [--trace] FILE…\n'
const AT_ONCE = 2

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        today: { type: 'string' },
        applicant: { type: 'string' },
        trace: { type: 'boolean', default: false },
      },
    })
  } catch (problem) {
    return fail(problem instanceof Error ? problem.message : 'Arguments that cannot be read')
  }
}

const { values, positionals } = readArguments()

// The one place of this program where the clock is read.
const today = values.today ?? dayIn(new Date(), 'Europe/Rome')
// npm runs a script in the project's folder; the files are named from where it was called.
const paths = positionals.map((path) => resolve(process.env.INIT_CWD ?? process.cwd(), path))
const notFiles = paths.filter((path) => !statSync(path, { throwIfNoEntry: false })?.isFile())

if (paths.length === 0) fail('Which files?')
if (!isDay(today)) fail('--today takes a day of the calendar')
for (const path of notFiles) process.stderr.write(`Not a file: ${path}\n`)

const sandbox = await createReaderPool({
  children: AT_ONCE,
  onCrash: (how) => process.stderr.write(`A reader ended badly: ${how}\n`),
})
const applicant = values.applicant ? personNameFrom(values.applicant) : null
const files = paths.filter((path) => !notFiles.includes(path))
const seen = new Map<string, string>()

/**
 * The same bytes as an earlier argument, or another save of the same document: everything that was read from it is the
 * same.
 */
function withDuplicates(result: ParseResult, digest: string): ParseResult {
  const { bank_statement, payslip, tax_document } = result
  const content = bank_statement ?? payslip ?? tax_document
  const keys = [digest, ...(content ? [createHash('sha256').update(JSON.stringify(content)).digest('hex')] : [])]
  const first = keys.map((key) => seen.get(key)).find((file) => file !== undefined)
  for (const key of keys) if (!seen.has(key)) seen.set(key, result.file)
  return first === undefined
    ? result
    : { ...result, findings: [...result.findings, findingOn(result.type, 'duplicate', 'error', { of: first })] }
}

async function read(path: string): Promise<{ result: ParseResult; digest: string }> {
  const bytes = readFileSync(path)
  const result = await sandbox.parse(bytes, { fileName: basename(path), today, applicant, trace: values.trace })
  return { result, digest: createHash('sha256').update(bytes).digest('hex') }
}

/** Twice the children's number of files in memory at once, printed in the order of the arguments. */
const started: ReturnType<typeof read>[] = []
for (const [index] of files.entries()) {
  while (started.length < Math.min(files.length, index + 2 * AT_ONCE)) started.push(read(files[started.length]!))
  const { result, digest } = await started[index]!
  const complete = withDuplicates(result, digest)
  process.stdout.write(values.json ? `${JSON.stringify(complete)}\n` : `${summaryOf(complete)}\n`)
}
await sandbox.close()
process.exitCode = notFiles.length > 0 ? 1 : 0
