/** What stands around the points: instructions, remarks with amounts of others, a page about the law. */
import { LEFT } from '../../draw/canvas.ts'
import { isGerman } from '../layout.ts'
import type { Form } from './form.ts'

const NOTES = {
  it: {
    instructions: [
      'Le detrazioni per lavoro dipendente spettano in misura ridotta se il reddito complessivo',
      "supera 28.000,00 euro; l'imposta netta inferiore a 12,00 euro non si versa. Numero verde 800 90 96 96.",
    ],
    'amounts of others': [
      'AN - Nel reddito sono compresi compensi erogati da altri soggetti per 1.842,17 euro, con ritenute',
      'per 311,40 euro; la quota del coniuge a carico è pari a 640,00 euro.',
    ],
  },
  de: {
    instructions: [
      'Der Arbeitnehmer-Pauschbetrag beträgt 1.230 Euro im Kalenderjahr. Bitte prüfen Sie die Angaben',
      'und bewahren Sie diesen Ausdruck auf; Einwendungen richten Sie binnen eines Monats an uns.',
    ],
    'amounts of others': [
      'Erläuterung: In den Angaben ist ein Zuschuss der Beispiel GmbH in Höhe von 1.842,17 EUR enthalten,',
      'auf den 311,40 EUR entfielen. Von dritter Seite wurden 640,00 EUR gemeldet.',
    ],
  },
} as const

const LAW = {
  it: [
    'Informativa sul trattamento dei dati personali',
    'I dati trasmessi sono trattati ai sensi del regolamento europeo, per finalità di interesse pubblico.',
    'Il titolare del trattamento ha sede in Roma, via dei Mille 14; il termine è di 90 giorni.',
    'Soglie di legge: 8.500,00 - 15.000,00 - 28.000,00 - 50.000,00.',
  ],
  de: [
    'Hinweise zum Datenschutz',
    'Ihre Daten werden nach der Datenschutz-Grundverordnung verarbeitet und zehn Jahre lang aufbewahrt.',
    'Verantwortlich ist die Verwaltung, Am Markt 14; die Frist beträgt einen Monat.',
    'Grenzbeträge: 11.784,00 - 17.005,00 - 66.760,00 - 277.825,00.',
  ],
} as const

/** Running text. */
export function drawNotes({ canvas, layout }: Form, top: number): void {
  const { notes } = layout.choices
  if (notes === 'none') return
  for (const [at, line] of NOTES[isGerman(layout.form) ? 'de' : 'it'][notes].entries())
    canvas.text(line, LEFT, top + 8 + at * canvas.leading * 1.1, { size: canvas.size - 1 })
}

/** A page of law, which every such form brings along. */
export function drawAnnex({ canvas, layout }: Form, top: number): void {
  for (const [at, line] of LAW[isGerman(layout.form) ? 'de' : 'it'].entries())
    canvas.text(line, LEFT, top + at * canvas.leading * 1.4)
}
