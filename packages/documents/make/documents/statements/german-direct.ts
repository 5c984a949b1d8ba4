/**
 * Statements of German banks without branches: signed amounts, value dates below booking dates, several accounts on one
 * document.
 */
import { monthOf } from '@attesta/domain/day.ts'
import { sum } from '@attesta/domain/money.ts'
import { germanIban } from '../../draw/iban.ts'
import { amount, dated, monthName, signed, spacedIban } from '../../draw/spelling.ts'
import type { Row, Statement } from '../../life/ledger.ts'
import {
  amounts,
  balances,
  booked,
  credits,
  debits,
  envelope,
  eveBefore,
  followed,
  givenFirst,
  plain,
  signApart,
  signBehind,
  valued,
  wording,
} from './columns.ts'
import { at, block, left, right, type Description } from './description.ts'
import { savingsBeside } from './savings-account.ts'

const day = (text: string) => dated(text, 'dd.mm.yyyy')
const into = ({ rows }: Statement) => sum(rows.filter((row) => row.amount > 0).map((row) => row.amount))
const out = ({ rows }: Statement) => -sum(rows.filter((row) => row.amount < 0).map((row) => row.amount))
const monthYear = (text: string) => `${monthName(monthOf(text), 'de')} ${text.slice(0, 4)}`

export const ingDe: Description = {
  bank: 'ING',
  country: 'DE',
  bankCode: '50010517',
  bic: 'INGDDEFFXXX',
  producer: 'Maas PDF Library V3.1',
  face: 'Arimo',
  size: 8.5,
  pitch: 11,
  gap: 4,
  holders: givenFirst,
  valueDays: 'always',
  monthly: true,
  phrases: {
    salary: 'Gehalt/Rente {party}|{purpose}|Referenz: {ref}',
    transfer_in: 'Gutschrift {party}|{purpose}',
    transfer_out: 'Ueberweisung {party}|{purpose}',
    standing_order: 'Dauerauftrag/Terminueberw. {party}|{purpose}',
    direct_debit: 'Lastschrift {party}|{purpose}|Mandat: {ref}',
    card: 'Lastschrift VISA {party}|NR {ref} {purpose} KAUFUMSATZ {day}',
    cash: 'Abbuchung Bargeldauszahlung|{purpose}',
    fee: 'Entgelt|Kontoführung',
  },
  columns: [
    { title: 'Buchung|Valuta', x: 64, cell: (row) => `${day(row.bookedOn)}|${day(row.valueOn)}` },
    wording('Buchung / Verwendungszweck', 130, 300),
    amounts('Betrag (EUR)', 535),
  ],
  top: 318,
  nextTop: 96,
  bottom: 770,
  head: (s, names) => [
    at(40, right('ING', 535, { bold: true, size: 22 }), '#ff6200'),
    at(66, left('ING-DiBa AG · 60628 Frankfurt am Main', 64, { size: 6.5 })),
    ...block(64, 82, 13, ['Frau', ...envelope(names, s.person)], { size: 10 }),
    at(190, left(`Kontoauszug ${monthYear(s.to)}`, 64, { bold: true, size: 13 })),
    at(212, left(`Girokonto Nummer ${s.account.iban.slice(-10)}`, 64)),
    ...[
      ['IBAN', spacedIban(s.account.iban)],
      ['BIC', 'INGDDEFFXXX'],
      ['Alter Saldo', `${amount(s.opening)} Euro`],
      ['Neuer Saldo', `${amount(s.closing)} Euro`],
      ['Eingeräumte Kontoüberziehung', '2.500,00 Euro'],
    ].flatMap(([label, text], line) => [at(230 + line * 13, left(label!, 64)), at(230 + line * 13, right(text!, 535))]),
  ],
  last: (s) => [[left('Neuer Saldo', 130, { bold: true }), right(`${amount(s.closing)} Euro`, 535, { bold: true })]],
  foot: (page, pages) => [
    at(60, right(`Seite ${page} von ${pages}`, 535, { size: 7 })),
    at(
      808,
      left(
        'ING-DiBa AG · Vorsitzende des Aufsichtsrats: Dr. S. Muster · Grundkapital 100.000.000,00 EUR · 34GKKA4210_T',
        64,
        { size: 6 },
      ),
    ),
  ],
  annex: () => [
    [left('Kunden-Information', 64, { bold: true })],
    [left('Einlagensicherung: Ihre Einlagen sind bis 100.000,00 Euro geschützt. Stand 01.01.2026.', 64)],
    [left('Zinssatz für die eingeräumte Kontoüberziehung 10,99 % p. a.', 64)],
  ],
}

