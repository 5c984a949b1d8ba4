/** What the two runners report, as one list of tests that ran. */
import { join, relative } from 'node:path'

/**
 * `path`: the titles from the outermost group to the test, with the values of its row filled in. `tags`: its own and its
 * groups', without Playwright's `@`.
 */
export interface Ran {
  file: string
  path: string[]
  tags: readonly string[]
  passed: boolean
}

/** What is read of vitest's JSON report. */
export interface VitestCases {
  testResults: {
    name: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string; tags?: string[] }[]
  }[]
}

export const ranInVitest = (report: VitestCases, root: string): Ran[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, tags = [] }) => ({
      file: relative(root, name),
      path: [...ancestorTitles, title],
      tags,
      passed: status === 'passed',
    })),
  )

/**
 * What is read of Playwright's JSON report: the outermost suites are files, their paths are told from the folder of the
 * tests.
 */
export interface PlaywrightCases {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}
interface PlaywrightSuite {
  title: string
  file: string
  specs: { title: string; tags?: string[]; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** The tests that failed first and passed when tried once more. */
export function stumbledInPlaywright({ suites }: PlaywrightCases): string[] {
  const walk = ({ file, specs, suites: inner = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.some(({ status }) => status === 'flaky') ? [`${file} › ${title}`] : [],
    ),
    ...inner.flatMap(walk),
  ]
  return suites.flatMap(walk)
}

export function ranInPlaywright({ config, suites }: PlaywrightCases, root: string): Ran[] {
  const walk = ({ file, specs, suites: inner = [] }: PlaywrightSuite, above: string[]): Ran[] => [
    ...specs.map(({ title, tags = [], tests }) => ({
      file: relative(root, join(config.rootDir, file)),
      path: [...above, title],
      tags: tags.map((tag) => tag.replace(/^@/, '')),
      passed: tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    })),
    ...inner.flatMap((suite) => walk(suite, [...above, suite.title])),
  ]
  return suites.flatMap((suite) => walk(suite, []))
}
