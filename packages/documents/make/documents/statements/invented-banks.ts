/**
 * Banks that do not exist, with tables that no bank is known to print: odd orders of columns, odd words, days printed
 * once.
 */
import { amount, dated, signed, spacedIban } from '../../draw/spelling.ts'
import {
  amounts,
  balances,
  booked,
  capitals,
  credits,
  debits,
  envelope,
  eveBefore,
  givenFirst,
  lettered,
  minusBehind,
  plain,
  signApart,
  valued,
  wording,
} from './columns.ts'
import { at, block, left, right, type Description } from './description.ts'

const day = (text: string) => dated(text, 'dd/mm/yyyy')
const germanDay = (text: string) => dated(text, 'dd.mm.yyyy')
const spaced = (cents: number) => amount(cents).replaceAll('.', ' ')

const phrases: Description['phrases'] = {
  salary: 'Accredito emolumenti|{party} {purpose}',
  transfer_in: 'Bonifico da {party}|{purpose}',
  transfer_out: 'Bonifico a {party}|{purpose}',
  standing_order: 'Ordine permanente {party}|{purpose}',
  direct_debit: 'Addebito diretto {party}|{purpose} rif. {ref}',
  card: 'Acquisto presso {party}|{purpose} il {day/}',
  cash: 'Prelievo contante {purpose}',
  fee: 'Spese e bolli',
}
const germanPhrases: Description['phrases'] = {
  salary: 'Gehaltseingang {party}|{purpose}',
  transfer_in: 'Eingang von {party}|{purpose}',
  transfer_out: 'Überweisung an {party}|{purpose}',
  standing_order: 'Dauerauftrag {party}|{purpose}',
  direct_debit: 'Lastschrift {party}|{purpose} {ref}',
  card: 'Kartenzahlung {party}|{purpose} am {day}',
  cash: 'Barauszahlung {purpose}',
  fee: 'Abschlussentgelt',
}
const letter = (bank: string, x: number) => (s: { person: Parameters<typeof envelope>[1] }, names: string[]) => [
  at(36, left(bank, x, { bold: true, size: 14 })),
  ...block(340, 70, 12, envelope(names, s.person), { size: 9 }),
]

/** Words first, credits before debits, the days last. */
export const garda: Description = {
  bank: 'Banca Popolare del Garda',
  country: 'IT',
  bankCode: '09911',
  producer: 'PrinceXML 14',
  face: 'Times-Roman',
  size: 9,
  pitch: 11,
  holders: capitals,
  phrases,
  valueDays: 'always',
  columns: [
    wording('Descrizione', 40, 220),
    credits('Avere', 340),
    debits('Dare', 420),
    valued('Valuta', 440, 'dd/mm/yyyy'),
    booked('Contabile', 500, 'dd/mm/yyyy'),
  ],
  top: 210,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Banca Popolare del Garda', 40)(s, names),
    at(140, left(`Estratto conto dal ${day(s.from)} al ${day(s.to)}`, 40, { bold: true })),
    at(156, left(`IBAN ${spacedIban(s.account.iban)}`, 40)),
  ],
  first: (s) => [[left('Saldo precedente', 40), right(plain(s.opening), s.opening < 0 ? 420 : 340)]],
  last: (s) => [[left('Nuovo saldo', 40), right(plain(s.closing), s.closing < 0 ? 420 : 340)]],
}

/** The balance before the amount and both before the day; the newest first. */
export const etrusco: Description = {
  bank: 'Credito Etrusco',
  country: 'IT',
  bankCode: '09912',
  producer: 'PDFlib Personalization Server',
  face: 'Arimo',
  size: 8,
  pitch: 10,
  holders: givenFirst,
  phrases,
  valueDays: 'never',
  runningBalances: true,
  newestFirst: true,
  columns: [
    balances('Saldo progressivo', 120),
    amounts('Importo', 200, (cents) => signed(cents)),
    booked('Data', 220, 'dd-mm-yyyy'),
    wording('Movimento', 290, 250),
  ],
  top: 220,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Credito Etrusco S.p.A.', 40)(s, names),
    at(130, left('Movimenti del conto corrente', 40, { bold: true, size: 11 })),
    at(150, left(`Titolare: ${names[0]}`, 40)),
    at(162, left(`IBAN: ${s.account.iban}`, 40)),
    at(174, left(`Periodo: ${day(s.from)} - ${day(s.to)}`, 40)),
  ],
  first: (s) => [[right(amount(s.closing), 120), left(`Saldo finale al ${day(s.to)}`, 290)]],
  last: (s) => [[right(amount(s.opening), 120), left(`Saldo iniziale al ${day(s.from)}`, 290)]],
}

