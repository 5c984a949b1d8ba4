/** Makes each change of acceptance/changes.ts in turn, and looks whether a test of each rule beside it fails. */
import { join } from 'node:path'
import { changes } from '../acceptance/changes.ts'
import { sourcesOfTests } from '../acceptance/tags.ts'
import { root } from './programs.ts'
import { openRuleTests, type RuleTests } from './rule-tests.ts'

const sources = [...sourcesOfTests()]
const testsOf = (pattern: RegExp, rules: readonly string[]): string[] =>
  sources
    .filter(([file, text]) => pattern.test(file) && rules.some((id) => text.includes(`'${id}'`)))
    .map(([file]) => file)

const units = /^(packages|apps\/web)\/.*\.test\.tsx?$/
/** Over a database: slow, and asked only for the rules that no unit notices. */
const server = /^apps\/server\/.*\.test\.ts$/
const openServer = (): Promise<RuleTests> =>
  openRuleTests('apps/server/**/*.test.ts', [join(root, 'apps/server/src/testing/shared-database.ts')])

/** Whether every rule of the changes in files below `below` is noticed; says of each change what came out. */
export async function areRulesNoticed(below: string): Promise<boolean> {
  const wanted = changes.filter(({ file }) => file.includes(below))
  const unitTests = await openRuleTests('{packages,apps/web,acceptance}/**/*.test.{ts,tsx}')
  let serverTests: RuleTests | undefined
  const rulesOfServer = new Set<string>()
  let isWell = true
  for (const change of wanted) {
    const tests = change.tests === undefined ? testsOf(units, change.rules) : [change.tests]
    const noticed = await unitTests.failing(tests, change.rules, change)
    let unnoticed = change.rules.filter((id) => !noticed.includes(id))
    const ofServer = testsOf(server, unnoticed)
    if (ofServer.length > 0) {
      serverTests ??= await openServer()
      for (const id of unnoticed) rulesOfServer.add(id)
      const here = await serverTests.failing(ofServer, unnoticed, change)
      unnoticed = unnoticed.filter((id) => !here.includes(id))
    }
    if (unnoticed.length > 0) isWell = false
    const verdict = unnoticed.length === 0 ? 'noticed' : `NOT NOTICED by ${unnoticed.join(', ')}`
    process.stdout.write(`${verdict}: ${change.file}: ${change.from.replaceAll(/\s+/g, ' ')}\n`)
  }
  // A test that fails on the code as it is would notice any change.
  const rules = [...new Set(wanted.flatMap((change) => change.rules))]
  const named = wanted.flatMap(({ tests }) => tests ?? [])
  const wrong = await unitTests.failing([...new Set([...testsOf(units, rules), ...named])], rules)
  if (serverTests) wrong.push(...(await serverTests.failing(testsOf(server, [...rulesOfServer]), [...rulesOfServer])))
  if (wrong.length > 0) process.stdout.write(`fails as it is: ${wrong.join(', ')}\n`)
  await unitTests.close()
  await serverTests?.close()
  return isWell && wrong.length === 0
}
