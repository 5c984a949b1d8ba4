/** The grammar of tax forms: Italian certificates and returns, German certificates and assessments. */
import { choiceTable, fieldRatesOf, fieldSummaryOf, fieldTable } from '../field-rates.ts'
import { type Grammar, layoutsBy } from '../run.ts'
import { drawTaxForm } from './draw/tax-form.ts'
import { type TaxLayout, drawTaxLayout, oddities, optionsOf, plainer } from './layout.ts'
import { type TaxMeasure, measureTaxForm } from './measure.ts'

/** @param isScanned whether the files are read as pictures from an office scanner */
export const taxGrammar = (isScanned: boolean): Grammar<TaxLayout, TaxMeasure> => ({
  layoutOf: drawTaxLayout,
  measure: (layout) => measureTaxForm(layout, isScanned),
  draw: drawTaxForm,
  plainer,
  failures: {
    'proven and wrong': ({ isProvenAndWrong }) => isProvenAndWrong,
    'fields wrong': ({ faults }) => faults.some((fault) => fault.endsWith('wrong')),
    'fields missing': ({ faults }) => faults.length > 0,
    'findings wrong': ({ errors }) => errors.length > 0,
  },
  tables: (measures) => [
    choiceTable(measures, optionsOf),
    fieldTable(measures),
    `tax forms${isScanned ? ', scanned' : ''}: ${fieldSummaryOf(fieldRatesOf(measures))}`,
  ],
  told: ({ layout, faults, errors }) => [
    `story ${layout.story}: ${oddities(layout).join('; ')}`,
    [...faults, ...errors].join(', '),
  ],
})

export const taxLayoutsOf = (seed: string, count: number): TaxLayout[] => layoutsBy(drawTaxLayout, seed, count)
