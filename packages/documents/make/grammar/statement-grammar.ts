/** The grammar of bank statements. */
import { drawStatement } from './draw/statement.ts'
import { type Layout, drawLayout, oddities, plainer } from './layout.ts'
import { type Measure, measure } from './measure.ts'
import { ratesByOption, ratesOf, summaryOf, tableOf } from './rates.ts'
import { type Grammar, layoutsBy, measureAll } from './run.ts'
import { withUnknownWords } from './unknown-words.ts'

/** @param hasUnknownWords whether every wording is drawn as words of no language */
export const statementGrammar = (hasUnknownWords: boolean): Grammar<Layout, Measure> => ({
  layoutOf: (seed, at) => (hasUnknownWords ? withUnknownWords(drawLayout(seed, at)) : drawLayout(seed, at)),
  measure,
  draw: drawStatement,
  plainer,
  failures: {
    'proven and wrong': ({ isProvenAndWrong }) => isProvenAndWrong,
    'rows wrong': ({ rows }) => rows.matched < Math.max(rows.printed, rows.read),
    'header wrong': ({ header }) => header.right < header.all,
    'findings wrong': ({ errors }) => errors.length > 0,
  },
  tables: (measures) => [
    tableOf(ratesByOption(measures)),
    `${hasUnknownWords ? 'unknown words' : 'grammar'}: ${summaryOf(ratesOf(measures))}`,
  ],
  told: ({ layout, faults, errors }) => [
    `story ${layout.story}, ${layout.language}, ${layout.rows} rows: ${oddities(layout).join('; ') || 'a plain layout'}`,
    [...faults, ...errors].join(', '),
  ],
})

export const layoutsOf = (seed: string, count: number): Layout[] => layoutsBy(drawLayout, seed, count)
export const measureLayouts = (layouts: readonly Layout[]): Promise<Measure[]> => measureAll(layouts, measure)
