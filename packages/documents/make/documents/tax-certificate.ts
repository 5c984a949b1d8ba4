/**
 * The employer's yearly certificate, Certificazione Unica: who on the first page, the numbered points on the second.
 * Source of the numbers: instructions of the Agenzia delle Entrate, CU 2025 ordinary model.
 */
import type { Person } from '@attesta/domain/examples/person.ts'
import type { Day } from '@attesta/domain/day.ts'
import { amount, dated } from '../draw/spelling.ts'
import type { Press, Sheet } from '../draw/sheet.ts'
import { type YearOfPay, yearOfPay } from '../life/pay.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { drawAnnexes } from './tax-certificate-annexes.ts'
import { box, section } from './numbered-boxes.ts'
import { surnameFirst } from './payslip-form.ts'
import { taxDocument, taxTruth } from './tax-document.ts'

/** Employers hand the certificate out in March. */
const CERTIFIED_FROM = '03-16'

/** Who certifies: the employer, or who pays a pension. */
export interface Payer {
  name: string
  taxCode: string
  /** `Via Savona 41, 20144 Milano MI` */
  address: string
}

/** The latest year that is certified on a day. */
export const latestCertifiedYear = (today: Day): number =>
  Number(today.slice(0, 4)) - (today.slice(5) >= CERTIFIED_FROM ? 1 : 2)

export const taxPress = (year: Pick<YearOfPay, 'year'>): Press => ({
  producer: 'Zucchetti Paghe Web',
  title: `Certificazione Unica ${year.year + 1}`,
  madeOn: `${year.year + 1}-03-14`,
})

/** `short`: the two pages that most employers give; `full`: all sections, under a title set letter by letter. */
export type Extent = 'short' | 'full'

const LETTER_PITCH = 11.5
function letterSpaced(sheet: Sheet, text: string, x: number, y: number): void {
  for (const [at, letter] of [...text].entries())
    if (letter !== ' ') sheet.bold(letter, x + at * LETTER_PITCH, y, { size: 11, colour: '#1f4e8c' })
}

export function heading(sheet: Sheet, year: Pick<YearOfPay, 'year'>, extent: Extent): void {
  if (extent === 'full') {
    letterSpaced(sheet, 'CERTIFICAZIONE', 40, 34)
    letterSpaced(sheet, `UNICA ${year.year + 1}`, 40, 50)
  } else {
    sheet.bold('CERTIFICAZIONE', 40, 34, { size: 15, colour: '#1f4e8c' })
    sheet.bold(`UNICA ${year.year + 1}`, 40, 52, { size: 15, colour: '#1f4e8c' })
  }
  sheet.text("CERTIFICAZIONE DI CUI ALL'ART. 4, COMMI 6-ter e 6-quater, DEL D.P.R. 22 LUGLIO 1998, n. 322,", 210, 40, {
    size: 7,
  })
  sheet.text(`RELATIVA ALL'ANNO ${year.year}`, 210, 52, { size: 9 })
}

/** The first page: who certifies, and about whom. */
export function drawParties(
  sheet: Sheet,
  person: Person,
  payer: Payer,
  year: Pick<YearOfPay, 'year'>,
  extent: Extent,
): void {
  heading(sheet, year, extent)
  sheet.bold('DATI ANAGRAFICI', 40, 90, { size: 9 })
  sheet.text("DATI RELATIVI AL DATORE DI LAVORO, ENTE PENSIONISTICO O ALTRO SOSTITUTO D'IMPOSTA", 40, 106, { size: 7 })
  const [street, town] = payer.address.split(', ') as [string, string]
  box(sheet, [40, 118, 170], { number: 1, label: 'Codice fiscale', value: payer.taxCode })
  box(sheet, [214, 118, 342], { number: 2, label: 'Cognome o Denominazione', value: payer.name.toUpperCase() })
  box(sheet, [40, 156, 250], {
    number: 4,
    label: 'Comune',
    value: town
      .replace(/^\d{5} /, '')
      .replace(/ [A-Z]{2}$/, '')
      .toUpperCase(),
  })
  box(sheet, [294, 156, 60], { number: 5, label: 'Prov. (sigla)', value: town.slice(-2) })
  box(sheet, [358, 156, 198], { number: 7, label: 'Indirizzo', value: street.toUpperCase() })
  sheet.text('DATI RELATIVI AL DIPENDENTE, PENSIONATO O ALTRO PERCETTORE DELLE SOMME', 40, 208, { size: 7 })
  box(sheet, [40, 220, 170], { number: 1, label: 'Codice fiscale', value: person.fiscalCode ?? '' })
  box(sheet, [214, 220, 170], { number: 2, label: 'Cognome', value: person.familyName.toUpperCase() })
  box(sheet, [388, 220, 168], { number: 3, label: 'Nome', value: person.givenName.toUpperCase() })
  box(sheet, [40, 258, 60], { number: 4, label: 'Sesso (M o F)', value: person.sex })
  box(sheet, [104, 258, 106], { number: 5, label: 'Data di nascita', value: dated(person.born, 'dd mm yyyy') })
  box(sheet, [214, 258, 270], {
    number: 6,
    label: 'Comune (o Stato estero) di nascita',
    value: person.birthPlace.province ? person.birthPlace.town.toUpperCase() : 'POLONIA',
  })
  box(sheet, [488, 258, 68], { number: 7, label: 'Prov. nasc.', value: person.birthPlace.province ?? 'EE' })
  sheet.text('DOMICILIO FISCALE AL 1/1', 40, 306, { size: 7 })
  box(sheet, [40, 318, 320], { number: 20, label: 'Comune', value: person.address.town.toUpperCase() })
  box(sheet, [364, 318, 70], { number: 21, label: 'Provincia', value: person.address.province ?? '' })
  sheet.text('DATA', 40, 392, { size: 7 })
  sheet.text(dated(`${year.year + 1}-03-14`, 'dd mm yyyy'), 70, 390, { size: 9 })
  sheet.text("FIRMA DEL SOSTITUTO D'IMPOSTA", 300, 392, { size: 7 })
  sheet.text(payer.name, 430, 390, { size: 9 })
}

