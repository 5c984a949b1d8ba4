/**
 * Every payroll form's sheet for an invented employee: the latest month, in June and December also the further pay; and
 * the files that hold more than that.
 */
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import type { Employment, Person } from '@attesta/domain/examples/person.ts'
import { paidWith, runsOf } from '../life/pay.ts'
import type { Drawing } from '../documents/drawing.ts'
import { payslipBundles } from '../documents/payslip-bundles.ts'
import type { PayslipForm } from '../documents/payslip-form.ts'
import { payslipForms } from '../documents/payslip-forms.ts'
import { variedPayslip } from '../documents/payslip-varied.ts'
import { variedGermanPayslip } from '../documents/payslip-varied-german.ts'
import { payslipDocument } from '../payslips-of.ts'
import { diceOf } from '../random.ts'

const drawingOf = (
  country: 'IT' | 'DE',
  employed: (person: Person) => Person,
  formFor: (person: Person, seed: number) => PayslipForm,
): Drawing => ({
  country,
  documentsOf: (person, today, seed) =>
    runsOf(employed(person), addMonths(monthOf(today), -1), seed).map((pay) =>
      payslipDocument(person, pay, formFor(person, seed)),
    ),
})

const THROWS = ['first', 'second', 'third'] as const

export const payslipDrawings: Record<string, Drawing> = {
  ...Object.fromEntries(
    Object.entries<PayslipForm>(payslipForms).map(([name, form]) => [
      name,
      drawingOf(
        form.country,
        (person) => paidWith(person, name as Employment['form']),
        () => form,
      ),
    ]),
  ),
  ...Object.fromEntries(
    THROWS.flatMap((which) => [
      [
        `${which} throw of the dice`,
        drawingOf(
          'IT',
          (person) => person,
          (person, seed) => variedPayslip(diceOf(`${seed}:payroll ${which}:${person.id}`)),
        ),
      ],
      [
        `${which} throw of the dice, German`,
        drawingOf(
          'DE',
          (person) => person,
          (person, seed) => variedGermanPayslip(diceOf(`${seed}:payroll ${which}:${person.id}`)),
        ),
      ],
    ]),
  ),
  ...payslipBundles,
}
