/** The yearly certificate of a pension, as INPS gives it: the income in point 3, its days in point 7. */
import type { Person, StandingCredit } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { type Cents, share } from '@attesta/domain/money.ts'
import { amount } from '../draw/spelling.ts'
import type { Sheet } from '../draw/sheet.ts'
import { MUNICIPAL_SHARE, REGIONAL_SHARE } from '../life/italian-pay.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { section } from './numbered-boxes.ts'
import { surnameFirst } from './payslip-form.ts'
import { drawParties, heading, latestCertifiedYear, type Payer, taxPress } from './tax-certificate.ts'
import { taxDocument, taxTruth } from './tax-document.ts'

const INPS: Payer = {
  name: 'Istituto Nazionale Previdenza Sociale',
  taxCode: '80078750587',
  address: 'Via Ciro il Grande 21, 00144 Roma RM',
}
/** A pension is paid thirteen times a year. */
const PAYMENTS = 13
/** What tax and surcharges leave of the gross, about. */
const NET_SHARE = 0.79
const TAX_SHARE = 0.19
const DAYS = 365

interface YearOfPension {
  year: number
  gross: Cents
  tax: Cents
  regional: Cents
  municipal: Cents
}

function yearOfPension(pension: StandingCredit, year: number): YearOfPension {
  const gross = Math.round((pension.amount * PAYMENTS) / NET_SHARE)
  return {
    year,
    gross,
    tax: share(gross, TAX_SHARE),
    regional: share(gross, REGIONAL_SHARE),
    municipal: share(gross, MUNICIPAL_SHARE),
  }
}

function draw(sheet: Sheet, person: Person, pension: YearOfPension): void {
  drawParties(sheet, person, INPS, pension, 'short')
  sheet.newPage()
  heading(sheet, pension, 'short')
  sheet.text(`Codice fiscale del percipiente ${person.fiscalCode}`, 210, 66, { size: 8 })
  sheet.bold('CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE', 40, 90, { size: 9 })
  section(sheet, 'DATI FISCALI - DATI PER LA EVENTUALE COMPILAZIONE DELLA DICHIARAZIONE DEI REDDITI', 108, [
    { number: 1, label: 'Redditi di lav. dip. a tempo indeterminato', value: '' },
    { number: 2, label: 'Redditi di lav. dip. a tempo determinato', value: '' },
    { number: 3, label: 'Redditi di pensione', value: amount(pension.gross) },
    { number: 4, label: 'Altri redditi assimilati', value: '' },
    { number: 5, label: 'Assegni periodici corrisposti dal coniuge', value: '' },
    { number: 6, label: 'Numero di giorni - Lavoro dipendente', value: '' },
    { number: 7, label: 'Numero di giorni - Pensione', value: String(DAYS) },
  ])
  section(sheet, 'RITENUTE', 250, [
    { number: 21, label: 'Ritenute Irpef', value: amount(pension.tax) },
    { number: 22, label: "Addizionale regionale all'Irpef", value: amount(pension.regional) },
    { number: 26, label: `Acconto ${pension.year} addiz. comunale`, value: '' },
    { number: 27, label: `Saldo ${pension.year} addiz. comunale`, value: amount(pension.municipal) },
  ])
}

/** Of people who have an Italian pension credited: the latest year that is certified. */
export function pensionCertificates(person: Person, today: Day): DrawnDocument[] {
  const pension = person.accounts.flatMap(({ credits = [] }) => credits).find(({ purpose }) => /PENSIONE/.test(purpose))
  if (!pension || !person.fiscalCode) return []
  const year = yearOfPension(pension, latestCertifiedYear(today))
  const net = year.gross - year.tax - year.regional - year.municipal
  const figures = { gross: year.gross, taxable: null, tax: year.tax, net, isProven: false }
  return [
    taxDocument(
      `certificazione-unica-${year.year + 1}.pdf`,
      `Certificazione Unica ${year.year + 1}, pensione`,
      taxPress(year),
      'Arimo',
      taxTruth('cu', year.year, person, surnameFirst(person), figures, INPS.name.toUpperCase()),
      (sheet) => draw(sheet, person, year),
    ),
  ]
}
