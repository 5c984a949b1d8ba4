/** Stray documents from Germany. */
import type { Day } from '@attesta/domain/day.ts'
import { amount, dated, monthName } from '../../draw/spelling.ts'
import type { UnrelatedDocument, Writing } from './unrelated-document.ts'

const day = (text: Day) => dated(text, 'dd.mm.yyyy')
const home = ({ person: { address } }: Writing) =>
  `${address.street} ${address.number}, ${address.postcode} ${address.town}`
const euros = (dice: Writing['dice'], low: number, high: number) => amount(dice.between(low * 100, high * 100))

export const germanUnrelatedDocuments: Record<string, UnrelatedDocument> = {
  'letting contract, German': {
    country: 'DE',
    fileName: 'mietvertrag',
    likelyType: 'rental_contract',
    write: (w) => [
      { title: 'Mietvertrag über Wohnraum' },
      {
        text: `Zwischen Hausverwaltung Nord GmbH als Vermieter und ${w.name} als Mieter wird folgender Vertrag geschlossen.`,
      },
      { text: `§ 1 Vermietet wird die Wohnung ${home(w)}.` },
      { text: `§ 2 Das Mietverhältnis beginnt am ${day(w.today)}.` },
      {
        text: `§ 3 Die Kaltmiete beträgt ${euros(w.dice, 500, 1100)} EUR, die Nebenkosten betragen ${euros(w.dice, 120, 260)} EUR.`,
      },
    ],
  },
  'pension notice, German': {
    country: 'DE',
    fileName: 'rentenbescheid',
    likelyType: 'pension',
    write: (w) => [
      { title: 'Deutsche Rentenversicherung' },
      { title: 'Mitteilung zur Rentenanpassung', small: true },
      { text: `Sehr geehrte Damen und Herren, die Altersrente von ${w.name} wird zum 1. Juli angepasst.` },
      {
        pairs: [
          ['Versicherungsnummer', '53 120545 M 012'],
          ['Monatlicher Rentenbetrag', euros(w.dice, 900, 1800)],
          ['Beitrag zur Krankenversicherung', euros(w.dice, 70, 140)],
          ['Auszahlungsbetrag', euros(w.dice, 800, 1600)],
        ],
      },
    ],
  },
  'enrolment, German': {
    country: 'DE',
    fileName: 'immatrikulation',
    likelyType: 'enrolment',
    write: (w) => [
      { title: 'Immatrikulationsbescheinigung' },
      { text: 'Technische Universität Musterstadt' },
      {
        pairs: [
          ['Name', w.name],
          ['Geburtsdatum', day(w.person.born)],
          ['Matrikelnummer', '4182736'],
          ['Studiengang', 'Maschinenbau (Bachelor)'],
          ['Semester', 'Wintersemester 2026/27, 3. Fachsemester'],
        ],
      },
    ],
  },
  'invoice, German': {
    country: 'DE',
    fileName: 'rechnung',
    likelyType: 'receipt',
    write: (w) => [
      { title: 'Rechnung Nr. 2026-0417' },
      { text: 'Fahrradhaus am Markt, Marktgasse 2, 04109 Leipzig' },
      {
        pairs: [
          ['Kunde', w.name],
          ['Rechnungsdatum', day(w.today)],
        ],
      },
      {
        table: [
          ['Bezeichnung', 'Menge', 'Preis'],
          ['Inspektion', '1', '79,00'],
          ['Kette', '1', '24,90'],
        ],
      },
      {
        pairs: [
          ['Rechnungsbetrag', '103,90 EUR'],
          ['darin enthaltene MwSt. 19 %', '16,59 EUR'],
        ],
      },
      { text: 'Quittung: Betrag dankend erhalten.' },
    ],
  },
  'tenant self-disclosure': {
    country: 'DE',
    fileName: 'selbstauskunft',
    likelyType: null,
    write: (w) => [
      { title: 'Mieterselbstauskunft' },
      {
        pairs: [
          ['Name', w.person.familyName],
          ['Vorname', w.person.givenName],
          ['Geburtsdatum', day(w.person.born)],
          ['Geburtsort', w.person.birthPlace.town],
          ['Staatsangehörigkeit', 'deutsch'],
          ['Personalausweisnummer', 'L0H2K4M71'],
          ['Anschrift', home(w)],
          ['Beruf', 'Angestellt'],
          ['Nettoeinkommen', euros(w.dice, 1600, 3200)],
        ],
      },
      {
        text: `Die Angaben sind vollständig und wahr. ${w.person.address.town}, ${monthName(w.today.slice(0, 7), 'de')} ${w.today.slice(0, 4)}`,
      },
    ],
  },
}
