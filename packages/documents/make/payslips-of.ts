/** A person's payslips and yearly certificate as documents, clean and spoiled. */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Day, addMonths, monthOf } from '@attesta/domain/day.ts'
import { Sheet } from './draw/sheet.ts'
import { type Pay, payOf } from './life/pay.ts'
import type { DrawnDocument } from './drawn-document.ts'
import { employedBy, type PayslipForm, payslipPress, payslipTruth } from './documents/payslip-form.ts'
import { payslipForms } from './documents/payslip-forms.ts'

import { taxCertificates } from './documents/tax-certificate.ts'
import { lohnsteuerbescheinigung } from './documents/tax-lohnsteuer.ts'
import { steuerbescheid } from './documents/tax-steuerbescheid.ts'
import { scan } from './degrade/scan.ts'

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

/** A document of one pay, or of several of which the last is the newest. */
export function payslipDocument(
  person: Person,
  pays: Pay | readonly Pay[],
  form: PayslipForm = payslipForms[person.employment!.form],
  append?: (sheet: Sheet) => void,
): DrawnDocument {
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

export function payslipsOf(person: Person, today: Day, seed: number): DrawnDocument[] {
  if (!person.employment) return []
  return Array.from({ length: PAYSLIPS }, (_, at) =>
    payslipDocument(person, payOf(person, addMonths(monthOf(today), at - PAYSLIPS), seed)),
  )
}

/** Last year's certificate of the employer, and in Germany the newest assessment. */
export const taxCertificatesOf = (person: Person, today: Day, seed: number): DrawnDocument[] => [
  ...taxCertificates(person, today, seed),
  ...lohnsteuerbescheinigung(person, today, seed),
  ...steuerbescheid(person, today, seed),
]

/** A scan of the newest payslip, and another person's payslip among this person's documents. */
export function degradedPayslipsOf(person: Person, stranger: Person, today: Day, seed: number): DrawnDocument[] {
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
