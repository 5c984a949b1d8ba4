/**
 * Statements of Italian banks with branches: three dates, minus signs behind, letters for the sides, bank codes for the
 * reason, joint holders.
 */
import { sum } from '@attesta/domain/money.ts'
import { amount, dated, signed, spacedIban } from '../../draw/spelling.ts'
import type { Statement } from '../../life/ledger.ts'
import {
  amounts,
  balances,
  booked,
  capitals,
  credits,
  debits,
  envelope,
  eveBefore,
  familyFirst,
  minusBehind,
  plain,
  valued,
  wording,
} from './columns.ts'
import { at, block, left, right, type Column, type Description } from './description.ts'

const day = (text: string) => dated(text, 'dd/mm/yyyy')
const shortDay = (text: string) => dated(text, 'dd/mm/yy')
const total = ({ rows }: Statement, sign: 1 | -1) =>
  sum(rows.filter((row) => Math.sign(row.amount) === sign).map((row) => row.amount))

const phrases: Description['phrases'] = {
  salary: 'BONIFICO A VOSTRO FAVORE PER EMOLUMENTI|ORD. {party} {purpose}',
  transfer_in: 'BONIFICO A VOSTRO FAVORE|ORD. {party} {purpose}',
  transfer_out: 'BONIFICO DISPOSTO A FAVORE DI|{party} {purpose}',
  standing_order: 'BONIFICO PERIODICO A FAVORE DI|{party} {purpose}',
  direct_debit: 'ADDEBITO SDD {party}|{purpose} MANDATO {ref}',
  card: 'PAGAMENTO POS {party}|{purpose} DEL {day/} CARTA *4410',
  cash: 'PRELIEVO BANCOMAT {purpose}',
  fee: '{purpose}',
}

export const bancoBpm: Description = {
  bank: 'Banco BPM',
  country: 'IT',
  bankCode: '05034',
  producer: 'PDFlib+PDI 9.0.5',
  size: 8,
  holders: familyFirst,
  phrases,
  valueDays: 'always',
  columns: [
    booked('Contabile', 36, 'dd/mm/yy'),
    valued('Valuta', 82, 'dd/mm/yy'),
    valued('Disponibile', 128, 'dd/mm/yy'),
    amounts('Importo', 250, minusBehind),
    wording('Descrizione', 275, 270),
  ],
  top: 230,
  nextTop: 80,
  bottom: 770,
  head: (s, names) => [
    at(36, left('BANCO BPM', 36, { bold: true, size: 16 }), '#004f9f'),
    at(58, left('Agenzia n. 12 - Milano', 36, { size: 7 })),
    ...block(340, 80, 12, envelope(names, s.person), { size: 9 }),
    at(150, left(`MOVIMENTI DAL ${day(s.from)} AL ${day(s.to)}`, 36, { bold: true, size: 11 })),
    at(168, left(`Conto corrente n. ${s.account.iban.slice(-6)}`, 36)),
    at(180, left(`IBAN ${spacedIban(s.account.iban)}`, 36)),
    at(192, left('Divisa EUR', 36)),
  ],
  first: (s) => [[left('SALDO INIZIALE', 275, { bold: true }), right(minusBehind(s.opening), 250, { bold: true })]],
  last: (s) => [
    [left('SALDO CONTABILE FINALE', 275, { bold: true }), right(minusBehind(s.closing), 250, { bold: true })],
    [left('SALDO LIQUIDO FINALE', 275), right(minusBehind(s.closing - 4310), 250)],
  ],
  annex: (s) => [
    [left('RIASSUNTO SCALARE', 36, { bold: true })],
    [left('Valuta', 36), right('Saldo', 250), right('Giorni', 330), right('Numeri', 430)],
    ...s.rows
      .slice(0, 4)
      .map((row) => [
        left(shortDay(row.valueOn), 36),
        right(minusBehind(row.balance), 250),
        right('3', 330),
        right('1.250,00', 430),
      ]),
  ],
}

/** The reason codes of the Italian banks' association, which tell the side where no sign does. */
const CAUSALI: Record<keyof Description['phrases'], string> = {
  salary: '27',
  transfer_in: '48',
  transfer_out: '26',
  standing_order: '26',
  direct_debit: '50',
  card: '43',
  cash: '05',
  fee: '66',
}
const causale = (title: string, x: number): Column => ({ title, x, cell: (row) => CAUSALI[row.kind] })

