/** Statements of the Sparkassen, the DKB and the cooperative banks: balances as rows, sums carried over, S and H. */
import { sum } from '@attesta/domain/money.ts'
import { amount, dated, spacedIban } from '../../draw/spelling.ts'
import type { Statement } from '../../life/ledger.ts'
import {
  amounts,
  booked,
  credits,
  debits,
  envelope,
  eveBefore,
  givenFirst,
  lettered,
  plain,
  signBehind,
  valued,
  wording,
} from './columns.ts'
import { at, block, left, right, type Description } from './description.ts'

const day = (text: string) => dated(text, 'dd.mm.yyyy')
const sheetNumber = ({ to }: Statement) => `${Number(to.slice(5, 7))}`
const total = ({ rows }: Statement, sign: 1 | -1) =>
  sum(rows.filter((row) => Math.sign(row.amount) === sign).map((row) => row.amount))

const savingsPhrases: Description['phrases'] = {
  salary: 'Lohn, Gehalt, Rente|{party}|{purpose}',
  transfer_in: 'Zahlungseingang|{party} {purpose}',
  transfer_out: 'Überweisung online|{party}|{purpose}',
  standing_order: 'Dauerauftrag|{party}|{purpose} KD-NR {ref}',
  direct_debit: 'Lastschrift|{party}|{purpose}|Gläubiger-ID: DE98ZZZ09999999999 Mandat {ref}',
  card: 'Kartenzahlung|{party}//{purpose}/DE|{day} um 12.41 Uhr',
  cash: 'Auszahlung GA|{purpose} NR {ref}',
  fee: 'Entgeltabrechnung|siehe Anlage Nr. 1',
}

export const sparkasseTo2020: Description = {
  bank: 'Stadtsparkasse München',
  country: 'DE',
  bankCode: '70150000',
  bic: 'SSKMDEMMXXX',
  producer: 'Compart MFFPDF I/O Filter',
  face: 'Courier',
  size: 7.5,
  pitch: 9,
  gap: 4,
  holders: givenFirst,
  phrases: savingsPhrases,
  valueDays: 'always',
  columns: [
    booked('Datum', 48, 'dd.mm.yyyy'),
    valued('Wert', 104, 'dd.mm.yyyy'),
    wording('Erläuterung', 160, 190),
    debits('Betrag Soll EUR', 450, signBehind),
    credits('Betrag Haben EUR', 550, signBehind),
  ],
  top: 240,
  nextTop: 110,
  bottom: 770,
  breaksBookings: true,
  head: (s, names) => [
    at(40, left('Stadtsparkasse München', 48, { bold: true, size: 14 }), '#c00000'),
    ...block(48, 90, 12, ['Herrn/Frau', ...envelope(names, s.person)], { size: 9 }),
    at(180, left(`S-Giro Smart ${s.account.iban.slice(-10)}, ${spacedIban(s.account.iban)}`, 48)),
    at(192, left('BIC SSKMDEMMXXX', 48)),
  ],
  foot: (page, pages, s) => [
    at(page === 1 ? 166 : 60, left(`Kontoauszug ${sheetNumber(s)}/${s.to.slice(0, 4)}`, 48, { bold: true, size: 10 })),
    at(page === 1 ? 166 : 60, right(`Seite ${page} von ${pages}`, 550)),
  ],
  first: (s) => [
    [
      left(`Kontostand am ${day(eveBefore(s.from))}, Auszug Nr. ${Number(sheetNumber(s)) - 1}`, 48),
      right(signBehind(s.opening), 550),
    ],
  ],
  last: (s) => [
    [
      left(`Kontostand am ${day(s.to)} um 20:02 Uhr`, 48, { bold: true }),
      right(signBehind(s.closing), 550, { bold: true }),
    ],
  ],
  carry: {
    foot: (cents, page) => [left(`Übertrag auf Blatt ${page + 1}`, 160), right(signBehind(cents), 550)],
    head: (cents, page) => [left(`Übertrag von Blatt ${page - 1}`, 160), right(signBehind(cents), 550)],
  },
  annex: (s) => [
    [left(`Anlage 1 Rechnungsabschluss per ${day(s.to)}`, 48, { bold: true })],
    [left('Entgelte vom 01.07. bis 30.09.', 48), right('14,85-', 550)],
    [left('Summe Entgelte', 48), right('14,85-', 550)],
  ],
}

