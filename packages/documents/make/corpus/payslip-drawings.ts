/** Every payroll form's sheet for an invented employee: the latest month, in June and December also the further pay. */
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { runsOf } from '../life/pay.ts'
import type { Drawing } from '../papers/drawing.ts'
import type { PayslipForm } from '../papers/payslip-form.ts'
import { payslipForms } from '../papers/payslip-forms.ts'
import { variedPayslip } from '../papers/payslip-varied.ts'
import { payslipPaper } from '../payslips-of.ts'
import { diceOf } from '../random.ts'

const drawingOf = (formFor: (person: Person, seed: number) => PayslipForm, country: 'IT' | 'DE'): Drawing => ({
  country,
  papersOf: (person, today, seed) => runsOf(person, addMonths(monthOf(today), -1), seed).map((pay) => payslipPaper(person, pay, formFor(person, seed))),
})

const THROWS = ['first', 'second', 'third'] as const

export const payslipDrawings: Record<string, Drawing> = {
  ...Object.fromEntries(Object.entries<PayslipForm>(payslipForms).map(([name, form]) => [name, drawingOf(() => form, form.country)])),
  ...Object.fromEntries(THROWS.map((which) => [`${which} throw of the dice`, drawingOf((person, seed) => variedPayslip(diceOf(`${seed}:payroll ${which}:${person.id}`)), 'IT')])),
}