export const bnl: Description = {
  bank: 'BNL',
  country: 'IT',
  bankCode: '01005',
  producer: 'Jasper Reports 6.16',
  face: 'Arimo',
  size: 8,
  holders: capitals,
  valueDays: 'always',
  phrases: {
    ...phrases,
    salary: 'ACCREDITO EMOLUMENTI {party} {purpose}',
    transfer_in: 'BONIFICO DA {party} {purpose}',
    transfer_out: 'BONIFICO A {party} {purpose}',
    standing_order: 'DISPOSIZIONE A FAVORE DI {party} {purpose}',
    direct_debit: 'ADDEBITO DIRETTO {party} {purpose}',
    card: 'PAGAMENTO TRAMITE POS {party} {purpose}',
  },
  columns: [
    booked('DATA CONTABILE', 40, 'dd/mm/yyyy'),
    valued('DATA VALUTA', 125, 'dd/mm/yyyy'),
    causale('CAUSALE ABI', 200),
    wording('DESCRIZIONE', 270, 190),
    amounts('IMPORTO', 555, plain),
  ],
  top: 210,
  nextTop: 60,
  bottom: 780,
  head: (s, names) => [
    at(36, left('BNL BNP PARIBAS', 40, { bold: true, size: 14 }), '#008755'),
    at(62, left('Lista movimenti C/C', 40, { bold: true, size: 12 })),
    ...[
      `Conto corrente: ${s.account.iban.slice(-12)}`,
      `IBAN: ${s.account.iban}`,
      `Intestatario: ${names[0]}`,
      `Periodo dal ${day(s.from)} al ${day(s.to)}`,
    ].map((text, line) => at(90 + line * 13, left(text, 40))),
    at(160, left(`Saldo contabile iniziale al ${day(eveBefore(s.from))}`, 40)),
    at(160, right(`${amount(s.opening)} EUR`, 555)),
    at(174, left(`Saldo contabile finale al ${day(s.to)}`, 40)),
    at(174, right(`${amount(s.closing)} EUR`, 555)),
    at(188, left('Saldo disponibile', 40)),
    at(188, right(`${amount(s.closing + 150_000)} EUR`, 555)),
  ],
  foot: (page, pages) => [at(812, right(`Pag. ${page}/${pages}`, 555, { size: 7 }))],
}

const dareAvere = (cents: number) => (cents < 0 ? 'D' : 'A')

export const bper: Description = {
  bank: 'BPER Banca',
  country: 'IT',
  bankCode: '05387',
  producer: 'iText 5.5.13',
  face: 'Courier',
  size: 7.5,
  pitch: 9,
  gap: 3,
  holders: familyFirst,
  phrases,
  valueDays: 'always',
  titles: 'none',
  leavesOut: ['iban'],
  columns: [
    { title: '', x: 40, cell: (row) => dated(row.bookedOn, 'dd/mm/yy').replace(/^0/, '') },
    { title: '', x: 92, cell: (row) => dareAvere(row.amount) },
    { title: '', x: 175, align: 'right', cell: (row) => plain(row.amount) },
    { title: '', x: 190, cell: (row) => dated(row.valueOn, 'dd/mm/yy').replace(/^0/, '') },
    wording('', 245, 300),
  ],
  top: 220,
  nextTop: 90,
  bottom: 770,
  breaksBookings: true,
  head: (s, names) => [
    at(36, left('BPER Banca S.p.A.', 40, { bold: true, size: 12 })),
    at(52, left('ABI: 05387  CAB: 01600', 40)),
    ...block(330, 84, 11, envelope(names, s.person)),
    at(150, left(`Estratto conto al ${day(s.to)}`, 40, { bold: true, size: 11 })),
    at(164, left(`Conto n. ${s.account.iban.slice(-9)}`, 40)),
  ],
  first: (s) => [
    [
      left(`Saldo iniziale al ${day(eveBefore(s.from))}`, 245),
      left(dareAvere(s.opening), 92),
      right(plain(s.opening), 175),
    ],
  ],
  last: (s) => [
    [left(`Saldo finale al ${day(s.to)}`, 245), left(dareAvere(s.closing), 92), right(plain(s.closing), 175)],
  ],
  foot: (page) => [at(806, left(`Foglio ${page}`, 40, { size: 7 }))],
}

