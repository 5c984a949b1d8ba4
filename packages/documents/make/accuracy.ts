/**
 * `node packages/documents/make/accuracy.ts [--seeds 1,2,3] [--conditions clean,varied,scanned] [--today DAY] [--json FILE] [--verbose]`
 * Draws all papers of the cast, also as unknown banks and payroll forms would print them, has the engine read them, and prints by kind what it got right. Exit status 1 when a figure was called proven and is not the paper's.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cast } from '@attesta/domain/examples/cast.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { parseFile } from '../src/pipeline.ts'
import { compare } from './accuracy/compare.ts'
import { type Paper, papersOf } from './papers.ts'
import { variedPayslipsOf } from './payslips-of.ts'
import { variedStatementsOf } from './statements-of.ts'

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '1,2,3' }, conditions: { type: 'string' }, today: { type: 'string', default: '2026-11-21' }, json: { type: 'string' }, verbose: { type: 'boolean', default: false } } })

interface Tally { kind: string; condition: Paper['condition']; files: number; right: number; wrong: number; missing: number; flagged: number; falselyProven: number; milliseconds: number }

const tallies = new Map<string, Tally>()
const conditions = values.conditions?.split(',')

/** Clean papers must carry no error; spoiled ones must be flagged with one of the codes that fit. */
function isFlaggedRightly(paper: Paper, { findings }: ParseResult): boolean {
  if (paper.findings.length === 0) return !findings.some((finding) => finding.severity === 'error')
  return findings.some((finding) => paper.findings.includes(finding.code.replace(/^.*\./, '')))
}

for (const seed of values.seeds.split(',').map(Number)) {
  for (const person of cast) {
    for (const paper of [...papersOf(person, values.today, seed), ...variedStatementsOf(person, values.today, seed), ...variedPayslipsOf(person, values.today, seed)]) {
      if (conditions && !conditions.includes(paper.condition)) continue
      const bytes = await paper.draw()
      const started = performance.now()
      const found = await parseFile(bytes, { fileName: paper.fileName, today: values.today, applicant: { given: person.givenName, family: person.familyName }, trace: false })
      const milliseconds = performance.now() - started
      const score = compare(paper.expected, found)
      const kind = kindOf(paper), key = `${kind} ${paper.condition}`
      const tally = tallies.get(key) ?? { kind, condition: paper.condition, files: 0, right: 0, wrong: 0, missing: 0, flagged: 0, falselyProven: 0, milliseconds: 0 }
      tallies.set(key, { ...tally, files: tally.files + 1, right: tally.right + score.right, wrong: tally.wrong + score.wrong.length, missing: tally.missing + score.missing.length,
        flagged: tally.flagged + Number(isFlaggedRightly(paper, found)), falselyProven: tally.falselyProven + Number(score.falselyProven), milliseconds: tally.milliseconds + milliseconds })
      if (values.verbose && (score.wrong.length || score.missing.length || !isFlaggedRightly(paper, found))) process.stdout.write(`${seed} ${person.id}/${paper.fileName}: ${describe(score.wrong, score.missing, found)}\n`)
    }
  }
}

function kindOf(paper: Paper): string {
  if (paper.fileName.startsWith('estratto')) return 'bank statement'
  if (paper.fileName.startsWith('busta')) return 'payslip'
  if (paper.fileName.startsWith('certificazione')) return 'tax certificate'
  return paper.fileName.startsWith('passaporto') ? 'passport' : 'identity card'
}

function describe(wrong: string[], missing: string[], found: ParseResult): string {
  const some = (fields: string[]) => [...new Set(fields)].slice(0, 8).join(', ')
  return `${found.type} ${found.verdict}; wrong: ${some(wrong) || '-'}; missing: ${some(missing) || '-'}; findings: ${found.findings.map((finding) => finding.code).join(', ') || '-'}`
}

const rows = [...tallies.values()].sort((a, b) => a.kind.localeCompare(b.kind) || a.condition.localeCompare(b.condition))
process.stdout.write('kind             condition       files  right  wrong  missing  flagged rightly  proven but wrong  ms a file\n')
for (const row of rows) {
  process.stdout.write(`${row.kind.padEnd(17)}${row.condition.padEnd(15)}${String(row.files).padStart(6)}${String(row.right).padStart(7)}${String(row.wrong).padStart(7)}${String(row.missing).padStart(9)}${`${row.flagged}/${row.files}`.padStart(17)}${String(row.falselyProven).padStart(18)}${String(Math.round(row.milliseconds / row.files)).padStart(11)}\n`)
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`)
// The reader of pixels keeps its thread for the next file; there is none.
process.exit(rows.some((row) => row.falselyProven > 0) ? 1 : 0)
