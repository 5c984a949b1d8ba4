/** The grammar of payslips. */
import { type Grammar, layoutsBy } from '../run.ts'
import { drawPayslip } from './draw/payslip.ts'
import { choiceTable, fieldRatesOf, fieldSummaryOf, fieldTable } from '../field-rates.ts'
import { type PayslipLayout, drawPayslipLayout, oddities, optionsOf, plainer } from './layout.ts'
import { type PayslipMeasure, measurePayslip } from './measure.ts'

/** @param isScanned whether the files are read as pictures from an office scanner */
export const payslipGrammar = (isScanned: boolean): Grammar<PayslipLayout, PayslipMeasure> => ({
  layoutOf: drawPayslipLayout,
  measure: (layout) => measurePayslip(layout, isScanned),
  draw: drawPayslip,
  plainer,
  failures: {
    'proven and wrong': ({ isProvenAndWrong }) => isProvenAndWrong,
    'figures wrong': ({ faults }) => faults.some((fault) => /\.(?:gross|net|deductions|payout) /.test(fault)),
    'fields wrong': ({ faults }) => faults.length > 0,
    'findings wrong': ({ errors }) => errors.length > 0,
  },
  tables: (measures) => [
    choiceTable(measures, optionsOf),
    fieldTable(measures),
    `payslips${isScanned ? ', scanned' : ''}: ${fieldSummaryOf(fieldRatesOf(measures))}`,
  ],
  told: ({ layout, faults, errors }) => [
    `story ${layout.story}, ${layout.language}, ${layout.rows} rows: ${oddities(layout).join('; ') || 'a plain layout'}`,
    [...faults, ...errors].join(', '),
  ],
})

export const payslipLayoutsOf = (seed: string, count: number): PayslipLayout[] =>
  layoutsBy(drawPayslipLayout, seed, count)