/** Each day printed once; a balance after each booking. */
export const langhe: Description = {
  bank: 'Banca delle Langhe',
  country: 'IT',
  bankCode: '09913',
  producer: 'Jaspersoft 7',
  size: 8.5,
  pitch: 10.5,
  gap: 3,
  holders: capitals,
  phrases,
  valueDays: 'never',
  runningBalances: true,
  columns: [
    {
      title: 'Giorno',
      x: 44,
      cell: (row, before) => (row.bookedOn === before?.bookedOn ? '' : dated(row.bookedOn, 'dd.mm.yyyy')),
    },
    wording('Operazione', 112, 210),
    credits('Entrate', 400),
    debits('Uscite', 470),
    balances('Saldo', 550),
  ],
  top: 220,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Banca delle Langhe', 44)(s, names),
    at(150, left(`Situazione del conto dal ${day(s.from)} al ${day(s.to)}`, 44, { bold: true })),
    at(166, left(`Coordinate: IBAN ${spacedIban(s.account.iban)}`, 44)),
  ],
  first: (s) => [[left(`Saldo di apertura al ${day(s.from)}`, 112), right(amount(s.opening), 550)]],
  last: (s) => [[left(`Saldo di chiusura al ${day(s.to)}`, 112), right(amount(s.closing), 550)]],
}

/** A letter before each amount, the amount before the words, short days with dashes. */
export const jonico: Description = {
  bank: 'Banca Istituto di Credito Jonico',
  country: 'IT',
  bankCode: '09914',
  producer: 'FPDF 1.81',
  face: 'Courier',
  size: 7.5,
  pitch: 9,
  gap: 3,
  holders: capitals,
  phrases,
  valueDays: 'always',
  columns: [
    booked('Data', 40, 'dd-mm-yy'),
    { title: 'D/A', x: 98, cell: (row) => (row.amount < 0 ? 'D' : 'A') },
    amounts('Importo', 190, plain),
    wording('Causale', 210, 240),
    valued('Valuta', 490, 'dd-mm-yy'),
  ],
  top: 210,
  nextTop: 60,
  bottom: 770,
  head: (s, names) => [
    ...letter('Banca Istituto di Credito Jonico', 40)(s, names),
    at(140, left(`ESTRATTO CONTO DAL ${day(s.from)} AL ${day(s.to)}`, 40, { bold: true })),
    at(156, left(`IBAN ${spacedIban(s.account.iban)}`, 40)),
  ],
  first: (s) => [[left('SALDO PRECEDENTE', 210), left(s.opening < 0 ? 'D' : 'A', 98), right(plain(s.opening), 190)]],
  last: (s) => [[left('NUOVO SALDO', 210), left(s.closing < 0 ? 'D' : 'A', 98), right(plain(s.closing), 190)]],
}

/** A column of charges that are mostly nought, and a recap with the very words of the balances. */
export const valsesia: Description = {
  bank: 'Cassa Rurale di Valsesia',
  country: 'IT',
  bankCode: '09915',
  producer: 'Apache FOP Version 2.6',
  face: 'Arimo',
  size: 8,
  holders: capitals,
  phrases,
  valueDays: 'always',
  columns: [
    booked('Registrazione', 40, 'dd/mm/yyyy'),
    valued('Valuta', 110, 'dd/mm/yyyy'),
    wording('Causale', 170, 200),
    { title: 'Spese', x: 410, align: 'right', cell: () => '0,00' },
    amounts('Movimento', 480, signApart),
    { title: 'Div', x: 500, cell: () => 'EUR' },
  ],
  top: 250,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Cassa Rurale di Valsesia', 40)(s, names),
    at(130, left(`Rendiconto dal ${day(s.from)} al ${day(s.to)}`, 40, { bold: true })),
    at(146, left(`IBAN ${spacedIban(s.account.iban)}`, 40)),
    at(170, left('Riepilogo', 40, { bold: true })),
    at(184, left(`Saldo contabile iniziale ${signed(s.opening)}`, 40)),
    at(196, left(`Saldo contabile finale ${signed(s.closing)}`, 40)),
    at(208, left('Saldo medio del periodo 2.104,77', 40)),
    at(220, left('Fido accordato 1.500,00', 40)),
  ],
}

