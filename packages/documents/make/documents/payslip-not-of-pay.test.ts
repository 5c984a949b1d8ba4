/** Loans, what is withheld for others and the day of birth, in every form that we draw and in forms drawn at random. */
import type { Person } from '@attesta/domain/examples/person.ts'
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

const SEED = 11
const today = todayOf(SEED)

const forms: [string, PayslipForm][] = [
  ...Object.entries<PayslipForm>(payslipForms),
  ...[1, 2, 3].flatMap((at): [string, PayslipForm][] => [
    [`random ${at}`, variedPayslip(diceOf(`not of pay ${at}`))],
    [`random German ${at}`, variedGermanPayslip(diceOf(`not of pay ${at}`))],
  ]),
]

async function readWith(name: string, form: PayslipForm, change: (pay: Pay) => Pay) {
  const own = name in payslipForms ? name : form.country === 'IT' ? 'zucchetti' : 'datev'
  const person: Person = paidWith(inventPerson(form.country, `not of pay:${name}`), own as keyof typeof payslipForms)
  const pay = { ...payOf(person, addMonths(monthOf(today), -1), SEED), adjustments: [] },
    drawn = change({ ...pay, payout: pay.net })
  const { pages } = await readFile(await payslipDocument(person, drawn, form).draw(), () => {})
  return { person, read: extractPayslip(pages, { today, applicant: null, source: 'text' })?.section }
}

const given = (pay: Pay, label: string, amount: number): Pay => ({
  ...pay,
  competences: [...pay.competences, { code: pay.competences[0]!.code, label, amount }],
  gross: pay.gross + amount,
  net: pay.net + amount,
  payout: pay.payout + amount,
})

/** Italian forms take it from the gross pay, German ones from the net pay. */
const withheld = (pay: Pay, label: string, amount: number, country: PayslipForm['country']): Pay =>
  country === 'DE'
    ? { ...pay, adjustments: [{ code: '9200', label, amount: -amount }], payout: pay.payout - amount }
    : {
        ...pay,
        deductions: [...pay.deductions, { code: pay.deductions[0]!.code, label, amount }],
        withheld: pay.withheld + amount,
        net: pay.net - amount,
        payout: pay.payout - amount,
      }

/** A household's prints no line for what is withheld. */
const withLines = forms.filter(([name]) => name !== 'domestic')

test.each(forms)('%s: without such a line', async (name, form) => {
  const { read, person } = await readWith(name, form, (pay) => pay)
  expect(read).toMatchObject({ reconciled: true })
  const { loan_from_employer, garnished, cession, paid_in_cash, fixed_until, date_of_birth } = read!
  expect([loan_from_employer, garnished, cession, paid_in_cash, fixed_until]).toEqual(Array(5).fill(undefined))
  expect(date_of_birth).toBe(form.prints.includes('date_of_birth') ? person.born : undefined)
})

test.each(forms)('%s: a loan of the employer', async (name, form) => {
  const label = form.country === 'IT' ? 'Prestito aziendale' : 'Arbeitgeberdarlehen'
  const { read } = await readWith(name, form, (pay) => given(pay, label, euros(380)))
  expect(read).toMatchObject({ loan_from_employer: '380.00', reconciled: true })
})

test.each(withLines)('%s: withheld by enforcement', async (name, form) => {
  const label = form.country === 'IT' ? 'Pignoramento presso terzi' : 'Lohnpfändung'
  const { read } = await readWith(name, form, (pay) => withheld(pay, label, euros(150), form.country))
  expect(read).toMatchObject({ garnished: '150.00', reconciled: true })
  expect(read).not.toHaveProperty('cession')
})

const italian = withLines.filter(([, { country }]) => country === 'IT')
test.each(italian)('%s: a fifth is ceded', async (name, form) => {
  const { read } = await readWith(name, form, (pay) => withheld(pay, 'Cessione del quinto', euros(150), 'IT'))
  expect(read).toMatchObject({ cession: '150.00', reconciled: true })
  expect(read).not.toHaveProperty('garnished')
})
