/**
 * How often each finding about a statement's genuineness is right: given on changed statements and on honest ones.
 * Written to docs/findings.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Precision } from '@attesta/domain/checks/finding-precision.ts'
import type { Measure } from './measure.ts'

const PAGE = new URL('../../../../docs/findings.md', import.meta.url)
const FIGURES = new URL('findings.json', import.meta.url)
/** What the report and the operator's page cite, and so the domain's. */
const CITED = new URL('../../../domain/src/checks/finding-figures.json', import.meta.url)

interface FindingFigures {
  /** `fraud, amount_replaced`: the code, and in what way. */
  finding: string
  /** Changed statements that were given it, and honest ones. */
  onChanged: number
  onHonest: number
}

interface ChangeFigures {
  change: string
  files: number
  /** Files with one of the findings that the change deserves. */
  found: number
  /** What was said, and of how many files, the commonest first. */
  given: [finding: string, files: number][]
}

export interface FindingPage {
  /** How often each change was drawn, every time with other people and layouts. */
  throws: number
  changed: number
  honest: number
  /** Honest statements with any finding of the table. */
  alarmed: number
  findings: FindingFigures[]
  changes: ChangeFigures[]
}

const isChanged = ({ condition }: Measure) => condition === 'tampered'

export function findingPageOf(all: readonly Measure[]): FindingPage {
  const measures = all.filter(({ undrawn, kind }) => undrawn === null && kind === 'statement'),
    changed = measures.filter(isChanged),
    honest = measures.filter((measure) => !isChanged(measure))
  const count = (group: readonly Measure[], finding: string) =>
    group.filter(({ given }) => given.includes(finding)).length
  const findings = [...new Set(measures.flatMap(({ given }) => given))].sort()
  return {
    throws: new Set(measures.map(({ seed }) => seed)).size,
    changed: changed.length,
    honest: honest.length,
    alarmed: honest.filter(({ given }) => given.length > 0).length,
    findings: findings.map((finding) => ({
      finding,
      onChanged: count(changed, finding),
      onHonest: count(honest, finding),
    })),
    changes: [...Map.groupBy(changed, ({ fileName }) => fileName.replace(/\.pdf$/, ''))]
      .map(([change, group]) => ({
        change,
        files: group.length,
        found: group.filter(({ isFound }) => isFound).length,
        given: findings
          .map((finding): [string, number] => [finding, count(group, finding)])
          .filter(([, files]) => files > 0)
          .sort(([, one], [, other]) => other - one),
      }))
      .sort((one, other) => one.change.localeCompare(other.change)),
  }
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const commandOf = (throws: number) =>
  `npm run accuracy -- --kinds statement --conditions clean,tampered,look-alike --seeds ${Array.from({ length: throws }, (_, at) => at + 1).join(',')} --write-findings`

export function pageOfFindings({ throws, changed, honest, alarmed, findings, changes }: FindingPage): string {
  const files = sum(changes.map((change) => change.files))
  return [
    '# What a finding about a statement is worth',
    '',
    `Written by \`${commandOf(throws)}\`.`,
    'Statements are drawn, changed as dishonest hands do, and read; honest ones are untouched or changed without harm.',
    `Changed: ${changed} files. Honest: ${honest} files, of which ${alarmed} (${percent(alarmed, honest)}) were given a finding of this table.`,
    '',
    '*Precision* is the share of changed files among those that were given the finding. It holds for as many changed as',
    'honest files as were read here: where fewer applicants cheat, a finding is wrong more often.',
    '',
    row(['finding', 'on changed files', 'on honest files', 'precision']),
    row(['---', '---', '---', '---']),
    ...findings.map(({ finding, onChanged, onHonest }) =>
      row([finding, onChanged, onHonest, percent(onChanged, onChanged + onHonest)]),
    ),
    '',
    '## What is found of each change',
    '',
    `*Found*: one of the findings that the change deserves, ${percent(sum(changes.map(({ found }) => found)), files)} of all.`,
    '',
    row(['change', 'files', 'found', 'findings given']),
    row(['---', '---', '---', '---']),
    ...changes.map(({ change, files: of, found, given }) =>
      row([
        change.replaceAll('-', ' '),
        of,
        percent(found, of),
        given.map(([finding, times]) => `${finding} (${times})`).join('; '),
      ]),
    ),
    '',
  ].join('\n')
}

export const lastFindings = (): FindingPage | null =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as FindingPage) : null

/** By code: all ways of one finding together, given on honest statements as wrong. */
export function citedFigures({ findings }: Pick<FindingPage, 'findings'>): Record<string, Precision> {
  const groups = Map.groupBy(findings, ({ finding }) => finding.split(',')[0]!)
  return Object.fromEntries(
    [...groups].map(([code, ways]) => {
      const right = sum(ways.map(({ onChanged }) => onChanged))
      return [code, { right, count: right + sum(ways.map(({ onHonest }) => onHonest)) }]
    }),
  )
}

export const readCitedFigures = (): unknown => JSON.parse(readFileSync(CITED, 'utf8'))

export const readFindingPage = (): string => readFileSync(PAGE, 'utf8')

export function writeFindingPage(page: FindingPage): void {
  writeFileSync(FIGURES, `${JSON.stringify(page, null, 2)}\n`)
  writeFileSync(CITED, `${JSON.stringify(citedFigures(page), null, 2)}\n`)
  writeFileSync(PAGE, pageOfFindings(page))
}
