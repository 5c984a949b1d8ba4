// `npm run mutate -- [TARGET…] [--windows N] [--seed N] [--since REF] [--all] [--only TEXT] [--tests GLOB]
// [--floor PERCENT] [--concurrency N]`: changes the code in one place at a time and looks whether a test notices.
// `-- limits`: each number of `limits`, in the tests below `--only`; `-- rules`: each change of acceptance/changes.ts.
// Ends with 1 when a target falls below its floor.
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { areLimitsNoticed } from './mutate-limits.ts'
import { areRulesNoticed } from './mutate-rules.ts'
import { changedRanges, drawWindows } from './mutation-sample.ts'
import { scoreOf } from './mutation-score.ts'
import { mutationTargets, type MutationTarget, type MutationTargetName } from './mutation-targets.ts'
import { root } from './programs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    windows: { type: 'string', default: '12' },
    seed: { type: 'string' },
    since: { type: 'string' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    tests: { type: 'string' },
    floor: { type: 'string' },
    concurrency: { type: 'string', default: String(availableParallelism()) },
  },
})
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
/** Another sample for each commit, the same one for each run of a commit. */
const seed = Number(values.seed ?? Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16))

function sourcesOf({ sources }: MutationTarget): string[] {
  const excluded = sources.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  return sources
    .filter((glob) => !glob.startsWith('!'))
    .flatMap((glob) => globSync(glob, { cwd: root, exclude: [...excluded, '**/*.test.ts'] }))
    .filter((name) => name.includes(values.only))
    .sort()
}

function placesIn(target: MutationTarget): string[] {
  const files = sourcesOf(target)
  if (values.all) return files
  if (values.since !== undefined) return changedRanges(git('diff', '--unified=0', values.since, '--', ...files))
  const sized = files.map((name) => ({ name, lines: readFileSync(join(root, name), 'utf8').split('\n').length }))
  return drawWindows(sized, Number(values.windows), seed)
}

async function isAboveFloor(name: MutationTargetName): Promise<boolean> {
  const target: MutationTarget = mutationTargets[name]
  const mutate = placesIn(target)
  if (mutate.length === 0) return true
  process.env['MUTATION_TARGET'] = name
  if (values.tests !== undefined) process.env['MUTATION_TESTS'] = values.tests
  process.env['PROPERTY_RUNS'] ??= '20'
  const folder = mkdtempSync(join(tmpdir(), 'attesta-mutate-'))
  try {
    const results = await new Stryker({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutation-reporter.ts')],
      // All tests of the target: with the related ones alone a file without any would be no mutant at all.
      vitest: { configFile: 'vitest.mutate.config.ts', related: false },
      mutate,
      ignorePatterns: [
        '**',
        ...['scripts', 'vitest.mutate.config.ts', 'package.json', ...target.folders].map((path) => `!/${path}`),
        ...['scripts', ...target.folders].map((path) => `!/${path}/**`),
      ],
      ignoreStatic: !target.withConstants,
      // TypeScript 7 has no interface in JavaScript, by which Stryker would rewrite this file.
      tsconfigFile: 'no-tsconfig.json',
      concurrency: Number(values.concurrency),
      // A slow machine is no noticed mutant.
      timeoutMS: 30_000,
      dryRunTimeoutMinutes: 30,
      tempDirName: folder,
      reporters: ['progress-append-only', 'as-they-come'],
      allowEmpty: true,
    }).runMutationTest()
    // A small sample may lie far from the score of the whole: it is given a floor of its own.
    const floor = Number(values.floor ?? target.floor)
    const { noticed, tried, percent } = scoreOf(results.map(({ status }) => status))
    process.stdout.write(
      `${name}: ${noticed} of ${tried} mutants noticed, ${percent.toFixed(1)} % (floor ${floor} %), seed ${seed}\n`,
    )
    return percent >= floor
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (positionals[0] === 'limits') process.exit(areLimitsNoticed(values.only) ? 0 : 1)
if (positionals[0] === 'rules') process.exit((await areRulesNoticed(values.only)) ? 0 : 1)
const unknown = positionals.filter((name) => !Object.hasOwn(mutationTargets, name))
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. Known: limits, rules, ${Object.keys(mutationTargets).join(', ')}\n`,
  )
  process.exit(1)
}
const names = (positionals.length > 0 ? positionals : Object.keys(mutationTargets)) as MutationTargetName[]
let isWell = true
for (const name of names) isWell = (await isAboveFloor(name)) && isWell
process.exit(isWell ? 0 : 1)
