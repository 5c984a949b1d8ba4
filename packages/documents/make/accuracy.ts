/**
 * `npm run accuracy -- [--quick] [--kinds statement,payslip] [--conditions clean,scanned] [--seeds 1,2,3] [--layout
 * PART] [--every-picture] [--verbose] [--json] [--write-page] [--write-findings]`
 * `npm run accuracy -- --grammar [--kind statement|payslip|card|tax] --count N --seed S [--unknown-words] [--scanned]
 * [--shrink N] [--into FOLDER]`: layouts drawn at random instead of the corpus, the rates by choice, and the smallest
 * layouts that show a failure. `--unknown-words` is for statements, `--scanned` for payslips,
 * tax forms, and cards, which are photographed.
 * Draws the corpus, has the engine read it, and prints by kind and condition what it got right. Exit status 1 when a
 * figure sank below its floor, when one was
 * called proven that is not the document's, or when the reader fell over.
 */
import { parseArgs } from 'node:util'
import { quickChoice, wholeChoice } from './accuracy/choice.ts'
import { failuresOf } from './accuracy/floors.ts'
import { findingPageOf, writeFindingPage } from './accuracy/finding-precision.ts'
import type { Measure } from './accuracy/measure.ts'
import { writePage } from './accuracy/page.ts'
import { measureAll } from './accuracy/run.ts'
import { printed, summaryOf } from './accuracy/table.ts'
import { judgementsOf, linesOf, tally } from './accuracy/tally.ts'
import { conditions, kinds } from './corpus.ts'
import { cardGrammar } from './grammar/cards/grammar.ts'
import { payslipGrammar } from './grammar/payslips/grammar.ts'
import { freshSeed, runGrammar } from './grammar/run.ts'
import { statementGrammar } from './grammar/statement-grammar.ts'
import { taxGrammar } from './grammar/tax/grammar.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    kinds: { type: 'string' },
    conditions: { type: 'string' },
    seeds: { type: 'string', default: '1,2,3' },
    layout: { type: 'string', default: '' },
    'every-picture': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'write-findings': { type: 'boolean', default: false },
    'write-page': { type: 'boolean', default: false },
    grammar: { type: 'boolean', default: false },
    count: { type: 'string', default: '60' },
    seed: { type: 'string' },
    'unknown-words': { type: 'boolean', default: false },
    shrink: { type: 'string', default: '3' },
    into: { type: 'string' },
    kind: { type: 'string', default: 'statement' },
    scanned: { type: 'boolean', default: false },
  },
})

const print = (text: string) => process.stdout.write(`${text}\n`)

if (values.grammar) {
  const [kind] = named(['statement', 'payslip', 'card', 'tax'], values.kind)
  const seed = values.seed ?? freshSeed()
  const run = {
    count: Number(values.count),
    shrunk: Number(values.shrink),
    seed,
    into: values.into,
  }
  print(`seed ${seed}, ${run.count} layouts`)
  const runs = {
    statement: () => runGrammar(statementGrammar(values['unknown-words']), run, print),
    payslip: () => runGrammar(payslipGrammar(values.scanned), run, print),
    card: () => runGrammar(cardGrammar(values.scanned), run, print),
    tax: () => runGrammar(taxGrammar(values.scanned), run, print),
  }
  const isSound = await runs[kind!]()
  process.exit(isSound ? 0 : 1)
}

/** The members of a list that an option names; all without the option. */
function named<T extends string>(all: readonly T[], option: string | undefined): T[] {
  const names = option?.split(',')
  const strange = names?.find((name) => !all.some((one) => one === name))
  if (strange !== undefined) throw new RangeError(`«${strange}» is none of: ${all.join(', ')}`)
  return all.filter((one) => names?.includes(one) ?? true)
}

const seeds = values.seeds.split(',').map(Number)
const wanted = {
  kinds: named(kinds, values.kinds),
  conditions: named(conditions, values.conditions),
  seeds,
  part: values.layout,
  everyPicture: values['every-picture'],
}
const chosen = values.quick ? quickChoice() : wholeChoice(wanted)
const isPart = values.quick || values.layout !== ''
if (isPart && values['write-page']) throw new Error('only figures over all layouts are written down')

const started = performance.now()
let done = 0,
  lastTold = 0
const measures = await measureAll(chosen, (measure) => {
  done++
  if (performance.now() - lastTold < 5000) return
  lastTold = performance.now()
  process.stderr.write(
    `${done} documents, ${Math.round((lastTold - started) / 1000)} s: ${measure.kind}, ${measure.layout}, ${measure.condition}\n`,
  )
})
const lines = linesOf(measures)

if (values.json) print(JSON.stringify({ lines, measures }))
else {
  print(printed(lines))
  if (values.verbose) printLayouts()
  for (const { kind, layout, condition, seed, fileName, crash, undrawn } of measures)
    if (crash ?? undrawn)
      print(
        `${crash ? 'fell over' : 'not drawn'}: ${kind}, ${layout}, ${condition}, ${fileName} of throw ${seed}: ${crash ?? undrawn}`,
      )
  print(`${measures.length} documents in ${Math.round((performance.now() - started) / 1000)} s`)
}
if (values['write-page']) {
  const layouts = Object.fromEntries(
    [...Map.groupBy(measures, ({ kind }) => kind)].map(([kind, group]) => [
      kind,
      new Set(group.map(({ layout }) => layout)).size,
    ]),
  )
  writePage({ layouts, lines: lines.map((line) => ({ ...line, throws: seeds.length })) })
}

if (values['write-findings']) writeFindingPage(findingPageOf(measures))

// The floors are those of all layouts together.
const failures = values.layout === '' ? failuresOf(lines, values.quick ? 'quick' : 'whole') : failuresOf(lines, null)
for (const failure of failures) process.stderr.write(`Below the floor: ${failure}\n`)
process.exit(failures.length > 0 ? 1 : 0)

/** Every layout with what went wrong on it, the worst facts first. */
function printLayouts(): void {
  for (const group of Map.groupBy(measures, ({ kind, condition, layout }) =>
    [kind, condition, layout].join(', '),
  ).values()) {
    const { kind, condition, layout } = group[0]!,
      figures = tally(group)
    const faults = [...judgementsOf(group)]
      .filter(([, { wrong, missing }]) => wrong + missing > 0)
      .map(([name, { wrong, missing }]) => `${name} ${wrong} wrong ${missing} missing`)
    print(
      `${kind}, ${condition}, ${layout}: ${group.length} files, ${summaryOf(figures)}, proven ${figures.proven}${figures.provenButWrong ? `, PROVEN BUT WRONG ${namesOf(group, ({ isFalselyProven }) => isFalselyProven)}` : ''}`,
    )
    if (faults.length > 0) print(`    ${faults.join('; ')}`)
    const alarms = [...new Set(group.flatMap((measure) => measure.alarms))],
      unseen = namesOf(group, ({ isFound }) => isFound === false)
    if (alarms.length > 0)
      print(`    false alarms: ${alarms.join(', ')} (${namesOf(group, (measure) => measure.alarms.length > 0)})`)
    if (unseen) print(`    not found: ${unseen}`)
  }
}

function namesOf(group: readonly Measure[], holds: (measure: Measure) => boolean): string {
  return group
    .filter(holds)
    .map(({ fileName, seed }) => `${fileName} of throw ${seed}`)
    .join(', ')
}