const OWN_NAMES = {
  salary: 'Übertrag',
  transfer_in: 'Übertrag',
  transfer_out: 'Übertrag',
  standing_order: 'Dauerauftrag',
  direct_debit: 'Lastschrift',
  card: 'Kartenverfügung',
  cash: 'Auszahlung GAA',
  fee: 'Entgelte',
} as const
const partnerIban = (row: Row) => germanIban('99902222', String(Math.abs(row.amount)).padStart(10, '4'))

export const comdirect: Description = {
  bank: 'comdirect',
  country: 'DE',
  bankCode: '20041133',
  producer: 'Apache FOP Version 2.3',
  size: 7.5,
  pitch: 9,
  gap: 5,
  holders: givenFirst,
  valueDays: 'always',
  phrases: {
    salary: 'Lohn/Gehalt {purpose}',
    transfer_in: '{purpose}',
    transfer_out: '{purpose}',
    standing_order: '{purpose}',
    direct_debit: '{purpose} Mandat {ref}',
    card: '{party} {purpose} {day}',
    cash: '{purpose} Geldautomat',
    fee: 'Kontoabschluss',
  },
  columns: [
    { title: 'Buchungstag|Valuta', x: 40, cell: (row) => `${day(row.bookedOn)}|${day(row.valueOn)}` },
    {
      title: 'Vorgang|Referenz',
      x: 105,
      isWords: true,
      cell: (row) => `${OWN_NAMES[row.kind]}|7J${String(Math.abs(row.amount)).padStart(6, '0')}X`,
    },
    {
      title: 'Auftraggeber/Empfänger|IBAN/BIC',
      x: 190,
      isWords: true,
      cell: (row) =>
        row.kind === 'transfer_in' || row.kind === 'salary' ? `${row.party}|${partnerIban(row)}` : row.party,
    },
    wording('Buchungstext', 330, 150),
    { ...amounts('Ausgang|Eingang', 555, signed) },
  ],
  top: 330,
  nextTop: 80,
  bottom: 780,
  moreAccounts: (s) => [savingsBeside(s, 'Sparplan')],
  head: (s, names, all) => [
    at(36, left('comdirect', 40, { bold: true, size: 18 })),
    at(60, left('comdirect - eine Marke der Commerzbank AG, 25449 Quickborn', 40, { size: 6 })),
    ...block(40, 84, 12, envelope(names, s.person), { size: 9 }),
    at(176, left(`Finanzreport Nr. ${Number(s.to.slice(5, 7))} per ${day(s.to)}`, 40, { bold: true, size: 13 })),
    at(206, left('Kontoübersicht', 40, { bold: true, size: 10 })),
    ...all.flatMap((account, line) => [
      at(224 + line * 12, left(line === 0 ? 'Girokonto' : 'Tagesgeld PLUS-Konto', 40)),
      at(224 + line * 12, left(spacedIban(account.account.iban), 160)),
      at(224 + line * 12, right(`${signed(account.closing)} EUR`, 555)),
    ]),
    at(252, left('Gesamtsaldo', 40)),
    at(252, right(`${signed(sum(all.map((account) => account.closing)))} EUR`, 555)),
  ],
  account: (s) => [
    [],
    [
      left(s.rows.some((row) => row.amount < 0) ? 'Girokonto' : 'Tagesgeld PLUS-Konto', 40, { bold: true, size: 10 }),
      left(`IBAN ${spacedIban(s.account.iban)}`, 160),
      left('in EUR', 400),
    ],
  ],
  first: (s) => [[left(`Alter Saldo ${day(eveBefore(s.from))}`, 40), right(signed(s.opening), 555)]],
  last: (s) => [[left(`Neuer Saldo ${day(s.to)}`, 40, { bold: true }), right(signed(s.closing), 555, { bold: true })]],
  foot: (page, pages) => [at(812, right(`Seite ${page} von ${pages}`, 555, { size: 7 }))],
}

