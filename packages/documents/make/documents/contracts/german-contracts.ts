/** Contracts of employment and letters that come before them, as German employers word them. */
import type { Day } from '@attesta/domain/day.ts'
import { amount, dated, monthName } from '../../draw/spelling.ts'
import type { ContractForm, Terms } from './contract-form.ts'

const dotted = (day: Day) => dated(day, 'dd.mm.yyyy')
/** 1. Februar 2025 */
const inWords = (day: Day) => `${Number(day.slice(8))}. ${monthName(day.slice(0, 7), 'de')} ${day.slice(0, 4)}`
const sirDative = ({ person }: Terms) => (person.sex === 'F' ? 'Frau' : 'Herrn')
const home = ({ person: { address } }: Terms) =>
  `${address.street} ${address.number}, ${address.postcode} ${address.town}`

export const germanContracts: Record<string, ContractForm> = {
  'contract in paragraphs': {
    country: 'DE',
    contract: 'open_ended',
    producer: 'Microsoft Word 2021',
    title: 'Arbeitsvertrag',
    write: (terms) => [
      { title: 'Arbeitsvertrag' },
      { gap: 8 },
      { text: 'Zwischen' },
      { text: `der Firma ${terms.employment.employer}, ${terms.employment.employerAddress}` },
      { text: '– nachfolgend „Arbeitgeber“ genannt –' },
      { text: 'und' },
      { text: `${sirDative(terms)} ${terms.name}, wohnhaft ${home(terms)}` },
      { text: '– nachfolgend „Arbeitnehmer“ genannt –' },
      { text: 'wird folgender Arbeitsvertrag geschlossen:' },
      { title: '§ 1 Beginn des Arbeitsverhältnisses', small: true },
      {
        text: `Das Arbeitsverhältnis beginnt am ${dotted(terms.startsOn)} und wird auf unbestimmte Zeit geschlossen (unbefristet). Die ersten sechs Monate gelten als Probezeit.`,
      },
      { title: '§ 2 Tätigkeit', small: true },
      { text: `Die Einstellung erfolgt als ${terms.employment.role}.` },
      { title: '§ 3 Vergütung', small: true },
      {
        text: `Die monatliche Bruttovergütung beträgt ${amount(terms.employment.grossMonthly)} EUR und ist jeweils am Monatsende fällig.`,
      },
      { title: '§ 4 Urlaub', small: true },
      { text: 'Der Urlaubsanspruch beträgt 30 Arbeitstage im Kalenderjahr.' },
      { title: '§ 5 Kündigung', small: true },
      {
        text: 'Es gelten die gesetzlichen Kündigungsfristen. Das Arbeitsverhältnis endet spätestens mit Ablauf des Monats, in dem die Regelaltersgrenze erreicht wird.',
      },
      { gap: 20 },
      { text: `${terms.person.address.town}, den ${dotted(terms.signedOn)}` },
    ],
  },
  'contract for a term': {
    country: 'DE',
    contract: 'fixed_term',
    producer: 'LibreOffice 7.4',
    title: 'Befristeter Arbeitsvertrag',
    write: (terms) => [
      { title: 'Befristeter Arbeitsvertrag' },
      {
        text: `zwischen ${terms.employment.employer}, ${terms.employment.employerAddress}, und ${sirDative(terms)} ${terms.name}, geboren am ${dotted(terms.person.born)}, ${home(terms)}.`,
      },
      { title: '1. Dauer', small: true },
      {
        text: `Das Arbeitsverhältnis beginnt am ${inWords(terms.startsOn)} und endet am ${inWords(terms.endsOn!)}, ohne dass es einer Kündigung bedarf.`,
      },
      { title: '2. Aufgaben', small: true },
      { text: `Die Arbeitnehmerin/der Arbeitnehmer wird als ${terms.employment.role} beschäftigt.` },
      { title: '3. Entgelt', small: true },
      { text: `Das Bruttoentgelt beträgt monatlich ${amount(terms.employment.grossMonthly)} €.` },
      { title: '4. Arbeitszeit', small: true },
      { text: 'Die regelmäßige wöchentliche Arbeitszeit beträgt 38,5 Stunden.' },
    ],
  },
  'offer letter': {
    country: 'DE',
    contract: 'open_ended',
    producer: 'Microsoft Word 2021',
    title: 'Einstellungszusage',
    write: (terms) => [
      { text: terms.employment.employer },
      { text: terms.employment.employerAddress },
      { gap: 18 },
      { text: `${terms.person.sex === 'F' ? 'Frau' : 'Herrn'} ${terms.name}` },
      { text: home(terms) },
      { gap: 14 },
      { title: 'Einstellungszusage', small: true },
      { text: `Sehr geehrte${terms.person.sex === 'F' ? ' Frau' : 'r Herr'} ${terms.person.familyName},` },
      {
        text: `wir freuen uns, Sie ab dem ${dotted(terms.startsOn)} in unbefristeter Anstellung als ${terms.employment.role} zu beschäftigen. Ihr Jahresgehalt beträgt ${amount(terms.employment.grossMonthly * 12)} EUR brutto.`,
      },
      { text: 'Den Arbeitsvertrag erhalten Sie mit gesonderter Post.' },
      { gap: 14 },
      { text: 'Mit freundlichen Grüßen' },
      { text: 'Personalabteilung' },
    ],
  },
}
