/**
 * A German tax assessment: what is fixed on the first page, what it is based on on the second. For one person, for a
 * couple taxed together, for the self-employed.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import { germanNumbersOf } from '../draw/german-numbers.ts'
import { amount } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import { type Assessment, assessmentOf } from '../life/tax-assessment.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { latestReturnYear, taxDocument, taxTruth, wholeEuros } from './tax-document.ts'

const named = (person: Person) => `${person.givenName} ${person.familyName}`

function drawFixed(sheet: Sheet, person: Person, assessed: Assessment): void {
  const taxes = [
    ['Einkommensteuer', assessed.tax, assessed.withheld],
    ['Solidaritätszuschlag', assessed.solidarity, 0],
    ...(assessed.church === null ? [] : [['Kirchensteuer', assessed.church, 0] as const]),
  ] as const
  sheet.text('Finanzamt Rheinaue', 60, 44, { size: 10 })
  for (const [at, text] of [
    `Identifikationsnummer ${germanNumbersOf(person).steuerId}`,
    'Steuernummer 215/5123/0456',
    `${person.address.town}, den 14.08.${assessed.year + 1}`,
  ].entries())
    sheet.text(text, 350, 44 + at * 13, { size: 8.5 })
  for (const [at, text] of [
    person.sex === 'F' ? 'Frau' : 'Herrn',
    named(person),
    `${person.address.street} ${person.address.number}`,
    `${person.address.postcode} ${person.address.town}`,
  ].entries())
    sheet.text(text, 60, 110 + at * 13, { size: 10 })
  sheet.bold(`Bescheid für ${assessed.year} über`, 60, 196, { size: 13 })
  sheet.bold(
    assessed.church === null
      ? 'Einkommensteuer und Solidaritätszuschlag'
      : 'Einkommensteuer, Solidaritätszuschlag und Kirchensteuer',
    60,
    214,
    { size: 12 },
  )
  sheet.bold('A. Festsetzung und Abrechnung', 60, 256, { size: 10 })
  for (const [at, [name]] of taxes.entries()) sheet.text(name, 340 + at * 105, 278, { size: 8, align: 'right' })
  const row = (y: number, label: string, value: (tax: (typeof taxes)[number]) => Cents) => {
    sheet.text(label, 60, y, { size: 9 })
    for (const [at, tax] of taxes.entries())
      sheet.text(amount(value(tax)), 340 + at * 105, y, { size: 9, align: 'right' })
  }
  row(296, 'Festgesetzt werden', ([, tax]) => tax)
  row(312, 'ab Steuerabzug vom Lohn', ([, , withheld]) => withheld)
  row(328, 'verbleibende Steuer', ([, tax, withheld]) => tax - withheld)
}

function drawBasis(sheet: Sheet, assessed: Assessment): void {
  sheet.newPage()
  sheet.text(`Bescheid für ${assessed.year} über Einkommensteuer, Seite 2`, 60, 40, { size: 7.5 })
  sheet.bold('B. Besteuerungsgrundlagen', 60, 66, { size: 10 })
  sheet.bold('Berechnung des zu versteuernden Einkommens', 60, 86, { size: 9 })
  for (const [text, x] of [
    ['EUR', 430],
    ['EUR', 530],
  ] as const)
    sheet.text(text, x, 100, { size: 7.5, align: 'right' })
  let y = 116
  const row = (label: string, cents: Cents, x = 530, isSum = false) => {
    if (isSum) sheet.bold(label, 60, y, { size: 9 })
    else sheet.text(label, 60, y, { size: 9 })
    sheet.text(wholeEuros(cents), x, y, { size: 9, align: 'right' })
    y += 16
  }
  if (assessed.wages === null) row('Einkünfte aus selbständiger Arbeit', assessed.income)
  else {
    row('Bruttoarbeitslohn', assessed.wages, 430)
    row(assessed.expenses === 123_000 ? 'ab Arbeitnehmer-Pauschbetrag' : 'ab Werbungskosten', assessed.expenses, 430)
    row('Einkünfte aus nichtselbständiger Arbeit', assessed.income)
  }
  row('Summe der Einkünfte', assessed.income, 530, true)
  row('Gesamtbetrag der Einkünfte', assessed.income, 530, true)
  for (const [label, cents] of assessed.reductions) row(`ab ${label}`, cents)
  row('Einkommen / zu versteuerndes Einkommen', assessed.taxable, 530, true)
  y += 20
  sheet.bold('Berechnung der Steuer', 60, y, { size: 9 })
  y += 20
  sheet.text(`zu versteuern nach dem ${assessed.isSplit ? 'Splittingtarif' : 'Grundtarif'}`, 60, y, { size: 9 })
  sheet.text(wholeEuros(assessed.taxable), 430, y, { size: 9, align: 'right' })
  sheet.text(wholeEuros(assessed.tariffTax), 530, y, { size: 9, align: 'right' })
  y += 16
  row('tarifliche Einkommensteuer', assessed.tariffTax)
  if (assessed.relief > 0) row('ab Steuerermäßigung für Handwerkerleistungen', assessed.relief)
  row('festzusetzende Einkommensteuer', assessed.tax, 530, true)
}

const documentsFor =
  (kind: { isSplit: boolean; isEmployed: boolean }) =>
  (person: Person, today: Day, seed: number): DrawnDocument[] => {
    if (!person.employment || person.address.country !== 'DE') return []
    const assessed = assessmentOf(person, latestReturnYear(today) - (seed % 2), seed, kind),
      gross = assessed.wages ?? assessed.income
    const truth = taxTruth('steuerbescheid', assessed.year, person, named(person), {
      gross,
      taxable: assessed.taxable,
      tax: assessed.tax,
      net: gross - assessed.tax - assessed.solidarity - (assessed.church ?? 0),
      isProven: true,
    })
    return [
      taxDocument(
        `steuerbescheid-${assessed.year}.pdf`,
        `Bescheid für ${assessed.year} über Einkommensteuer`,
        {
          producer: 'Bescheiddruck Rechenzentrum der Finanzverwaltung',
          title: `Steuerbescheid ${assessed.year}`,
          madeOn: `${assessed.year + 1}-08-14`,
        },
        'Helvetica',
        truth,
        (sheet) => {
          drawFixed(sheet, person, assessed)
          drawBasis(sheet, assessed)
        },
      ),
    ]
  }

export const steuerbescheid = documentsFor({ isSplit: false, isEmployed: true })
export const steuerbescheidSplit = documentsFor({ isSplit: true, isEmployed: true })
export const steuerbescheidSelfEmployed = documentsFor({ isSplit: false, isEmployed: false })