export const n26: Description = {
  bank: 'N26 Bank',
  country: 'DE',
  bankCode: '10011001',
  bic: 'NTSBDEB1XXX',
  producer: 'pdfmake',
  face: 'Arimo',
  size: 9,
  pitch: 12,
  gap: 8,
  holders: givenFirst,
  valueDays: 'always',
  phrases: {
    salary: '{party}|Gutschriften|{purpose}|Wertstellung {day}',
    transfer_in: '{party}|Gutschriften|{purpose}|Wertstellung {day}',
    transfer_out: '{party}|Belastungen|{purpose}|Wertstellung {day}',
    standing_order: '{party}|Daueraufträge|{purpose}|Wertstellung {day}',
    direct_debit: '{party}|Lastschriften|{purpose}|Wertstellung {day}',
    card: '{party}|Mastercard • {purpose}|Wertstellung {day}',
    cash: 'Geldautomat {purpose}|Mastercard|Wertstellung {day}',
    fee: 'N26 Entgelt|Wertstellung {day}',
  },
  columns: [
    wording('Beschreibung', 50, 280),
    booked('Verbuchungsdatum', 380, 'dd.mm.yyyy'),
    amounts(
      'Betrag',
      545,
      followed((cents) => signed(cents), '€'),
    ),
  ],
  top: 190,
  nextTop: 110,
  bottom: 750,
  head: (s, names) => [
    at(40, left(names[0]!, 50, { bold: true, size: 11 })),
    at(
      56,
      left(
        `${s.person.address.street} ${s.person.address.number}, ${s.person.address.postcode} ${s.person.address.town}`,
        50,
      ),
    ),
    at(100, left(`Kontoauszug Nr. ${s.to.slice(5, 7)}/${s.to.slice(0, 4)}`, 50, { bold: true, size: 16 })),
    at(124, left(`${day(s.from)} bis ${day(s.to)}`, 50)),
  ],
  last: (s) => [
    [],
    [left('Zusammenfassung', 50, { bold: true, size: 13 })],
    [left('Dein alter Kontostand', 50), right(`${signed(s.opening)}€`, 545)],
    [left('Ausgehende Transaktionen', 50), right(`-${plain(out(s))}€`, 545)],
    [left('Eingehende Transaktionen', 50), right(`+${plain(into(s))}€`, 545)],
    [left('Dein neuer Kontostand', 50, { bold: true }), right(`${signed(s.closing)}€`, 545, { bold: true })],
  ],
  foot: (page, pages, s) => [
    ...block(50, 770, 9, [`IBAN: ${spacedIban(s.account.iban)}`, 'BIC: NTSBDEB1XXX', 'Kontotyp: N26 Standard'], {
      size: 7,
    }),
    at(770, left(`Erstellt am ${day(s.to)}`, 300, { size: 7 })),
    at(779, left('N26 Bank SE, Voltairestraße 8, 10179 Berlin', 300, { size: 7 })),
    at(788, right(`${page} / ${pages}`, 545, { size: 7 })),
  ],
}

