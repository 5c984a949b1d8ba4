/**
 * Statements of the Deutsche Bank, the Postbank before and in it, and others of their kind: years on the next line,
 * signs apart, days as headings.
 */
import { sum } from '@attesta/domain/money.ts'
import { amount, dated, signed, spacedIban } from '../../draw/spelling.ts'
import type { Statement } from '../../life/ledger.ts'
import {
  credits,
  debits,
  envelope,
  eveBefore,
  givenFirst,
  minusBehind,
  plain,
  signApart,
  wording,
  amounts,
  booked,
} from './columns.ts'
import { at, block, left, right, type Description } from './description.ts'

const day = (text: string) => dated(text, 'dd.mm.yyyy')
const total = ({ rows }: Statement, sign: 1 | -1) =>
  sum(rows.filter((row) => Math.sign(row.amount) === sign).map((row) => row.amount))
/** `05.01.`, and its year on the next line. */
const overYear = (text: string) => `${dated(text, 'dd.mm.')}|${text.slice(0, 4)}`

const deutschePhrases: Description['phrases'] = {
  salary: 'SEPA Überweisung von|{party}|Verwendungszweck/ Kundenreferenz|{purpose}|SALA Lohn/Gehalt',
  transfer_in: 'SEPA Überweisung von|{party}|Verwendungszweck/ Kundenreferenz|{purpose}',
  transfer_out: 'SEPA Überweisung an|{party}|Verwendungszweck/ Kundenreferenz|{purpose}',
  standing_order: 'SEPA Dauerauftrag an|{party}|Verwendungszweck/ Kundenreferenz|{purpose}|RINP Dauerauftrag',
  direct_debit: 'SEPA Lastschrifteinzug von|{party}|Verwendungszweck/ Kundenreferenz|{ref} {purpose}',
  card: 'Kartenzahlung|{party}//{purpose}/DE',
  cash: 'Bargeldauszahlung GAA|{purpose}',
  fee: 'Saldo der Abschlussposten',
}

export const deutscheBank: Description = {
  bank: 'Deutsche Bank',
  country: 'DE',
  bankCode: '70070010',
  producer: 'CrawfordTech PDF Driver Version 4.9 64 Bit',
  size: 8,
  holders: givenFirst,
  phrases: deutschePhrases,
  valueDays: 'always',
  breaksBookings: true,
  columns: [
    { title: 'Buchung', x: 56, cell: (row) => overYear(row.bookedOn) },
    { title: 'Valuta', x: 96, cell: (row) => overYear(row.valueOn) },
    wording('Vorgang', 136, 230),
    debits('Soll', 450, signApart),
    credits('Haben', 540, signApart),
  ],
  top: 280,
  nextTop: 110,
  bottom: 770,
  head: (s, names) => [
    at(36, left('Deutsche Bank', 56, { bold: true, size: 15 }), '#0018a8'),
    ...block(56, 80, 12, ['Herrn', ...envelope(names, s.person)], { size: 10 }),
    at(172, left(`Kontoauszug vom ${day(s.from)} bis ${day(s.to)}`, 56, { bold: true, size: 12 })),
    at(192, left(`Kontoinhaber: ${names[0]}`, 56)),
    ...[
      ['Auszug', '3', 56],
      ['Seite', '1', 110],
      ['von', '4', 150],
      ['IBAN', spacedIban(s.account.iban), 190],
      [`Alter Saldo per ${day(eveBefore(s.from))}`, `EUR ${signApart(s.opening)}`, 410],
    ].flatMap(([title, text, x]) => [
      at(216, left(String(title), Number(x), { size: 7 })),
      at(230, left(String(text), Number(x))),
    ]),
  ],
  last: (s) => [
    [],
    [left('Filialnummer', 56), left('Kontonummer', 136), left('Neuer Saldo', 460)],
    [
      left(s.account.iban.slice(12, 15), 56),
      left(s.account.iban.slice(-7), 136),
      left('EUR', 440),
      right(signApart(s.closing), 540),
    ],
  ],
  foot: (page) => [
    at(
      808,
      left(
        'Wichtige Hinweise: Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes bis 100.000,00 EUR entschädigungsfähig.',
        56,
        { size: 6 },
      ),
    ),
    at(56, right(`Seite ${page}`, 540, { size: 7 })),
  ],
}

/** The Postbank's accounts since they moved to the Deutsche Bank's machines. */
export const postbankSince2023: Description = {
  ...deutscheBank,
  bank: 'Postbank',
  bankCode: '10010010',
  bic: 'PBNKDEFFXXX',
  producer: 'XEP 4.28.759',
  face: 'Arimo',
  head: (s, names, all) => [
    ...deutscheBank
      .head(s, names, all)
      .map((print) => (print.text === 'Deutsche Bank' ? { ...print, text: 'Postbank', colour: '#d90000' } : print)),
    at(56, left('Postbank - eine Niederlassung der Deutsche Bank AG', 56, { size: 7 })),
    at(244, left('BIC (SWIFT): PBNKDEFFXXX', 190)),
  ],
}

