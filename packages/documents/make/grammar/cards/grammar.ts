/** The grammar of identity cards and passports: states of the Union, the United Kingdom, Switzerland, ten others. */
import { choiceTable, fieldRatesOf, fieldSummaryOf, fieldTable } from '../field-rates.ts'
import type { Grammar } from '../run.ts'
import { drawCard } from './draw.ts'
import { type CardLayout, drawCardLayout, oddities, optionsOf, plainer } from './layout.ts'
import { type CardMeasure, measureCard } from './measure.ts'

/** @param isPhotographed whether the cards are photographed by phone */
export const cardGrammar = (isPhotographed: boolean): Grammar<CardLayout, CardMeasure> => ({
  layoutOf: drawCardLayout,
  measure: (layout) => measureCard(layout, isPhotographed),
  draw: drawCard,
  plainer,
  failures: {
    'fields wrong': ({ faults }) => faults.some((fault) => fault.endsWith('wrong')),
    'fields missing': ({ faults }) => faults.length > 0,
    'findings wrong': ({ errors }) => errors.length > 0,
  },
  tables: (measures) => [
    choiceTable(measures, optionsOf),
    fieldTable(measures),
    `cards${isPhotographed ? ', photographed' : ''}: ${fieldSummaryOf(fieldRatesOf(measures))}`,
  ],
  told: ({ layout, faults, errors }) => [
    `story ${layout.story}: ${oddities(layout).join('; ')}`,
    [...faults, ...errors].join(', '),
  ],
})