export const monteDeiPaschi: Description = {
  bank: 'Banca Monte dei Paschi di Siena',
  country: 'IT',
  bankCode: '01030',
  producer: 'Apache FOP Version 1.0',
  size: 8,
  holders: familyFirst,
  phrases,
  valueDays: 'never',
  runningBalances: true,
  columns: [
    booked('Data', 40, 'dd.mm.yyyy'),
    wording('Descrizione delle operazioni', 105, 270),
    amounts('Importo', 460, (cents) => signed(cents)),
    balances('Saldo', 550),
  ],
  top: 230,
  nextTop: 80,
  bottom: 775,
  head: (s, names) => [
    at(36, left('BANCA MONTE DEI PASCHI DI SIENA S.p.A.', 40, { bold: true, size: 11 })),
    at(52, left('Gruppo MPS', 40, { size: 7 })),
    ...block(330, 76, 12, envelope(names, s.person), { size: 9 }),
    at(
      150,
      left(`ESTRATTO CONTO CORRENTE DAL ${dated(s.from, 'dd.mm.yyyy')} AL ${dated(s.to, 'dd.mm.yyyy')}`, 40, {
        bold: true,
        size: 10,
      }),
    ),
    at(168, left(`IBAN: ${spacedIban(s.account.iban)}`, 40)),
    at(182, left('Affidamento concesso Euro 1.000,00', 40)),
  ],
  first: (s) => [[left('SALDO PRECEDENTE', 105), right(amount(s.opening), 550)]],
  last: (s) => [
    [
      left(`SALDO A VOSTRO ${s.closing < 0 ? 'DEBITO' : 'CREDITO'} AL ${dated(s.to, 'dd.mm.yyyy')}`, 105, {
        bold: true,
      }),
      right(plain(s.closing), 550, { bold: true }),
    ],
  ],
  foot: (page) => [at(810, right(`pag. ${page}`, 550, { size: 7 }))],
}

export const creditAgricole: Description = {
  bank: 'Crédit Agricole Italia',
  country: 'IT',
  bankCode: '06230',
  producer: 'Oracle BI Publisher 12.2',
  face: 'Arimo',
  size: 7.5,
  holders: capitals,
  phrases,
  valueDays: 'always',
  columns: [
    booked('Data Op.', 36, 'dd/mm/yyyy'),
    valued('Data Val.', 92, 'dd/mm/yyyy'),
    causale('Causale', 150),
    wording('Descrizione', 195, 250),
    amounts('Importo', 520),
    { title: 'Div.', x: 535, cell: () => 'EUR' },
  ],
  top: 220,
  nextTop: 60,
  bottom: 780,
  head: (s, names) => [
    at(36, left('Crédit Agricole Italia', 36, { bold: true, size: 14 }), '#009597'),
    ...[
      ['Numero Conto', s.account.iban.slice(-12)],
      ['IBAN', s.account.iban],
      ['Intestatario', names[0]!],
      ['Periodo', `dal ${day(s.from)} al ${day(s.to)}`],
      ['Saldo Iniziale', `${amount(s.opening)} EUR`],
      ['Saldo Finale', `${amount(s.closing)} EUR`],
    ].flatMap(([label, text], line) => [at(80 + line * 14, left(label!, 36)), at(80 + line * 14, left(text!, 130))]),
    at(190, left('Lista Movimenti', 36, { bold: true, size: 10 })),
  ],
  foot: (page, pages) => [
    at(810, left('Crédit Agricole Italia S.p.A. - Capitale Sociale euro 1.102.071.064,00 i.v.', 36, { size: 6 })),
    at(810, right(`${page} di ${pages}`, 560, { size: 7 })),
  ],
}