const postbankPhrases: Description['phrases'] = {
  salary: 'Gutschr. SEPA|{party}|{purpose}|Gehalt/Rente',
  transfer_in: 'Gutschr. SEPA|{party}|{purpose}',
  transfer_out: 'SEPA Überw. Einzel|{party}|{purpose}',
  standing_order: 'Dauerauftrag|{party}|{purpose}',
  direct_debit: 'SDD Lastschr|{party}|{purpose}|Referenz {ref} Mandat {ref}',
  card: 'Kartenzahlung|{party} {purpose}|Karte 0 {day} 14:02',
  cash: 'Auszahlung|{purpose}',
  fee: 'Zinsen/Entg.',
}

export const postbank2014: Description = {
  bank: 'Postbank',
  country: 'DE',
  bankCode: '37010050',
  producer: 'StreamServe Communication Server 5.6.2 Build 16.6.50 GA 496',
  size: 8,
  pitch: 9.5,
  gap: 4,
  holders: givenFirst,
  phrases: postbankPhrases,
  valueDays: 'always',
  bic: 'PBNKDEFFXXX',
  columns: [
    booked('Buchung', 50, 'dd.mm.'),
    { title: 'Wert', x: 88, cell: (row) => dated(row.valueOn, 'dd.mm.') },
    wording('Vorgang/Buchungsinformation', 126, 260),
    debits('Soll', 460, signApart),
    credits('Haben', 550, signApart),
  ],
  top: 250,
  nextTop: 100,
  bottom: 770,
  head: (s, names) => [
    at(36, right('Postbank', 550, { bold: true, size: 16 })),
    ...block(50, 70, 12, envelope(names, s.person), { size: 10 }),
    at(150, left(`Kontoauszug: Giro plus vom ${day(s.from)} bis ${day(s.to)}`, 50, { bold: true, size: 11 })),
    at(168, left(`Kontoinhaber: ${names.join(', ')}`, 50)),
    ...[
      ['Auszug', '007', 50],
      ['Seite', '1', 95],
      ['IBAN', spacedIban(s.account.iban), 130],
      ['BIC (SWIFT)', 'PBNKDEFFXXX', 310],
      ['Alter Kontostand', `EUR ${signApart(s.opening)}`, 440],
    ].flatMap(([title, text, x]) => [
      at(190, left(String(title), Number(x), { bold: true })),
      at(203, left(String(text), Number(x))),
    ]),
  ],
  last: (s) => [
    [],
    [
      left('Kontonummer', 50),
      left('BLZ', 130),
      left('Summe Zahlungseingänge', 200),
      left('Dispositionskredit', 330),
      left('Zinssatz', 420),
    ],
    [
      left(s.account.iban.slice(-10), 50),
      left(s.account.iban.slice(4, 12), 130),
      left(`EUR ${signApart(total(s, 1))}`, 200),
      left('EUR 2.000,00', 330),
      left('10,55 %', 420),
    ],
    [left('Summe Zahlungsausgänge', 200), left('Eingeräumte Kontoüberz.', 330), left('Neuer Kontostand', 440)],
    [left(`EUR ${signApart(total(s, -1))}`, 200), left('EUR 2.000,00', 330), left(`EUR ${signApart(s.closing)}`, 440)],
  ],
}

export const postbank2017: Description = {
  ...postbank2014,
  bankCode: '44010046',
  producer: 'XEP 4.19 build 20110414',
  face: 'Arimo',
  size: 7.5,
  pitch: 10,
  columns: [
    {
      title: 'Buchung/|Wert',
      x: 50,
      cell: (row) => `${dated(row.bookedOn, 'dd.mm.')}/|${dated(row.valueOn, 'dd.mm.')}`,
    },
    wording('Vorgang/Buchungsinformation', 110, 270),
    debits('Soll', 470, (cents) => signed(cents)),
    credits('Haben', 550, (cents) => signed(cents)),
  ],
  head: (s, names) => [
    at(36, right('Postbank', 550, { bold: true, size: 16 })),
    ...block(50, 70, 12, envelope(names, s.person), { size: 10 }),
    at(150, left(`Kontoauszug: Giro extra plus vom ${day(s.from)} bis ${day(s.to)}`, 50, { bold: true, size: 11 })),
    at(166, left(`Kontoinhaber: ${names.join(', ')}`, 50)),
    at(166, left('BIC (SWIFT): PBNKDEFFXXX', 330)),
    ...[
      ['Auszug', '003', 50],
      ['Jahr', s.to.slice(0, 4), 95],
      ['Seite', '1', 130],
      ['von', '4', 160],
      ['IBAN', spacedIban(s.account.iban), 190],
      ['Alter Kontostand', `EUR ${signed(s.opening, ' ')}`, 440],
    ].flatMap(([title, text, x]) => [
      at(190, left(String(title), Number(x), { bold: true })),
      at(203, left(String(text), Number(x))),
    ]),
  ],
}

