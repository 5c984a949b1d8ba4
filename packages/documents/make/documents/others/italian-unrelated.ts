/** Stray documents from Italy. */
import type { Day } from '@attesta/domain/day.ts'
import { amount, dated, monthName } from '../../draw/spelling.ts'
import type { UnrelatedDocument, Writing } from './unrelated-document.ts'

const day = (text: Day) => dated(text, 'dd/mm/yyyy')
const code = ({ person }: Writing) => person.fiscalCode ?? ''
const home = ({ person: { address } }: Writing) =>
  `${address.street} ${address.number}, ${address.postcode} ${address.town}`
const year = ({ today }: Writing) => Number(today.slice(0, 4))
const euros = (dice: Writing['dice'], low: number, high: number) => amount(dice.between(low * 100, high * 100))

export const italianUnrelatedDocuments: Record<string, UnrelatedDocument> = {
  'pension slip': {
    country: 'IT',
    fileName: 'cedolino-pensione',
    likelyType: 'pension',
    write: (w) => [
      { title: 'INPS - Istituto Nazionale Previdenza Sociale' },
      { title: 'Cedolino della pensione' },
      {
        pairs: [
          ['Pensionato', w.name],
          ['Codice fiscale', code(w)],
          ['Categoria', 'VO'],
          ['Certificato', '10048217'],
          ['Rata di', `${monthName(w.today.slice(0, 7), 'it')} ${year(w)}`],
        ],
      },
      {
        table: [
          ['Descrizione', 'Importo'],
          ['Pensione lorda', '1.412,55'],
          ['Ritenuta IRPEF', '-198,40'],
          ['Addizionale regionale', '-17,62'],
          ['Addizionale comunale', '-7,90'],
          ['Importo netto in pagamento', '1.188,63'],
        ],
      },
      { text: 'Il pagamento è disposto con accredito sul conto corrente bancario indicato.' },
    ],
  },
  'energy bill': {
    country: 'IT',
    fileName: 'bolletta-luce',
    likelyType: 'utility_bill',
    write: (w) => [
      { title: 'LUCE VIVA S.p.A. - La tua bolletta' },
      { text: 'Fornitura di energia elettrica - mercato libero' },
      {
        pairs: [
          ['Intestatario', w.name],
          ['Codice fiscale', code(w)],
          ['Indirizzo di fornitura', home(w)],
          ['POD', 'IT001E04182734'],
          ['Potenza impegnata', '3 kW'],
          ['Periodo di fatturazione', `01/09/${year(w)} - 31/10/${year(w)}`],
          ['Totale da pagare', `€ ${euros(w.dice, 48, 130)}`],
          ['Scadenza pagamento', day(w.today)],
        ],
      },
      {
        table: [
          ['Voce', 'Quantità', 'Importo'],
          ['Spesa per la materia energia', '182 kWh', euros(w.dice, 20, 50)],
          ['Trasporto e gestione del contatore', '', euros(w.dice, 8, 18)],
          ['Oneri di sistema', '', euros(w.dice, 3, 9)],
          ['Canone di abbonamento alla televisione', '', '18,00'],
          ['IVA 10%', '', euros(w.dice, 4, 9)],
        ],
      },
      { text: 'I consumi sono stati rilevati. Modalità di pagamento: domiciliazione bancaria.' },
    ],
  },
  'receipt of rent': {
    country: 'IT',
    fileName: 'ricevuta-affitto',
    likelyType: 'receipt',
    write: (w) => [
      { title: 'RICEVUTA DI PAGAMENTO CANONE DI LOCAZIONE N. 11' },
      {
        text: `Il sottoscritto Pietro Galli dichiara di aver ricevuto da ${w.name}, C.F. ${code(w)}, la somma di euro ${euros(w.dice, 450, 900)} quale canone di locazione del mese di ${monthName(w.today.slice(0, 7), 'it').toLowerCase()} per l'immobile sito in ${home(w)}.`,
      },
      { text: "La presente ricevuta è rilasciata a saldo. Marca da bollo euro 2,00 assolta sull'originale." },
      { text: `${w.person.address.town}, ${day(w.today)}` },
    ],
  },
  'invoice of a trader': {
    country: 'IT',
    fileName: 'fattura',
    likelyType: 'receipt',
    write: (w) => [
      { title: 'FATTURA n. 87/A' },
      { text: 'Idraulica Rapida di Sandro Neri - Via del Pozzo 3, 40121 Bologna - P. IVA 02349871205' },
      {
        pairs: [
          ['Cliente', w.name],
          ['Codice fiscale', code(w)],
          ['Data', day(w.today)],
          ['Pagamento', 'Bonifico bancario a 30 giorni'],
        ],
      },
      {
        table: [
          ['Descrizione', 'Q.tà', 'Prezzo', 'Importo'],
          ['Sostituzione miscelatore', '1', '94,00', '94,00'],
          ['Manodopera', '2', '35,00', '70,00'],
        ],
      },
      {
        pairs: [
          ['Imponibile', '164,00'],
          ['IVA 22%', '36,08'],
          ['Totale fattura', '200,08'],
        ],
      },
    ],
  },
  F24: {
    country: 'IT',
    fileName: 'f24',
    likelyType: 'f24',
    write: (w) => [
      { title: 'MODELLO DI PAGAMENTO UNIFICATO - MODELLO F24' },
      {
        text: "DELEGA IRREVOCABILE A: BANCA DELL'ESEMPIO - AGENZIA DI BOLOGNA PER L'ACCREDITO ALLA TESORERIA COMPETENTE",
      },
      { title: 'CONTRIBUENTE', small: true },
      {
        pairs: [
          ['Codice fiscale', code(w)],
          ['Cognome e nome', w.name],
          ['Domicilio fiscale', home(w)],
        ],
      },
      { title: 'SEZIONE ERARIO', small: true },
      {
        table: [
          ['Codice tributo', 'Anno di riferimento', 'Importi a debito versati', 'Importi a credito compensati'],
          ['4001', String(year(w) - 1), euros(w.dice, 100, 900), ''],
          ['4033', String(year(w)), euros(w.dice, 80, 400), ''],
        ],
      },
      {
        pairs: [
          ['SALDO FINALE', `EUR ${euros(w.dice, 300, 1300)}`],
          ['Data', day(w.today)],
        ],
      },
      { text: 'Estremi del versamento: cod. banca 09999, CAB 02400' },
    ],
  },
  'notice of employment': {
    country: 'IT',
    fileName: 'unilav',
    likelyType: 'employment_notice',
    write: (w) => [
      { title: 'MODELLO UNIFICATO LAV - UNILAV' },
      { text: 'Comunicazione obbligatoria di instaurazione del rapporto di lavoro al Ministero del Lavoro' },
      { title: 'Sezione 1 - Datore di lavoro', small: true },
      {
        pairs: [
          ['Codice fiscale', w.person.employment?.employerTaxCode ?? ''],
          ['Denominazione datore di lavoro', w.person.employment?.employer ?? ''],
        ],
      },
      { title: 'Sezione 2 - Lavoratore', small: true },
      {
        pairs: [
          ['Codice fiscale', code(w)],
          ['Cognome e nome', w.name],
          ['Cittadinanza', 'ITALIANA'],
        ],
      },
      { title: 'Sezione 3 - Inizio rapporto', small: true },
      {
        pairs: [
          ['Data inizio', day(w.person.employment?.hiredOn ?? w.today)],
          ['Tipologia contrattuale', 'LAVORO A TEMPO INDETERMINATO'],
          ['Retribuzione/Compenso', '29462'],
        ],
      },
      {
        pairs: [
          ['Codice comunicazione', '1500026200418837'],
          ['Data invio', day(w.today)],
        ],
      },
    ],
  },
  'attendance sheet': {
    country: 'IT',
    fileName: 'foglio-presenze',
    likelyType: 'attendance_sheet',
    write: (w) => [
      { title: 'FOGLIO PRESENZE' },
      {
        pairs: [
          ['Azienda', w.person.employment?.employer ?? ''],
          ['Dipendente', w.name],
          ['Matricola', '00417'],
          ['Mese', `${monthName(w.today.slice(0, 7), 'it')} ${year(w)}`],
        ],
      },
      {
        table: [
          ['Giorno', 'Entrata', 'Uscita', 'Ore ordinarie', 'Straordinario'],
          ...Array.from({ length: 18 }, (_, at) => [
            String(at + 1).padStart(2, '0'),
            '08:30',
            '17:30',
            '8,00',
            at % 5 === 0 ? '0,50' : '',
          ]),
        ],
      },
      {
        pairs: [
          ['Totale ore ordinarie', '144,00'],
          ['Totale straordinario', '2,00'],
          ['Ferie godute', '1'],
        ],
      },
    ],
  },
  'letting contract': {
    country: 'IT',
    fileName: 'contratto-locazione',
    likelyType: 'rental_contract',
    write: (w) => [
      { title: 'CONTRATTO DI LOCAZIONE AD USO ABITATIVO' },
      {
        text: `Il Sig. Pietro Galli, di seguito denominato locatore, concede in locazione a ${w.name}, C.F. ${code(w)}, di seguito denominato conduttore, l'immobile sito in ${home(w)}.`,
      },
      { text: `Art. 1 - Il contratto ha la durata di anni quattro, con decorrenza dal ${day(w.today)}.` },
      {
        text: `Art. 2 - Il canone annuo è convenuto in euro ${euros(w.dice, 7000, 12_000)}, da pagarsi in rate mensili anticipate.`,
      },
      { text: 'Art. 3 - Il conduttore versa al locatore un deposito cauzionale pari a tre mensilità.' },
    ],
  },
  ISEE: {
    country: 'IT',
    fileName: 'attestazione-isee',
    likelyType: 'isee',
    write: (w) => [
      { title: 'ATTESTAZIONE ISEE' },
      {
        text: 'Indicatore della situazione economica equivalente - Dichiarazione sostitutiva unica INPS-ISEE-2026-04817263A',
      },
      {
        pairs: [
          ['Dichiarante', w.name],
          ['Codice fiscale', code(w)],
          ['ISEE ordinario', `€ ${euros(w.dice, 9000, 28_000)}`],
          ['Indicatore della situazione reddituale', `€ ${euros(w.dice, 15_000, 35_000)}`],
          ['Patrimonio mobiliare', `€ ${euros(w.dice, 1000, 20_000)}`],
          ['Parametro scala di equivalenza', '1,57'],
          ['Valida fino al', `31/12/${year(w)}`],
        ],
      },
      {
        table: [
          ['Componenti del nucleo familiare', 'Codice fiscale'],
          [w.name, code(w)],
        ],
      },
    ],
  },
  'loan plan': {
    country: 'IT',
    fileName: 'piano-ammortamento',
    likelyType: 'loan_plan',
    write: (w) => [
      { title: 'PIANO DI AMMORTAMENTO' },
      {
        pairs: [
          ['Finanziamento n.', '4471902'],
          ['Intestatario', w.name],
          ['Importo finanziato', '€ 8.400,00'],
          ['TAN', '6,90%'],
          ['TAEG', '7,85%'],
          ['Numero rate', '60'],
        ],
      },
      {
        table: [
          ['Rata', 'Scadenza', 'Quota capitale', 'Quota interessi', 'Debito residuo'],
          ...Array.from({ length: 14 }, (_, at) => [
            String(at + 1),
            dated(`${year(w)}-${String((at % 12) + 1).padStart(2, '0')}-05`, 'dd/mm/yyyy'),
            amount(11_762 + at * 68),
            amount(4_830 - at * 68),
            amount(840_000 - (at + 1) * 11_900),
          ]),
        ],
      },
    ],
  },
  'letter from a neighbour': {
    country: 'IT',
    fileName: 'lettera',
    likelyType: null,
    write: (w) => [
      { text: `Gentile ${w.name},` },
      {
        text: "Le scrivo per ricordarLe l'assemblea di condominio di giovedì prossimo alle ore 18.30 presso la sala comune. Si parlerà del rifacimento della facciata e della nuova ditta per le pulizie delle scale.",
      },
      { text: 'La ringrazio e La saluto cordialmente.' },
      { text: 'Ada Longhi' },
    ],
  },
  recipe: {
    country: 'IT',
    fileName: 'ricetta',
    likelyType: null,
    write: () => [
      { title: 'Torta di mele della nonna' },
      {
        table: [
          ['Ingrediente', 'Quantità'],
          ['Farina', '250 g'],
          ['Zucchero', '150 g'],
          ['Mele', '4'],
          ['Uova', '3'],
        ],
      },
      {
        text: 'Mescolare le uova con lo zucchero, unire la farina e infine le mele a fette. Cuocere a 180 gradi per 45 minuti.',
      },
    ],
  },
  'self-declaration with a card': {
    country: 'IT',
    fileName: 'autocertificazione',
    likelyType: null,
    write: (w) => [
      { title: 'DICHIARAZIONE SOSTITUTIVA DI CERTIFICAZIONE' },
      { text: '(art. 46 D.P.R. 28 dicembre 2000 n. 445)' },
      {
        pairs: [
          ['Cognome', w.person.familyName],
          ['Nome', w.person.givenName],
          ['Data di nascita', day(w.person.born)],
          ['Luogo di nascita', w.person.birthPlace.town],
          ['Cittadinanza', 'italiana'],
          ['Documento', "carta d'identità n. CA12345AB"],
        ],
      },
      {
        text: `dichiara sotto la propria responsabilità di essere residente in ${home(w)} e di essere di stato civile libero.`,
      },
      { text: `${w.person.address.town}, ${day(w.today)}` },
    ],
  },
}
