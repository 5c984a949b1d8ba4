/**
 * Files that hold more than one ordinary payslip: several months, an appended sheet of attendance, a run that corrects
 * an earlier one.
 */
import { addMonths, type Month, monthOf } from '@attesta/domain/day.ts'
import type { Employment, Person } from '@attesta/domain/examples/person.ts'
import type { Sheet } from '../draw/sheet.ts'
import { paidWith, payOf, type Run } from '../life/pay.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { payslipDocument } from '../payslips-of.ts'
import { diceOf } from '../random.ts'
import { drawAttendance } from './attendance-sheet.ts'
import type { Drawing } from './drawing.ts'
import { payslipForms } from './payslip-forms.ts'

const names = Object.keys(payslipForms) as Employment['form'][]

/** One of the country's forms, by dice; another throw shows another. */
function drawing(
  country: 'IT' | 'DE',
  matter: string,
  documentOf: (person: Person, last: Month, seed: number) => DrawnDocument,
): Drawing {
  const forms = names.filter((name) => payslipForms[name].country === country)
  return {
    country,
    documentsOf: (person, today, seed) => [
      documentOf(
        paidWith(person, diceOf(`${seed}:${matter}:${person.id}`).pick(forms)),
        addMonths(monthOf(today), -1),
        seed,
      ),
    ],
  }
}

const threeMonths = (person: Person, last: Month, seed: number) =>
  payslipDocument(
    person,
    [-2, -1, 0].map((back) => payOf(person, addMonths(last, back), seed)),
  )
const corrected = (person: Person, last: Month, seed: number) =>
  payslipDocument(person, payOf(person, last, seed, 'correction' satisfies Run))

export const payslipBundles: Record<string, Drawing> = {
  'three months in a file': drawing('IT', 'three months', threeMonths),
  'three months in a file, German': drawing('DE', 'three months', threeMonths),
  'with a sheet of attendance': drawing('IT', 'attendance', (person, last, seed) =>
    payslipDocument(person, payOf(person, last, seed), undefined, (sheet: Sheet) => {
      sheet.newPage()
      drawAttendance(sheet, person, last)
    }),
  ),
  'correction run': drawing('IT', 'correction', corrected),
  'correction run, German': drawing('DE', 'correction', corrected),
}