export const c24: Description = {
  bank: 'C24 Bank',
  country: 'DE',
  bankCode: '50024024',
  bic: 'DEFFDEFFXXX',
  producer: 'OpenPDF 1.3.26',
  face: 'Helvetica',
  size: 8.5,
  pitch: 11,
  gap: 6,
  holders: givenFirst,
  valueDays: 'always',
  phrases: {
    salary: 'SEPA-Gutschrift {party}|{purpose}',
    transfer_in: 'SEPA-Gutschrift {party}|{purpose}',
    transfer_out: 'SEPA-Überweisung {party}|{purpose}',
    standing_order: 'Dauerauftrag {party}|{purpose}',
    direct_debit: 'SEPA-Lastschrift {party}|{purpose}',
    card: 'Kartenzahlung {party}|{purpose}',
    cash: 'Bargeldabhebung {purpose}',
    fee: 'Gebühr',
  },
  columns: [
    booked('Buchung', 50, 'dd.mm.yyyy'),
    valued('Valuta', 115, 'dd.mm.yyyy'),
    wording('Transaktionsinformation', 180, 260),
    amounts(
      'Betrag',
      545,
      followed((cents) => (cents < 0 ? signApart(cents) : plain(cents)), ' €'),
    ),
  ],
  top: 270,
  nextTop: 70,
  bottom: 775,
  head: (s, names) => [
    at(40, left('C24 Bank GmbH', 50, { bold: true, size: 13 })),
    at(100, left(names[0]!, 50, { size: 10 })),
    at(113, left(`${s.person.address.street} ${s.person.address.number}`, 50, { size: 10 })),
    at(126, left(`${s.person.address.postcode} ${s.person.address.town}`, 50, { size: 10 })),
    at(170, left('Kontoauszug', 50, { bold: true, size: 15 })),
    at(192, left(`Zeitraum: ${day(s.from)} - ${day(s.to)}`, 50)),
    at(206, left(`IBAN ${spacedIban(s.account.iban)}`, 50)),
    at(206, left('BIC DEFFDEFFXXX', 300)),
    at(236, left('Startsaldo', 50)),
    at(236, right(`${s.opening < 0 ? '- ' : ''}${plain(s.opening)} €`, 545)),
  ],
  last: (s) => [
    [
      left('Endsaldo', 50, { bold: true }),
      right(`${s.closing < 0 ? '- ' : ''}${plain(s.closing)} €`, 545, { bold: true }),
    ],
  ],
  foot: (page, pages) => [at(810, right(`Seite ${page} von ${pages}`, 545, { size: 7 }))],
}

export const consorsbank: Description = {
  bank: 'Consorsbank',
  country: 'DE',
  bankCode: '76030080',
  bic: 'CSDBDE71XXX',
  producer: 'Xenos D2eVision',
  face: 'Courier',
  size: 7.5,
  pitch: 9,
  gap: 4,
  holders: givenFirst,
  valueDays: 'always',
  phrases: {
    salary: 'GEHALT/RENTE|{party}|{purpose}',
    transfer_in: 'GUTSCHRIFT|{party}|{purpose}',
    transfer_out: 'EURO-UEBERW.|{party}|{purpose}',
    standing_order: 'D-AUFTRAG|{party}|{purpose}',
    direct_debit: 'LASTSCHRIFT|{party}|{purpose}',
    card: 'GIROCARD|{party} {purpose}',
    cash: 'GELDAUTOMAT|{purpose}',
    fee: 'ABSCHLUSS',
  },
  columns: [
    wording('Text/Verwendungszweck', 44, 190),
    booked('Datum', 250, 'dd.mm.yy'),
    { title: 'PNNr', x: 305, cell: (row) => String(8000 + (Math.abs(row.amount) % 999)) },
    valued('Wert', 345, 'dd.mm.yy'),
    debits('Soll', 460, signBehind),
    credits('Haben', 550, signBehind),
  ],
  top: 230,
  nextTop: 90,
  bottom: 770,
  head: (s, names) => [
    at(40, left('Consorsbank', 44, { bold: true, size: 14 })),
    ...block(44, 80, 11, envelope(names, s.person), { size: 9 }),
    at(160, left(`KONTOAUSZUG vom ${day(s.from)} bis ${day(s.to)}`, 44, { bold: true, size: 10 })),
    at(178, left(`Girokonto ${s.account.iban.slice(-10)} IBAN: ${spacedIban(s.account.iban)} BIC: CSDBDE71XXX`, 44)),
  ],
  first: (s) => [
    [
      left(`*** Kontostand zum ${day(eveBefore(s.from))} ***`, 44),
      right(signBehind(s.opening), s.opening < 0 ? 460 : 550),
    ],
  ],
  last: (s) => [
    [left(`*** Kontostand zum ${day(s.to)} ***`, 44), right(signBehind(s.closing), s.closing < 0 ? 460 : 550)],
  ],
  foot: (page) => [
    at(
      806,
      left(`BNP Paribas S.A. Niederlassung Deutschland, Bahnhofstraße 55, 90402 Nürnberg - Blatt ${page}`, 44, {
        size: 6,
      }),
    ),
  ],
}

const shortMonth = (text: string) => monthName(monthOf(text), 'de').slice(0, 3)