export const commerzbank: Description = {
  bank: 'Commerzbank',
  country: 'DE',
  bankCode: '50040000',
  bic: 'COBADEFFXXX',
  producer: 'Papyrus AFP2PDF',
  size: 8.5,
  pitch: 11,
  gap: 4,
  holders: givenFirst,
  valueDays: 'always',
  phrases: {
    salary: '{party}|{purpose}|Gehalt',
    transfer_in: '{party}|Gutschrift {purpose}',
    transfer_out: '{party}|Überweisung {purpose}',
    standing_order: '{party}|Dauerauftrag {purpose}',
    direct_debit: '{party}|{purpose} {ref}|Lastschrift',
    card: '{party}//{purpose}/DE|Kartenzahlung {day}',
    cash: 'Auszahlung GA {purpose}',
    fee: 'Kontoführung',
  },
  columns: [
    wording('Angaben zu den Umsätzen', 60, 270),
    { title: 'Valuta', x: 370, cell: (row) => dated(row.valueOn, 'dd.mm.') },
    debits('zu Ihren Lasten', 470, minusBehind),
    credits('zu Ihren Gunsten', 545),
  ],
  top: 260,
  nextTop: 90,
  bottom: 770,
  daily: (on) => [left(`Buchungsdatum: ${day(on)}`, 60, { bold: true })],
  head: (s, names) => [
    at(40, right('COMMERZBANK', 545, { bold: true, size: 15 })),
    ...block(60, 80, 12, envelope(names, s.person), { size: 10 }),
    at(160, left(`Kontoauszug vom ${day(s.to)}`, 60, { bold: true, size: 12 })),
    at(178, left(`Auszug-Nr. ${Number(s.to.slice(5, 7))}   IBAN ${spacedIban(s.account.iban)}   BIC COBADEFFXXX`, 60)),
    at(192, left('Kontoführung: Filiale Köln, Tel. 0221 4711-0', 60)),
  ],
  first: (s) => [[left(`Alter Kontostand vom ${day(eveBefore(s.from))}`, 60), right(minusBehind(s.opening), 545)]],
  last: (s) => [
    [left(`Neuer Kontostand vom ${day(s.to)}`, 60, { bold: true }), right(minusBehind(s.closing), 545, { bold: true })],
  ],
  foot: (page, pages) => [at(808, left(`Seite ${page} von ${pages}`, 60, { size: 7 }))],
}

export const vivid: Description = {
  bank: 'Solaris',
  country: 'DE',
  bankCode: '11010100',
  bic: 'SOBKDEBBXXX',
  producer: 'wkhtmltopdf 0.12.4',
  face: 'Arimo',
  size: 8,
  pitch: 11,
  gap: 7,
  holders: givenFirst,
  valueDays: 'always',
  phrases: {
    salary: '{party}|{purpose}',
    transfer_in: '{party}|{purpose}',
    transfer_out: '{party}|{purpose}',
    standing_order: '{party}|{purpose}',
    direct_debit: '{party}|{purpose}',
    card: '{party}',
    cash: '{purpose}',
    fee: 'Prime',
  },
  columns: [
    { title: 'Tag der Buchung/|Wertstellung', x: 50, cell: (row) => `${day(row.bookedOn)}|${day(row.valueOn)}` },
    {
      title: 'Typ',
      x: 130,
      isWords: true,
      cell: (row) =>
        ({
          salary: 'SEPA-Überweisung',
          transfer_in: 'SEPA-Überweisung',
          transfer_out: 'SEPA-Überweisung',
          standing_order: 'Dauerauftrag',
          direct_debit: 'Lastschrift',
          card: 'Kartenzahlung',
          cash: 'Abhebung',
          fee: 'Gebühr',
        })[row.kind],
    },
    wording('Beschreibung', 240, 200),
    amounts('Betrag', 545, (cents) => `${amount(cents)} EUR`),
  ],
  top: 250,
  nextTop: 70,
  bottom: 770,
  head: (s, names) => [
    at(40, left('Vivid Money', 50, { bold: true, size: 15 })),
    at(60, left('Solaris SE, Cuvrystraße 53, 10997 Berlin', 50, { size: 7 })),
    at(90, left(names[0]!, 50, { size: 10 })),
    at(103, left(`${s.person.address.street} ${s.person.address.number}`, 50)),
    at(150, left(`Kontoauszug ${day(s.from)} - ${day(s.to)}`, 50, { bold: true, size: 12 })),
    at(172, left(`IBAN ${s.account.iban}`, 50)),
    at(184, left('BIC SOBKDEBBXXX', 50)),
    at(210, left('Anfangssaldo', 50)),
    at(210, right(`${amount(s.opening)} EUR`, 200)),
    at(222, left('Endsaldo', 50)),
    at(222, right(`${amount(s.closing)} EUR`, 200)),
    at(210, left('Zahlungsausgänge', 300)),
    at(210, right(`${plain(total(s, -1))} EUR`, 545)),
  ],
  foot: (page, pages) => [at(810, right(`${page}/${pages}`, 545, { size: 7 }))],
}
