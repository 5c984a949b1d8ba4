/** A person's payslips and yearly certificate as papers, clean and spoiled. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Day, addMonths, monthOf } from '@attesta/domain/day.ts'
import { Sheet } from './draw/sheet.ts'
import { type Pay, payOf } from './life/pay.ts'
import type { Paper } from './paper.ts'
import { employedBy, type PayslipForm, payslipPress, payslipTruth } from './papers/payslip-form.ts'
import { payslipForms } from './papers/payslip-forms.ts'
import { variedPayslip } from './papers/payslip-varied.ts'
import { taxCertificates } from './papers/tax-certificate.ts'
import { lohnsteuerbescheinigung } from './papers/tax-lohnsteuer.ts'
import { steuerbescheid } from './papers/tax-steuerbescheid.ts'
import { diceOf } from './random.ts'
import { scan } from './spoil/scan.ts'

const PAYSLIPS = 3

/** Several pays come one after another in one file, each on a page of its own; `append` adds what is no payslip. */
async function drawPayslips(
  form: PayslipForm,
  person: Person,
  pays: readonly Pay[],
  append?: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const sheet = new Sheet(payslipPress(form, pays.at(-1)!), form.face)
  for (const [at, pay] of pays.entries()) {
    if (at > 0) sheet.newPage()
    form.draw(sheet, person, pay)
  }
  append?.(sheet)
  return sheet.finish()
}

/** A paper of one pay, or of several of which the last is the newest. */
export function payslipPaper(
  person: Person,
  pays: Pay | readonly Pay[],
  form: PayslipForm = payslipForms[person.employment!.form],
  append?: (sheet: Sheet) => void,
): Paper {
  const all = [pays].flat(),
    pay = all.at(-1)!,
    employee = employedBy(form, person)
  return {
    fileName: `busta-paga-${pay.month}.pdf`,
    mediaType: 'application/pdf',
    label: `Busta paga ${pay.month}, ${employee.employment!.employer}`,
    condition: 'clean',
    expected: payslipTruth(form, employee, pay),
    findings: all.length > 1 ? ['several_months'] : [],
    draw: () => drawPayslips(form, employee, all, append),
  }
}

export function payslipsOf(person: Person, today: Day, seed: number): Paper[] {
  if (!person.employment) return []
  return Array.from({ length: PAYSLIPS }, (_, at) =>
    payslipPaper(person, payOf(person, addMonths(monthOf(today), at - PAYSLIPS), seed)),
  )
}

/** The newest payslip as a payroll form that nobody knows would print it. */
export function variedPayslipsOf(person: Person, today: Day, seed: number): Paper[] {
  if (!person.employment || person.address.country !== 'IT') return []
  const form = variedPayslip(diceOf(`${seed}:payroll:${person.id}`))
  return [
    {
      ...payslipPaper(person, payOf(person, addMonths(monthOf(today), -1), seed), form),
      fileName: 'busta-paga-modulo-sconosciuto.pdf',
      condition: 'varied',
    },
  ]
}

/** Last year's certificate of the employer, and in Germany the newest assessment. */
export const taxCertificatesOf = (person: Person, today: Day, seed: number): Paper[] => [
  ...taxCertificates(person, today, seed),
  ...lohnsteuerbescheinigung(person, today, seed),
  ...steuerbescheid(person, today, seed),
]

/** A scan of the newest payslip, and the payslip of somebody else among this person's papers. */
export function spoiledPayslipsOf(person: Person, stranger: Person, today: Day, seed: number): Paper[] {
  const newest = payslipsOf(person, today, seed).at(-1)!
  const strange = payslipsOf(stranger, today, seed).at(-1)!
  return [
    {
      ...newest,
      fileName: newest.fileName.replace('.pdf', '-scansione.pdf'),
      label: `${newest.label}, scansione`,
      condition: 'scanned',
      expected: { ...newest.expected, source: 'ocr' },
      draw: async () => scan(await newest.draw(), today, person.id),
    },
    {
      ...strange,
      fileName: strange.fileName.replace('.pdf', '-altra-persona.pdf'),
      label: `${strange.label} (di un’altra persona)`,
      condition: 'wrong_person',
      findings: ['name_mismatch'],
    },
  ]
}