export const dkbTo2022: Description = {
  bank: 'DKB',
  country: 'DE',
  bankCode: '12030000',
  bic: 'BYLADEM1001',
  producer: 'Apache FOP Version 1.1',
  size: 8,
  holders: givenFirst,
  valueDays: 'always',
  phrases: {
    salary: 'Lohn, Gehalt, Rente|{party}|SVWZ+{purpose}|EREF+{ref}',
    transfer_in: 'Zahlungseingang|{party}|SVWZ+{purpose}',
    transfer_out: 'Überweisung|{party}|SVWZ+{purpose}',
    standing_order: 'Dauerauftrag|{party}|SVWZ+{purpose}',
    direct_debit: 'Lastschrift|{party}|EREF+{ref}|SVWZ+{purpose}',
    card: 'Kartenzahlung/-abrechnung|{party} {purpose}|KREF+{ref}',
    cash: 'Abhebung Geldautomat|{purpose}',
    fee: 'Abrechnung {day}|siehe Anlage',
  },
  columns: [
    booked('Bu.Tag', 60, 'dd.mm.'),
    valued('Wert', 100, 'dd.mm.'),
    wording('Wir haben für Sie gebucht', 140, 220),
    debits('Belastung in EUR', 450),
    credits('Gutschrift in EUR', 545),
  ],
  top: 262,
  nextTop: 90,
  bottom: 780,
  head: (s, names) => [
    at(40, left('Deutsche Kreditbank AG', 60, { bold: true, size: 13 })),
    ...block(60, 88, 13, envelope(names, s.person), { size: 10 }),
    at(
      180,
      left(
        `Kontoauszug Nummer 00${sheetNumber(s).slice(-1)} / ${s.to.slice(0, 4)} vom ${day(s.from)} bis ${day(s.to)}`,
        60,
        { bold: true, size: 11 },
      ),
    ),
    at(
      200,
      left(`Kontonummer ${s.account.iban.slice(-10)} / IBAN ${spacedIban(s.account.iban)} / BIC BYLADEM1001`, 60),
    ),
    at(240, left('ALTER KONTOSTAND', 140)),
    at(240, right(`${lettered('S', 'H')(s.opening)} EUR`, 545)),
  ],
  last: (s) => [[left('NEUER KONTOSTAND', 140), right(`${lettered('S', 'H')(s.closing)} EUR`, 545)]],
  foot: (page) => [
    at(
      805,
      left(
        'Deutsche Kreditbank AG, Taubenstraße 7-9, 10117 Berlin. Einlagen sind bis 100.000,00 EUR gesetzlich geschützt.',
        60,
        { size: 6 },
      ),
    ),
    at(60, right(`Seite ${page}`, 545, { size: 7 })),
  ],
}

export const dkbSince2023: Description = {
  bank: 'DKB',
  country: 'DE',
  bankCode: '12030000',
  bic: 'BYLADEM1001',
  producer: 'OpenText Output Transformation Engine',
  face: 'Arimo',
  size: 8,
  holders: givenFirst,
  valueDays: 'when_other',
  phrases: { ...savingsPhrases, card: 'Kartenzahlung|{party}//{purpose}/DE|2026-09-14T18:41 Debitk.0' },
  valueNote: (value) => `/ Wert: ${day(value)}`,
  columns: [
    booked('Datum', 62, 'dd.mm.yyyy'),
    wording('Erläuterung', 130, 230),
    debits('Betrag Soll EUR', 445, amount),
    credits('Betrag Haben EUR', 540, amount),
  ],
  top: 240,
  nextTop: 90,
  bottom: 770,
  head: (s, names) => [
    at(44, right('DKB', 540, { bold: true, size: 20 }), '#148dea'),
    ...block(62, 96, 13, envelope(names, s.person), { size: 10 }),
    at(188, left(`Kontoauszug ${sheetNumber(s)}/${s.to.slice(0, 4)}`, 62, { bold: true, size: 12 })),
    at(208, left(`Girokonto ${s.account.iban.slice(-10)}, ${spacedIban(s.account.iban)}`, 62)),
    at(219, left('BIC BYLADEM1001', 62)),
  ],
  first: (s) => [
    [
      left(`Kontostand am ${day(eveBefore(s.from))}, Auszug Nr. ${Number(sheetNumber(s)) - 1}`, 62),
      right(amount(s.opening), 540),
    ],
  ],
  last: (s) => [
    [
      left(`Kontostand am ${day(s.to)} um 23:59 Uhr`, 62, { bold: true }),
      right(amount(s.closing), 540, { bold: true }),
    ],
    [
      left('Gesamtumsatzsummen', 62),
      left('Summe Soll EUR', 190),
      left('Anzahl', 290),
      left('Summe Haben EUR', 350),
      left('Anzahl', 470),
    ],
    [
      left(amount(total(s, -1)), 190),
      left(String(s.rows.filter((row) => row.amount < 0).length), 290),
      left(amount(total(s, 1)), 350),
      left(String(s.rows.filter((row) => row.amount > 0).length), 470),
    ],
  ],
  foot: (page, pages) => [
    at(60, right(`Seite ${page} von ${pages}`, 540, { size: 7 })),
    at(
      808,
      left('Ihre Freistellung: 1.000,00 EUR erteilt. Angebot des Monats: Ratenkredit ab 2.500,00 EUR.', 62, {
        size: 6,
      }),
    ),
  ],
}