function drawTaxCertificate(sheet: Sheet, person: Person, year: YearOfPay, extent: Extent): void {
  const { employer, employerTaxCode, employerAddress } = person.employment!
  drawParties(sheet, person, { name: employer, taxCode: employerTaxCode ?? '', address: employerAddress }, year, extent)
  drawPoints(sheet, person, year, extent)
  if (extent === 'full') drawAnnexes(sheet, year, () => heading(sheet, year, extent))
}

function drawPoints(sheet: Sheet, person: Person, year: YearOfPay, extent: Extent): void {
  sheet.newPage()
  heading(sheet, year, extent)
  sheet.text(`Codice fiscale del percipiente ${person.fiscalCode}`, 210, 66, { size: 8 })
  sheet.bold('CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE', 40, 90, { size: 9 })
  const employment = person.employment!
  const isOpenEnded = employment.contract === 'open_ended'
  section(sheet, 'DATI FISCALI - DATI PER LA EVENTUALE COMPILAZIONE DELLA DICHIARAZIONE DEI REDDITI', 108, [
    { number: 1, label: 'Redditi di lav. dip. a tempo indeterminato', value: isOpenEnded ? amount(year.taxable) : '' },
    { number: 2, label: 'Redditi di lav. dip. a tempo determinato', value: isOpenEnded ? '' : amount(year.taxable) },
    { number: 3, label: 'Redditi di pensione', value: '' },
    { number: 4, label: 'Altri redditi assimilati', value: '' },
    { number: 5, label: 'Assegni periodici corrisposti dal coniuge', value: '' },
    { number: 6, label: 'Numero di giorni - Lavoro dipendente', value: String(year.days) },
    { number: 7, label: 'Numero di giorni - Pensione', value: '' },
    { number: 8, label: 'Data di inizio', value: dated(employment.hiredOn, 'dd mm yyyy') },
    { number: 9, label: 'Data di cessazione', value: '' },
    { number: 10, label: 'In forza al 31/12', value: 'X' },
  ])
  section(sheet, 'RITENUTE', 250, [
    { number: 21, label: 'Ritenute Irpef', value: amount(year.incomeTax) },
    { number: 22, label: "Addizionale regionale all'Irpef", value: amount(year.regional) },
    { number: 26, label: `Acconto ${year.year} addiz. comunale`, value: amount(year.municipalAdvance) },
    { number: 27, label: `Saldo ${year.year} addiz. comunale`, value: amount(year.municipalBalance) },
    { number: 29, label: `Acconto ${year.year + 1} addiz. comunale`, value: amount(year.nextAdvance) },
  ])
  section(sheet, 'ONERI E DETRAZIONI', 354, [
    { number: 361, label: ' Imposta lorda', value: amount(year.grossTax) },
    { number: 367, label: ' Detrazioni per lavoro dipendente', value: amount(year.taxCredit) },
  ])
}

function certificate(person: Person, year: YearOfPay, extent: Extent): DrawnDocument {
  const net = year.taxable - year.incomeTax - year.regional - year.municipalAdvance - year.municipalBalance
  const { tax_document, ...rest } = taxTruth(
    'cu',
    year.year,
    person,
    surnameFirst(person),
    { gross: year.taxable, taxable: null, tax: year.incomeTax, net, isProven: false },
    person.employment!.employer.toUpperCase(),
  )
  return taxDocument(
    `certificazione-unica-${year.year + 1}.pdf`,
    `Certificazione Unica ${year.year + 1}`,
    taxPress(year),
    'Arimo',
    { ...rest, tax_document: { ...tax_document!, days: year.days } },
    (sheet) => drawTaxCertificate(sheet, person, year, extent),
  )
}

/** Last year's certificate, or that of the year before while it is not yet out; none outside Italy. */
const certificatesIn =
  (extent: Extent, yearsBack: number) =>
  (person: Person, today: Day, seed: number): DrawnDocument[] =>
    person.employment && person.fiscalCode
      ? [certificate(person, yearOfPay(person, latestCertifiedYear(today) - yearsBack, seed), extent)]
      : []

export const taxCertificates = certificatesIn('short', 0)
/** The model of the year before. */
export const fullTaxCertificates = certificatesIn('full', 1)
