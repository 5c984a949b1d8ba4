/**
 * A German payroll form that is unknown: the words are those that German forms use, where they stand is thrown with
 * dice.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import { type Cents, sum } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { amount, dated, monthName } from '../draw/spelling.ts'
import { labelIn } from '../draw/labelled.ts'
import type { Face, Sheet } from '../draw/sheet.ts'
import { socialOf, taxesOf } from '../life/german-pay.ts'
import type { Pay } from '../life/pay.ts'
import type { Dice } from '../random.ts'
import type { PayslipForm } from './payslip-form.ts'

const FACES: readonly Face[] = ['Helvetica', 'Arimo', 'Times-Roman', 'Courier']
const TITLE = ['Entgeltabrechnung', 'Gehaltsabrechnung', 'Lohnabrechnung', 'Verdienstabrechnung']
const GROSS = ['Gesamtbrutto', 'Bruttolohn', 'Gesamt-Brutto', 'Bruttoentgelt']
const NET = ['Nettolohn', 'Netto-Verdienst', 'Gesetzliches Netto', 'Nettoentgelt']
const PAYOUT = ['Auszahlungsbetrag', 'Überweisungsbetrag', 'Zahlbetrag', 'Auszahlung']
const STYLES = ['value behind a colon', 'value at the far end', 'value below'] as const

export function variedGermanPayslip(dice: Dice): PayslipForm {
  const face = dice.pick(FACES),
    size = face === 'Courier' ? 7.5 : dice.pick([8, 9]),
    style = dice.pick(STYLES)
  const [title, gross, net, payout] = [dice.pick(TITLE), dice.pick(GROSS), dice.pick(NET), dice.pick(PAYOUT)]
  const hasOneSum = dice.fraction() < 0.5,
    hasEuro = dice.fraction() < 0.3,
    surnameFirst = dice.fraction() < 0.4,
    minusBehind = dice.fraction() < 0.5
  const monthOf = dice.pick([
    (pay: Pay) => `${monthName(pay.month, 'de')} ${pay.month.slice(0, 4)}`,
    (pay: Pay) => `${pay.month.slice(5)}/${pay.month.slice(0, 4)}`,
    (pay: Pay) => `${pay.month.slice(5)}.${pay.month.slice(0, 4)}`,
  ])
  const employeeOf = ({ givenName, familyName }: Person) =>
    surnameFirst ? `${familyName}, ${givenName}` : `${givenName} ${familyName}`
  const money = (cents: Cents) =>
    `${cents < 0 && !minusBehind ? '-' : ''}${amount(Math.abs(cents))}${cents < 0 && minusBehind ? '-' : ''}${hasEuro ? ' EUR' : ''}`

  const label = labelIn(style, size)

  function draw(sheet: Sheet, person: Person, pay: Pay): void {
    const employment = person.employment!,
      step = size + 6
    sheet.bold(`${pay.run === 'correction' ? 'Korrekturabrechnung ' : ''}${title} ${monthOf(pay)}`, 46, 40, {
      size: 12,
    })
    const facts = [
      ['Arbeitgeber', employment.employer],
      [surnameFirst ? 'Name, Vorname' : 'Mitarbeiter', employeeOf(person)],
      ['Eintritt', dated(employment.hiredOn, 'dd.mm.yyyy')],
      ['Steuer-ID', germanNumbersOf(person).steuerId],
      ['Geburtsdatum', dated(person.born, 'dd.mm.yyyy')],
      ['Steuerklasse', '1'],
    ] as const
    for (const [at, [name, value]] of facts.entries())
      label(
        sheet,
        style === 'value at the far end'
          ? [46, 70 + at * step, 320]
          : [46 + (at % 2) * 260, 70 + Math.floor(at / 2) * (size * 2 + 8), 240],
        name,
        value,
      )
    let y = 210
    for (const line of [
      ...pay.competences,
      ...(hasOneSum ? pay.deductions.map((part) => ({ ...part, amount: -part.amount })) : []),
    ]) {
      sheet.text(line.label, 46, y, { size })
      sheet.text(money(line.amount), 540, y, { size, align: 'right' })
      y += step
    }
    const total = (lines: Pay['deductions']) => sum(lines.map((line) => line.amount))
    const deductions = hasOneSum
      ? [['Summe Abzüge', pay.withheld] as const]
      : [['Steuern gesamt', total(taxesOf(pay))] as const, ['Sozialversicherung gesamt', total(socialOf(pay))] as const]
    const wide = style === 'value below' ? size * 2 + 8 : step
    y += 20
    for (const [name, cents] of [
      [gross, pay.gross] as const,
      ...deductions,
      [net, pay.net] as const,
      ...pay.adjustments.map((line) => [line.label, line.amount] as const),
      [payout, pay.payout] as const,
    ]) {
      label(sheet, [300, y, 240], name, money(cents))
      y += wide
    }
  }

  return {
    country: 'DE',
    producer: 'PDFsharp 1.50',
    face,
    prints: ['fiscal_code', 'date_of_birth', 'hired_on'],
    employeeOf,
    draw,
  }
}