export const bccJoint: Description = {
  bank: 'Banca di Credito Cooperativo di Milano',
  country: 'IT',
  bankCode: '08453',
  producer: 'Crystal Reports',
  size: 8,
  face: 'Times-Roman',
  pitch: 10.5,
  holders: (holder) => [...capitals(holder), 'MATTEO GRANDI'],
  phrases,
  valueDays: 'always',
  columns: [
    booked('Data', 40, 'dd/mm/yyyy'),
    valued('Valuta', 98, 'dd/mm/yyyy'),
    wording('Descrizione operazione', 156, 270),
    amounts('Importo', 550, (cents) => signed(cents)),
  ],
  top: 200,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    at(36, left('BCC Milano', 40, { bold: true, size: 15 })),
    at(60, left('Movimenti Globali', 40, { bold: true, size: 12 })),
    at(84, left(`Intestatari: ${names.join(' E ')}`, 40, { size: 9 })),
    at(98, left(`IBAN: ${spacedIban(s.account.iban)}`, 40, { size: 9 })),
    at(112, left(`Dal: ${day(s.from)} Al: ${day(s.to)}`, 40, { size: 9 })),
  ],
  first: (s) => [[left(`Saldo iniziale al ${day(s.from)}`, 156), right(signed(s.opening), 550)]],
  last: (s) => [
    [left(`Totale entrate ${amount(total(s, 1))}   Totale uscite ${amount(total(s, -1))}`, 156)],
    [left(`Saldo finale al ${day(s.to)}`, 156), right(signed(s.closing), 550)],
  ],
  carry: {
    foot: (cents) => [left('Saldo a riportare', 156), right(signed(cents), 550)],
    head: (cents) => [left('Riporto', 156), right(signed(cents), 550)],
  },
  foot: (page) => [at(806, right(`Pagina ${page}`, 550, { size: 7 }))],
}

export const credem: Description = {
  bank: 'Credem',
  country: 'IT',
  bankCode: '03032',
  producer: 'HP Exstream Version 8.0.319',
  size: 8,
  holders: familyFirst,
  phrases,
  valueDays: 'always',
  columns: [
    booked('DATA|OPERAZ.', 36, 'dd.mm.yy'),
    valued('DATA|VALUTA', 84, 'dd.mm.yy'),
    debits('|DARE', 210),
    credits('|AVERE', 290),
    wording('DESCRIZIONE|DELLE OPERAZIONI', 310, 240),
  ],
  top: 250,
  nextTop: 90,
  bottom: 770,
  head: (s, names) => [
    at(36, left('CREDEM', 36, { bold: true, size: 16 })),
    at(56, left('Credito Emiliano SpA - Via Emilia San Pietro 4, 42121 Reggio Emilia', 36, { size: 6.5 })),
    ...block(330, 90, 12, envelope(names, s.person), { size: 9 }),
    at(166, left(`ESTRATTO CONTO AL ${dated(s.to, 'dd.mm.yyyy')}`, 36, { bold: true, size: 11 })),
    at(184, left(`COORDINATE BANCARIE IBAN ${spacedIban(s.account.iban)}`, 36)),
    at(206, left('SALDO INIZIALE', 36, { size: 7 })),
    at(206, left('TOTALE DARE', 170, { size: 7 })),
    at(206, left('TOTALE AVERE', 300, { size: 7 })),
    at(206, left('SALDO FINALE', 430, { size: 7 })),
    at(218, left(amount(s.opening), 36)),
    at(218, left(plain(total(s, -1)), 170)),
    at(218, left(plain(total(s, 1)), 300)),
    at(218, left(amount(s.closing), 430)),
  ],
  first: (s) => [
    [
      left(dated(eveBefore(s.from), 'dd.mm.yy'), 36),
      right(plain(s.opening), s.opening < 0 ? 210 : 290),
      left('SALDO INIZIALE', 310),
    ],
  ],
  last: (s) => [
    [left(dated(s.to, 'dd.mm.yy'), 36), right(plain(s.closing), s.closing < 0 ? 210 : 290), left('SALDO FINALE', 310)],
  ],
  annex: (s) => [
    [left('PROSPETTO COMPETENZE', 36, { bold: true })],
    [left(`Interessi creditori al ${day(s.to)}`, 36), right('0,12', 290)],
    [left('Ritenuta fiscale', 36), right('0,03', 210)],
  ],
}