/** Credits before debits, days without a year, blanks between thousands, S and H on the balances alone. */
export const eschenbach: Description = {
  bank: 'Bankhaus Eschenbach',
  country: 'DE',
  bankCode: '99902222',
  producer: 'PReS Connect',
  size: 9,
  pitch: 11,
  holders: givenFirst,
  phrases: germanPhrases,
  valueDays: 'always',
  columns: [
    booked('Tag', 44, 'dd.mm.'),
    credits('Gutschrift', 170, (cents) => spaced(Math.abs(cents))),
    debits('Belastung', 250, (cents) => spaced(Math.abs(cents))),
    valued('Wertst.', 265, 'dd.mm.'),
    wording('Umsatz', 310, 230),
  ],
  top: 230,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Bankhaus Eschenbach', 44)(s, names),
    at(150, left(`Auszug vom ${germanDay(s.from)} bis ${germanDay(s.to)}`, 44, { bold: true })),
    at(166, left(`IBAN: ${spacedIban(s.account.iban)}`, 44)),
  ],
  first: (s) => [
    [left('Saldovortrag', 310), right(spaced(Math.abs(s.opening)), 170), left(s.opening < 0 ? 'S' : 'H', 176)],
  ],
  last: (s) => [
    [left('Endbestand', 310), right(spaced(Math.abs(s.closing)), 170), left(s.closing < 0 ? 'S' : 'H', 176)],
  ],
}

/** The amount beside the first words, the day on the line below them. */
export const wieland: Description = {
  bank: 'Privatbank Wieland',
  country: 'DE',
  bankCode: '99902223',
  producer: 'ReportLab 3.6',
  face: 'Arimo',
  size: 8.5,
  pitch: 11,
  gap: 8,
  holders: givenFirst,
  valueDays: 'never',
  phrases: { ...germanPhrases, cash: 'Barauszahlung|{purpose}', fee: 'Abschlussentgelt|Quartal' },
  columns: [
    wording('Was', 50, 330),
    { title: 'Wann', x: 400, from: 1, cell: (row) => germanDay(row.bookedOn) },
    amounts('Wie viel', 545, (cents) => `${signed(cents)} EUR`),
  ],
  top: 220,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Privatbank Wieland', 50)(s, names),
    at(150, left(`Kontoauszug ${germanDay(s.from)} bis ${germanDay(s.to)}`, 50, { bold: true })),
    at(166, left(`Inhaber: ${names[0]}  IBAN: ${s.account.iban}`, 50)),
  ],
  first: (s) => [[left('Anfangssaldo', 50), right(`${signed(s.opening)} EUR`, 545)]],
  last: (s) => [[left('Endsaldo', 50), right(`${signed(s.closing)} EUR`, 545)]],
}

/** International days, signs apart, a balance after each booking with letters. */
export const nordlicht: Description = {
  bank: 'Bank Nordlicht',
  country: 'DE',
  bankCode: '99902224',
  producer: 'Typst 0.12',
  size: 8,
  holders: givenFirst,
  phrases: germanPhrases,
  valueDays: 'always',
  runningBalances: true,
  columns: [
    { title: 'Nr.', x: 40, cell: (row) => String(Math.abs(row.amount) % 997) },
    booked('Buchung', 70, 'yyyy-mm-dd'),
    valued('Wert', 128, 'yyyy-mm-dd'),
    wording('Text', 190, 190),
    amounts('Betrag EUR', 460, (cents) => signApart(cents)),
    balances('Kontostand EUR', 555, lettered('S', 'H')),
  ],
  top: 230,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Bank Nordlicht eG', 40)(s, names),
    at(150, left(`Umsatzübersicht ${s.from} - ${s.to}`, 40, { bold: true })),
    at(166, left(`IBAN: ${spacedIban(s.account.iban)}`, 40)),
  ],
  first: (s) => [[left('Kontostand zu Beginn', 190), right(lettered('S', 'H')(s.opening), 555)]],
  last: (s) => [[left('Kontostand am Ende', 190), right(lettered('S', 'H')(s.closing), 555)]],
}

/** No titles, no words of balances but «as of a day», a minus behind, the words last. */
export const murgia: Description = {
  bank: 'Banca della Murgia',
  country: 'IT',
  bankCode: '09916',
  producer: 'GPL Ghostscript 9.50',
  face: 'Courier',
  size: 8,
  pitch: 10,
  holders: capitals,
  phrases,
  valueDays: 'always',
  titles: 'none',
  columns: [
    booked('', 40, 'dd.mm.yy'),
    amounts('', 180, minusBehind),
    valued('', 195, 'dd.mm.yy'),
    wording('', 260, 280),
  ],
  top: 220,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    ...letter('Banca della Murgia', 40)(s, names),
    at(150, left(`Estratto del conto IBAN ${spacedIban(s.account.iban)}`, 40)),
  ],
  first: (s) => [[left(`Saldo al ${day(eveBefore(s.from))}`, 260), right(minusBehind(s.opening), 180)]],
  last: (s) => [[left(`Saldo al ${day(s.to)}`, 260), right(minusBehind(s.closing), 180)]],
}
