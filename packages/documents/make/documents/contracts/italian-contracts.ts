/** Contracts of employment and letters that come before them, as Italian employers word them. */
import { amount, dated, monthName } from '../../draw/spelling.ts'
import type { Day } from '@attesta/domain/day.ts'
import type { ContractForm, Terms } from './contract-form.ts'

const slashed = (day: Day) => dated(day, 'dd/mm/yyyy')
/** 1° marzo 2025 */
const inWords = (day: Day) =>
  `${Number(day.slice(8)) === 1 ? '1°' : Number(day.slice(8))} ${monthName(day.slice(0, 7), 'it').toLowerCase()} ${day.slice(0, 4)}`
const sir = ({ person }: Terms) => (person.sex === 'F' ? 'Sig.ra' : 'Sig.')
const born = ({ person }: Terms) =>
  `${person.sex === 'F' ? 'nata' : 'nato'} a ${person.birthPlace.town} il ${slashed(person.born)}`
const home = ({ person: { address } }: Terms) =>
  `${address.street} ${address.number}, ${address.postcode} ${address.town}`

export const italianContracts: Record<string, ContractForm> = {
  'contract between parties': {
    country: 'IT',
    contract: 'open_ended',
    producer: 'Microsoft Word 2019',
    title: 'Contratto individuale di lavoro',
    write: (terms) => [
      { title: 'CONTRATTO INDIVIDUALE DI LAVORO SUBORDINATO' },
      { title: 'A TEMPO INDETERMINATO' },
      { gap: 10 },
      { text: 'Tra' },
      {
        text: `la società ${terms.employment.employer}, con sede legale in ${terms.employment.employerAddress}, P. IVA ${terms.employment.employerTaxCode}, in persona del legale rappresentante pro tempore (di seguito «Datore di lavoro»)`,
      },
      { text: 'e' },
      {
        text: `${sir(terms)} ${terms.name}, ${born(terms)}, residente in ${home(terms)}, C.F. ${terms.person.fiscalCode} (di seguito «Dipendente»)`,
      },
      { title: 'si conviene e si stipula quanto segue', small: true },
      { title: 'Art. 1 - Decorrenza e durata', small: true },
      {
        text: `Il rapporto di lavoro decorre dal ${slashed(terms.startsOn)} ed è a tempo indeterminato. Il periodo di prova è di 60 giorni di effettivo lavoro, fino al quale ciascuna parte può recedere senza preavviso.`,
      },
      { title: 'Art. 2 - Mansioni e inquadramento', small: true },
      {
        text: `Il Dipendente è inquadrato al livello ${terms.employment.level} del CCNL applicato, con la qualifica di ${terms.employment.role}.`,
      },
      { title: 'Art. 3 - Retribuzione', small: true },
      {
        text: `La retribuzione lorda mensile è pari a euro ${amount(terms.employment.grossMonthly)} per ${terms.employment.paychecksPerYear} mensilità.`,
      },
      { title: 'Art. 4 - Orario di lavoro', small: true },
      {
        text: "L'orario di lavoro è di 40 ore settimanali, distribuite dal lunedì al venerdì. Per quanto non previsto si rinvia al contratto collettivo.",
      },
      { gap: 20 },
      { text: `Letto, confermato e sottoscritto in data ${slashed(terms.signedOn)}` },
      { pairs: [['Il Datore di lavoro', 'Il Dipendente']] },
    ],
  },
  'letter of hiring, fixed term': {
    country: 'IT',
    contract: 'fixed_term',
    producer: 'LibreOffice 7.4',
    title: 'Lettera di assunzione',
    write: (terms) => [
      { text: terms.employment.employer },
      { text: terms.employment.employerAddress },
      { gap: 20 },
      { text: `Egr. ${sir(terms)} ${terms.name}`, indent: 260 },
      { text: home(terms), indent: 260 },
      { gap: 16 },
      { title: 'Oggetto: lettera di assunzione a tempo determinato', small: true },
      {
        text: `Facendo seguito agli accordi intercorsi, siamo lieti di confermarLe l'assunzione alle nostre dipendenze con contratto di lavoro a tempo determinato, con decorrenza dal ${inWords(terms.startsOn)} e scadenza il ${inWords(terms.endsOn!)}, ai sensi dell'art. 19 del D.Lgs. 81/2015.`,
      },
      {
        text: `Lei sarà inquadrato nel livello ${terms.employment.level} con mansioni di ${terms.employment.role}; la retribuzione annua lorda sarà corrisposta in ${terms.employment.paychecksPerYear} mensilità.`,
      },
      { text: `Codice fiscale: ${terms.person.fiscalCode}` },
      { text: 'La preghiamo di restituirci copia della presente firmata per accettazione.' },
      { gap: 24 },
      { text: `Distinti saluti, ${slashed(terms.signedOn)}` },
      { text: 'Per accettazione ______________________' },
    ],
  },
  'offer letter': {
    country: 'IT',
    contract: 'open_ended',
    producer: 'Google Docs',
    title: 'Proposta di assunzione',
    write: (terms) => [
      { title: 'PROPOSTA DI ASSUNZIONE' },
      { gap: 8 },
      { text: `Gentile ${terms.name},` },
      { text: `con la presente ${terms.employment.employer} Le formula la seguente offerta di lavoro:` },
      {
        pairs: [
          ['Posizione', terms.employment.role],
          ['Tipologia contrattuale', 'Tempo indeterminato'],
          ['Data di inizio', slashed(terms.startsOn)],
          ['Livello', terms.employment.level],
          ['RAL', `€ ${amount(terms.employment.grossMonthly * terms.employment.paychecksPerYear)}`],
          ['Sede di lavoro', terms.employment.employerAddress],
        ],
      },
      {
        text: 'La proposta è valida per 10 giorni dalla data della presente. In caso di accettazione seguirà il contratto individuale di lavoro.',
      },
      { gap: 20 },
      { text: 'Cordiali saluti' },
      { text: 'Ufficio Risorse Umane' },
    ],
  },
  'form of labels, fixed term': {
    country: 'IT',
    contract: 'fixed_term',
    producer: 'TeamSystem HR',
    title: 'Contratto di lavoro',
    write: (terms) => [
      { title: 'CONTRATTO DI LAVORO' },
      { title: 'Dati del datore di lavoro', small: true },
      {
        pairs: [
          ['Ragione sociale', terms.employment.employer],
          ['Partita IVA', terms.employment.employerTaxCode ?? ''],
          ['Sede', terms.employment.employerAddress],
        ],
      },
      { title: 'Dati del lavoratore', small: true },
      {
        pairs: [
          ['Lavoratore', terms.name],
          ['Codice fiscale', terms.person.fiscalCode ?? ''],
          ['Residenza', home(terms)],
        ],
      },
      { title: 'Condizioni', small: true },
      {
        pairs: [
          ['Tipo di contratto', 'Tempo determinato'],
          ['Data inizio', slashed(terms.startsOn)],
          ['Data fine', slashed(terms.endsOn!)],
          ['Livello', terms.employment.level],
          ['Mansione', terms.employment.role],
          ['Retribuzione mensile lorda', amount(terms.employment.grossMonthly)],
          ['Orario', 'Part-time orizzontale 75%'],
        ],
      },
      { text: "Il lavoratore dichiara di aver ricevuto l'informativa prevista dal D.Lgs. 104/2022." },
    ],
  },
}
