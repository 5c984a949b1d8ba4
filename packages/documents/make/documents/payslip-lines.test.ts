/** What single lines of a payslip say, in every form that we draw and in forms drawn at random. */
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import { euros } from '@attesta/domain/money.ts'
import { expect, test } from 'vitest'
import { extractPayslip } from '../../src/extract/payslip/payslip.ts'
import { readFile } from '../../src/read/read-file.ts'
import { todayOf } from '../corpus/clock.ts'
import { inventPerson } from '../life/invent-person.ts'
import { paidWith, payOf, type Pay } from '../life/pay.ts'
import { payslipDocument } from '../payslips-of.ts'
import { diceOf } from '../random.ts'
import type { PayslipForm } from './payslip-form.ts'
import { payslipForms } from './payslip-forms.ts'
import { variedGermanPayslip } from './payslip-varied-german.ts'
import { variedPayslip } from './payslip-varied.ts'

const SEED = 7
const today = todayOf(SEED)

const forms: [string, PayslipForm][] = [
  ...Object.entries<PayslipForm>(payslipForms),
  ...[1, 2, 3].flatMap((at): [string, PayslipForm][] => [
    [`random ${at}`, variedPayslip(diceOf(`lines ${at}`))],
    [`random German ${at}`, variedGermanPayslip(diceOf(`lines ${at}`))],
  ]),
]

/** One line more of untaxed pay: the sums close as before. */
const withLine = (pay: Pay, label: string, amount: number): Pay => ({
  ...pay,
  competences: [...pay.competences, { code: pay.competences[0]!.code, label, amount }],
  gross: pay.gross + amount,
  net: pay.net + amount,
  payout: pay.payout + amount,
})

async function readWith(name: string, form: PayslipForm, label: string | null) {
  const invented = inventPerson(form.country, `lines:${name}`),
    own = name in payslipForms ? name : form.country === 'IT' ? 'zucchetti' : 'datev'
  const person = paidWith(invented, own as keyof typeof payslipForms)
  const pay = { ...payOf(person, addMonths(monthOf(today), -1), SEED), adjustments: [] },
    plain = { ...pay, payout: pay.net }
  const drawn = label === null ? plain : withLine(plain, label, euros(380))
  const { pages } = await readFile(await payslipDocument(person, drawn, form).draw(), () => {})
  return extractPayslip(pages, { today, applicant: null, source: 'text' })?.section
}

test.each(forms)('%s: without such a line', async (name, form) => {
  const section = await readWith(name, form, null)
  expect(section).toMatchObject({ reconciled: true })
  expect([section?.last_pay, section?.reimbursed_expenses]).toEqual([undefined, undefined])
})

test.each(forms)('%s: a line of the last pay', async (name, form) => {
  const label = form.country === 'IT' ? 'Indennità sost. preavviso' : 'Urlaubsabgeltung'
  const section = await readWith(name, form, label)
  expect([section?.last_pay?.toLowerCase(), section?.reconciled]).toEqual([label.toLowerCase(), true])
})

test.each(forms)('%s: reimbursed expenses', async (name, form) =>
  expect(await readWith(name, form, form.country === 'IT' ? 'Rimborso spese viaggio' : 'Reisekosten')).toMatchObject({
    reimbursed_expenses: '380.00',
    reconciled: true,
  }),
)

const EXEMPT = euros(556)
const german = forms.filter(([, { country }]) => country === 'DE')
test.each(german)('%s: a Minijob from which nothing is taken', async (name, form) => {
  const person = inventPerson('DE', `minijob:${name}`),
    own = name in payslipForms ? name : 'datev'
  const pay = payOf(paidWith(person, own as keyof typeof payslipForms), addMonths(monthOf(today), -1), SEED)
  const drawn: Pay = {
    ...pay,
    competences: [{ code: '2000', label: 'Aushilfslohn Minijob', amount: EXEMPT }],
    deductions: pay.deductions.map((line) => ({ ...line, amount: 0 })),
    adjustments: [],
    gross: EXEMPT,
    withheld: 0,
    net: EXEMPT,
    payout: EXEMPT,
    contributions: 0,
    taxable: 0,
    grossTax: 0,
    incomeTax: 0,
  }
  const { pages } = await readFile(
    await payslipDocument(paidWith(person, own as keyof typeof payslipForms), drawn, form).draw(),
    () => {},
  )
  const found = extractPayslip(pages, { today, applicant: null, source: 'text' })
  expect(found?.section).toMatchObject({ gross: '556.00', net: '556.00', reconciled: true })
  expect(found?.findings).toEqual([])
})