export const tradeRepublicDe: Description = {
  bank: 'Trade Republic Bank',
  country: 'DE',
  bankCode: '10012345',
  producer: 'PDFsharp 6.0',
  face: 'Arimo',
  size: 7.5,
  pitch: 10,
  gap: 8,
  holders: givenFirst,
  valueDays: 'never',
  runningBalances: true,
  phrases: {
    salary: 'Incoming transfer from {party} ({purpose})',
    transfer_in: 'Incoming transfer from {party}',
    transfer_out: 'Outgoing transfer for {party}',
    standing_order: 'Outgoing transfer for {party} {purpose}',
    direct_debit: '{party} {purpose} Mandat {ref}',
    card: '{party}',
    cash: 'Bargeldabhebung {purpose}',
    fee: 'Trading fee',
  },
  columns: [
    {
      title: 'DATUM',
      x: 40,
      cell: (row) => `${row.bookedOn.slice(8)} ${shortMonth(row.bookedOn)}.|${row.bookedOn.slice(0, 4)}`,
    },
    {
      title: 'TYP',
      x: 90,
      isWords: true,
      cell: (row) =>
        ({
          salary: 'Überweisung',
          transfer_in: 'Überweisung',
          transfer_out: 'Überweisung',
          standing_order: 'Überweisung',
          direct_debit: 'Lastschrift',
          card: 'Kartentransaktion',
          cash: 'Kartentransaktion',
          fee: 'Gebühren',
        })[row.kind],
    },
    wording('BESCHREIBUNG', 170, 170),
    credits('ZAHLUNGSEINGANG', 420, followed(plain, ' €')),
    debits('ZAHLUNGSAUSGANG', 495, followed(plain, ' €')),
    balances(
      'SALDO',
      558,
      followed((cents) => amount(cents), ' €'),
    ),
  ],
  top: 260,
  nextTop: 80,
  bottom: 740,
  head: (s, names) => [
    at(40, left('TRADE REPUBLIC BANK GMBH', 40, { size: 7 })),
    at(50, left('BRUNNENSTRASSE 19-21, 10119 BERLIN', 40, { size: 7 })),
    ...block(40, 80, 11, envelope(names, s.person), { size: 9 }),
    at(
      80,
      left(
        `DATUM ${s.from.slice(8)} ${shortMonth(s.from)}. ${s.from.slice(0, 4)} - ${s.to.slice(8)} ${shortMonth(s.to)}. ${s.to.slice(0, 4)}`,
        360,
      ),
    ),
    at(92, left(`IBAN ${s.account.iban}`, 360)),
    at(104, left('BIC TRBKDEBBXXX', 360)),
    at(160, left('KONTOÜBERSICHT', 40, { bold: true, size: 11 })),
    at(180, left('PRODUKT', 40)),
    at(180, right('ANFANGSSALDO', 250)),
    at(180, right('ZAHLUNGSEINGANG', 350)),
    at(180, right('ZAHLUNGSAUSGANG', 450)),
    at(180, right('ENDSALDO', 558)),
    at(196, left('Cashkonto', 40)),
    at(196, right(`${amount(s.opening)} €`, 250)),
    at(196, right(`${plain(into(s))} €`, 350)),
    at(196, right(`${plain(out(s))} €`, 450)),
    at(196, right(`${amount(s.closing)} €`, 558)),
    at(228, left('UMSATZÜBERSICHT', 40, { bold: true, size: 11 })),
  ],
  bic: 'TRBKDEBBXXX',
  foot: (page, pages) => [
    at(
      770,
      left('Trade Republic Bank GmbH   Brunnenstraße 19-21   10119 Berlin   www.traderepublic.com', 40, { size: 6 }),
    ),
    at(780, left('Sitz der Gesellschaft: Berlin   AG Charlottenburg HRB 244347 B', 40, { size: 6 })),
    at(800, right(`Seite ${page} von ${pages}`, 558, { size: 6 })),
  ],
  annex: (s) => [
    [left('BARMITTELÜBERSICHT', 40, { bold: true, size: 11 })],
    [left('TREUHANDKONTEN', 40), right('SALDO', 558)],
    [left('Musterbank AG', 40), right(`${amount(s.closing)} €`, 558)],
  ],
}
