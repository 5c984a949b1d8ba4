// `npm test`: every suite, and one plain line at the end. A suite that cannot run counts as failed. `--whole`: also what
// takes longest, as continuous integration does.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { catalogue } from '../acceptance/catalogue.ts'
import { faultsIn, joinWithTests, waitingIn } from '../acceptance/join.ts'
import { filesNaming, sourcesOfTests } from '../acceptance/tags.ts'
import {
  ranInPlaywright,
  ranInVitest,
  stumbledInPlaywright,
  type PlaywrightCases,
  type VitestCases,
} from '../acceptance/reports.ts'
import { findBrowser } from './browser.ts'
import { buildWebWhenStale } from './build-web.ts'
import { checks } from './checks.ts'
import { runProgram } from './programs.ts'
import { longSpecs, longSuites, shortRun } from './whole-run.ts'

const isWhole = process.argv.includes('--whole')
const leftOut = isWhole ? [] : [...longSuites, ...longSpecs.map((spec) => `e2e/${spec}`)]

interface Tally {
  passed: number
  failed: number
  skipped: number
  failures?: string[]
}

/** What is read of vitest's JSON report. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const reports = mkdtempSync(join(tmpdir(), 'attesta-test-'))
const vitestFile = join(reports, 'vitest.json')
const playwrightFile = join(reports, 'playwright.json')
const suites: Record<string, () => Promise<Tally>> = {
  ...Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      async () => ((await check()) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }),
    ]),
  ),
  'unit and integration': runVitest,
  accuracy: runAccuracy,
  'in a browser': runPlaywright,
  // Last: it looks at what the others showed.
  'every rule and its test': joinRules,
}

const total: Tally = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
/** Tests that passed only when tried again: not a failure, and not passed over in silence either. */
const stumbled: string[] = []
for (const [name, suite] of Object.entries(suites)) {
  process.stdout.write(`\n── ${name}\n`)
  const tally: Tally = await suite().catch((error: Error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [`could not run: ${error.message}`],
  }))
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
  if (tally.failed > 0) failures.push(...(tally.failures ?? ['see above']).map((failure) => `${name}: ${failure}`))
}
// Said again at the end: the place of a failure is thousands of lines up by now.
for (const name of stumbled) process.stdout.write(`\n! passed only when tried again: ${name}\n`)
for (const failure of failures) process.stdout.write(`\n✘ ${failure}\n`)
if (!isWhole)
  process.stdout.write(`\n${leftOut.length} long suites and most states were left out: npm test -- --whole runs them\n`)
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}\n`,
)
process.exit(total.failed ? 1 : 0)

async function runVitest(): Promise<Tally> {
  const status = await runProgram('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestFile}`,
    ...(isWhole ? [] : longSuites.map((file) => `--exclude=${file}`)),
  ])
  const report = JSON.parse(readFileSync(vitestFile, 'utf8')) as VitestReport
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((suite) => {
      const place = relative(process.cwd(), suite.name)
      const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
      return failed.length
        ? failed.map((test) => `${place} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
        : [`${place}\n${suite.message}`]
    })
  return withStatus(
    {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
      skipped: report.numPendingTests,
      failures,
    },
    status,
  )
}

async function runPlaywright(): Promise<Tally> {
  await buildWebWhenStale()
  const status = await runProgram('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'], {
    CHROME_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile,
    ...(isWhole ? {} : shortRun),
  })
  const report = JSON.parse(readFileSync(playwrightFile, 'utf8')) as PlaywrightCases & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  stumbled.push(...stumbledInPlaywright(report))
  const { expected, unexpected, flaky, skipped } = report.stats
  return withStatus({ passed: expected + flaky, failed: unexpected, skipped }, status)
}

/** A runner that ended badly without naming a failed test (a broken file, a crash) is a failure too. */
function withStatus(tally: Tally, status: number): Tally {
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Returns the small sample of the engine's accuracy: all layouts once, and a few pictures. */
async function runAccuracy(): Promise<Tally> {
  const status = await runProgram(process.execPath, ['packages/documents/make/accuracy.ts', '--quick'])
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** Which rules of the specification a passing test named in this run. */
async function joinRules(): Promise<Tally> {
  const root = process.cwd()
  const ran = [
    ...ranInVitest(JSON.parse(readFileSync(vitestFile, 'utf8')) as VitestCases, root),
    ...ranInPlaywright(JSON.parse(readFileSync(playwrightFile, 'utf8')) as PlaywrightCases, root),
  ]
  const named = filesNaming(sourcesOfTests())
  const left = new Set(
    [...named].filter(([, files]) => files.some((file) => leftOut.includes(file))).map(([rule]) => rule),
  )
  const rows = joinWithTests(catalogue, ran, left)
  const shown = rows.filter(({ faults, isLeft }) => faults.length === 0 && !isLeft).length
  const later = rows.filter(({ isLeft }) => isLeft).length
  const faults = faultsIn(rows)
  process.stdout.write(
    `${shown} of ${rows.length} rules are named by a test that passed\n` +
      (later > 0 ? `${later} by tests that only the whole run has: npm test -- --whole\n` : '') +
      waitingIn(rows)
        .map((line) => `${line}\n`)
        .join(''),
  )
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, skipped: 0, failures: faults }
}