const cooperativePhrases: Description['phrases'] = {
  salary: 'Lohn/Gehalt|{party}|{purpose} EREF: {ref}',
  transfer_in: 'Überweisungsgutschr.|{party}|{purpose}',
  transfer_out: 'EURO-Überweisung|{party}|{purpose}',
  standing_order: 'Dauerauftrag|{party}|{purpose}',
  direct_debit: 'Lastschrift|{party}|{purpose}|MANDAT: {ref} CRED: DE98ZZZ09999999999',
  card: 'Kartenzahlung girocard|{party}/{purpose}',
  cash: 'Auszahlung girocard|GA {ref} {purpose}',
  fee: 'Abschluss lt. Anlage 1',
}
const sides = lettered('S', 'H')

export const volksbank: Description = {
  bank: 'Kölner Bank',
  country: 'DE',
  bankCode: '37160087',
  bic: 'GENODED1CGN',
  producer: 'iText 2.1.5 (by lowagie.com)',
  face: 'Courier',
  size: 8,
  pitch: 10,
  gap: 2,
  holders: givenFirst,
  phrases: cooperativePhrases,
  valueDays: 'always',
  titles: 'none',
  columns: [booked('', 40, 'dd.mm.'), valued('', 78, 'dd.mm.'), wording('', 116, 280), amounts('', 540, sides)],
  top: 220,
  nextTop: 80,
  bottom: 770,
  breaksBookings: true,
  head: (s, names) => [
    at(40, left('Kölner Bank eG', 40, { bold: true, size: 13 })),
    ...block(40, 90, 11, ['Herrn', ...envelope(names, s.person)]),
    at(160, left(`Kontoauszug Nr. ${sheetNumber(s)}/${s.to.slice(0, 4)}   Blatt 1`, 40)),
    at(184, left(`IBAN: ${spacedIban(s.account.iban)}   BIC: GENODED1CGN`, 40)),
  ],
  first: (s) => [[left(`alter Kontostand vom ${day(eveBefore(s.from))}`, 116), right(sides(s.opening), 540)]],
  last: (s) => [[left(`neuer Kontostand vom ${day(s.to)}`, 116), right(sides(s.closing), 540)]],
  carry: {
    foot: (cents, page) => [left(`Übertrag auf Blatt ${page + 1}`, 116), right(sides(cents), 540)],
    head: (cents) => [left('Übertrag vom vorigen Blatt', 116), right(sides(cents), 540)],
  },
  annex: () => [
    [left('Anlage 1', 40, { bold: true })],
    [left('Kontoführung 3 x 2,95', 60), right('8,85 S', 540)],
    [left('Postenpreis 40 x 0,15', 60), right('6,00 S', 540)],
  ],
}

export const psdBank: Description = {
  bank: 'PSD Bank Nord',
  country: 'DE',
  bankCode: '20090900',
  bic: 'GENODEF1P08',
  producer: 'Compart MFFPDF I/O Filter',
  face: 'Times-Roman',
  size: 9,
  pitch: 11,
  gap: 3,
  holders: givenFirst,
  phrases: cooperativePhrases,
  valueDays: 'always',
  columns: [
    booked('Bu-Tag', 50, 'dd.mm.'),
    valued('Wert', 90, 'dd.mm.'),
    wording('Vorgang', 130, 300),
    { title: '', x: 500, align: 'right', cell: (row) => plain(row.amount) },
    { title: '', x: 520, cell: (row) => (row.amount < 0 ? 'S' : 'H') },
  ],
  top: 250,
  nextTop: 80,
  bottom: 765,
  head: (s, names) => [
    at(40, left('PSD Bank Nord eG', 50, { bold: true, size: 14 })),
    ...block(50, 90, 12, envelope(names, s.person), { size: 10 }),
    at(170, left(`Kontoauszug für ${s.to.slice(5, 7)}/${s.to.slice(0, 4)}, erstellt am ${day(s.to)}`, 50)),
    at(190, left(`IBAN: ${spacedIban(s.account.iban)} BIC: GENODEF1P08`, 50)),
    at(204, left('Dispositionskredit EUR 3.000,00', 50)),
  ],
  first: (s) => [
    [
      left(`alter Kontostand vom ${day(eveBefore(s.from))}`, 130),
      right(plain(s.opening), 500),
      left(s.opening < 0 ? 'S' : 'H', 520),
    ],
  ],
  last: (s) => [
    [
      left(`neuer Kontostand vom ${day(s.to)}`, 130),
      right(plain(s.closing), 500),
      left(s.closing < 0 ? 'S' : 'H', 520),
    ],
  ],
  foot: (page) => [at(805, left(`Bitte beachten Sie die Hinweise auf der Rückseite. Blatt ${page}`, 50, { size: 7 }))],
}
