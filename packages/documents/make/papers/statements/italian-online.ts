/** Statements of Italian banks without branches: euro signs, running balances, English months, newest first. */
import { monthOf } from '@attesta/domain/day.ts'
import { sum } from '@attesta/domain/money.ts'
import { amount, dated, monthName, signed, spacedIban } from '../../draw/spelling.ts'
import type { Statement } from '../../life/ledger.ts'
import { amounts, balances, booked, capitals, credits, debits, english, envelope, eveBefore, followed, givenFirst, plain, valued, wording } from './columns.ts'
import { at, block, left, right, type Description } from './description.ts'
import { savingsBeside } from './savings-account.ts'

const day = (text: string) => dated(text, 'dd/mm/yyyy')
const euro = followed(amount, ' €')
const total = ({ rows }: Statement, sign: 1 | -1) => sum(rows.filter((row) => Math.sign(row.amount) === sign).map((row) => row.amount))
const shortMonth = (text: string) => monthName(monthOf(text), 'it').slice(0, 3).toLowerCase()

export const ingItaly: Description = {
  bank: 'ING', country: 'IT', bankCode: '03475', producer: 'AFP2web SDK V3.1', size: 8, holders: capitals, valueDays: 'always',
  phrases: { salary: 'ACCR. STIPENDIO-PENSIONE - ANAGRAFICA ORDINANTE {party} NOTE: {purpose}', transfer_in: 'ACCREDITO BONIFICO - ANAGRAFICA ORDINANTE {party} NOTE: {purpose}', transfer_out: 'VS.DISPOSIZIONE - BONIFICO A {party} {purpose}', standing_order: 'BONIFICO IN USCITA - {party} NOTE: {purpose}', direct_debit: 'PAGAMENTI DIVERSI - ADDEBITO SDD {party} {purpose} CREDITOR ID. IT98ZZZ0000{ref} ID MANDATO {ref}',
    card: 'PAGAMENTO CARTA - {party} {purpose} CARTA *1179 DEL {day/}', cash: 'PRELIEVO CARTA - {purpose}', fee: 'BOLLI GOVERNATIVI' },
  columns: [booked('DATA OPERAZIONE', 36, 'dd/mm/yyyy'), valued('DATA VALUTA', 122, 'dd/mm/yyyy'), debits('USCITE', 260, followed(plain, ' €')), credits('ENTRATE', 340, followed(plain, ' €')), wording('DESCRIZIONE', 355, 200)], top: 220, nextTop: 80, bottom: 770,
  head: (s, names) => [at(36, left('ING', 36, { bold: true, size: 20 }), '#ff6200'), ...block(340, 60, 12, envelope(names, s.person), { size: 9 }), at(140, left(`Estratto conto trimestrale al ${day(s.to)}`, 36, { bold: true, size: 12 })), at(160, left(`Conto Corrente Arancio IBAN ${s.account.iban}`, 36)), at(196, left('LISTA MOVIMENTI', 36, { bold: true, size: 10 }))],
  first: (s) => [[left(day(eveBefore(s.from)), 36), right(`${plain(s.opening)} €`, s.opening < 0 ? 260 : 340), left('SALDO INIZIALE', 355)]],
  last: (s) => [[left(day(s.to), 36), right(`${plain(s.closing)} €`, s.closing < 0 ? 260 : 340), left('SALDO FINALE', 355)]],
  foot: (page, pages) => [at(806, left('ING BANK N.V. Milan Branch - Viale Fulvio Testi 250, 20126 Milano', 36, { size: 6.5 })), at(806, right(`RECT_210320 ${page}/${pages}`, 560, { size: 6 }))],
}

export const hype: Description = {
  bank: 'HYPE', country: 'IT', bankCode: '36772', producer: 'TCPDF 6.3.5', face: 'Arimo', size: 7.5, pitch: 10, gap: 6, holders: givenFirst, valueDays: 'never', newestFirst: true, leavesOut: ['opening', 'closing'],
  phrases: { salary: 'HAI RICEVUTO UN BONIFICO DA {party} - {purpose}', transfer_in: 'HAI RICEVUTO UN BONIFICO DA {party} - {purpose}', transfer_out: 'DENARO INVIATO A {party} {purpose}', standing_order: 'BONIFICO A {party} {purpose}', direct_debit: 'ADDEBITO {party} {purpose}', card: 'PAGAMENTO PRESSO {party} {purpose}', cash: 'PRELIEVO {purpose}', fee: 'CANONE' },
  columns: [booked('Data Operazione', 36, 'dd/mm/yyyy'), booked('Data Contabile', 106, 'dd/mm/yyyy'), { title: 'Tipologia', x: 176, isWords: true, cell: (row) => ({ salary: 'Bonifico', transfer_in: 'Bonifico', transfer_out: 'Bonifico', standing_order: 'Bonifico', direct_debit: 'Addebito', card: 'Pagamento', cash: 'Prelievo', fee: 'Canone' })[row.kind] }, { title: 'Nome', x: 236, isWords: true, cell: (row) => row.party.slice(0, 22) }, wording('Descrizione', 350, 140), amounts('Importo', 560, followed((cents) => signed(cents), '€'))],
  top: 180, nextTop: 70, bottom: 780,
  head: (s, names) => [at(40, left('HYPE', 36, { bold: true, size: 22 })), at(70, left('Lista movimenti', 36, { bold: true, size: 13 })), ...[`Intestatario conto: ${names[0]}`, `IBAN: ${s.account.iban}`, `Periodo: dal ${day(s.from)} al ${day(s.to)}`].map((text, line) => at(96 + line * 13, left(text, 36, { size: 9 })))],
  foot: (page) => [at(806, left('Hype S.p.A. - Istituto di moneta elettronica - P.zza Gaudenzio Sella 1, 13900 Biella', 36, { size: 6 })), at(806, right(String(page), 560, { size: 7 }))],
}

export const sella: Description = {
  bank: 'Banca Sella', country: 'IT', bankCode: '03268', producer: 'Aspose.PDF for .NET 21.3', size: 8, holders: capitals, valueDays: 'never',
  phrases: { salary: 'ACCREDITO STIPENDIO|DA {party} {purpose}', transfer_in: 'BONIFICO SEPA DA|{party} {purpose}', transfer_out: 'BONIFICO SEPA A|{party} {purpose}', standing_order: 'BONIFICO RICORRENTE|A {party} {purpose}', direct_debit: 'ADDEBITO SDD|{party} {purpose}', card: 'PAGAMENTO CARTA DI DEBITO|{party} {purpose}', cash: 'PRELIEVO SPORTELLO AUTOMATICO|{purpose}', fee: '{purpose}' },
  columns: [booked('Data', 50, 'dd/mm/yyyy'), wording('Causale', 120, 230), debits('Uscite', 440), credits('Entrate', 540)], top: 240, nextTop: 80, bottom: 770,
  head: (s, names) => [at(40, left('Banca Sella S.p.A.', 50, { bold: true, size: 14 }), '#0a8a6c'), ...block(330, 80, 12, envelope(names, s.person), { size: 9 }), at(150, left(`Estratto conto n. 3 del ${s.to.slice(0, 4)}`, 50, { bold: true, size: 12 })), at(170, left(`Dal ${day(s.from)} al ${day(s.to)}`, 50)), at(184, left(`IBAN ${spacedIban(s.account.iban)}`, 50)), at(210, left('Saldo iniziale', 50)), at(210, right(amount(s.opening), 240)), at(210, left('Saldo finale', 320)), at(210, right(amount(s.closing), 540))],
  annex: () => [[left('Informativa precontrattuale', 50, { bold: true })], [left('Tasso creditore annuo nominale 0,00 % - Commissione omnicomprensiva 0,50 %', 50)], [left('Prestito personale: da 3.000,00 a 30.000,00 euro', 50)]],
}

export const bbva: Description = {
  bank: 'BBVA', country: 'IT', bankCode: '03576', producer: 'Quadient Inspire 14.3', face: 'Arimo', size: 8, pitch: 11, gap: 6, holders: givenFirst, valueDays: 'always', newestFirst: true, runningBalances: true,
  phrases: { salary: 'Accredito stipendio {party}|Data valuta: {day/}|{purpose}', transfer_in: 'Bonifico ricevuto da {party}|Data valuta: {day/}|{purpose}', transfer_out: 'Bonifico inviato a {party}|Data valuta: {day/}|{purpose}', standing_order: 'Bonifico periodico a {party}|Data valuta: {day/}|{purpose}', direct_debit: 'Addebito diretto {party}|Data valuta: {day/}|{purpose}', card: 'Pagamento con carta {party}|Data valuta: {day/}|{purpose}', cash: 'Prelievo {purpose}|Data valuta: {day/}', fee: 'Imposta|Data valuta: {day/}' },
  columns: [booked('Data', 50, 'dd/mm/yyyy'), wording('Causale', 120, 240), amounts('Importo', 450, euro), balances('Saldo', 545, euro)], top: 230, nextTop: 70, bottom: 770,
  head: (s, names) => [at(40, left('BBVA', 50, { bold: true, size: 22 }), '#072146'), at(80, left('Movimenti del conto', 50, { bold: true, size: 13 })), ...[`Titolare: ${names[0]}`, `IBAN: ${spacedIban(s.account.iban)}`, `Periodo: ${day(s.from)} - ${day(s.to)}`].map((text, line) => at(104 + line * 13, left(text, 50, { size: 9 }))), at(160, left(`Saldo al ${day(s.to)}`, 50)), at(160, right(euro(s.closing), 300)), at(174, left(`Saldo al ${day(eveBefore(s.from))}`, 50)), at(174, right(euro(s.opening), 300))],
  foot: (page, pages) => [at(806, left('Banco Bilbao Vizcaya Argentaria S.A. succursale italiana - Corso Monforte 19, 20122 Milano', 50, { size: 6 })), at(806, right(`${page}/${pages}`, 545, { size: 7 }))],
}

export const fineco: Description = {
  bank: 'FinecoBank', country: 'IT', bankCode: '03015', producer: 'Papyrus Server 7.5', size: 7.5, holders: capitals, valueDays: 'always',
  phrases: { salary: 'Stipendio|Ord: {party} Inf: {purpose}', transfer_in: 'Bonifico SEPA Italia|Ord: {party} Inf: {purpose}', transfer_out: 'Bonifico SEPA Italia|Ben: {party} Ins: {day/} Da: Internet Cau: {purpose}', standing_order: 'Bonifico SEPA Italia|Ben: {party} Ins: {day/} Cau: {purpose}', direct_debit: 'SEPA Direct Debit|Add. {party} {purpose} SDD {ref}', card: 'Visa Debit|{party} {purpose} Carta N. ***** 664 Data operazione {day/}', cash: 'Prelievi Bancomat extra Gruppo|{purpose} Carta N. ***** 664', fee: 'Imposta bollo conto corrente' },
  columns: [booked('Data|Operazione', 36, 'dd.mm.yyyy'), valued('Data|Valuta', 92, 'dd.mm.yyyy'), credits('Entrate', 210), debits('Uscite', 280), wording('Descrizione|e descrizione completa', 295, 265)], top: 240, nextTop: 70, bottom: 780,
  head: (s, names) => [at(36, left('FinecoBank S.p.A.', 36, { bold: true, size: 14 }), '#00549f'), ...[`Conto Corrente: ${s.account.iban.slice(-7)}`, `Intestazione Conto Corrente: ${names[0]}`, `IBAN: ${s.account.iban}`, `Periodo Dal: ${day(s.from)} Al: ${day(s.to)}`].map((text, line) => at(80 + line * 13, left(text, 36, { size: 9 }))), at(150, left('Saldo Iniziale:', 36)), at(150, right(amount(s.opening), 210)), at(163, left('Totale Entrate:', 36)), at(163, right(plain(total(s, 1)), 210)), at(176, left('Totale Uscite:', 36)), at(176, right(`-${plain(total(s, -1))}`, 210)), at(189, left('Saldo Finale:', 36)), at(189, right(amount(s.closing), 210))],
  foot: (page, pages) => [at(808, left('FinecoBank S.p.A. Piazza Durante 11, 20131 Milano - Capitale sociale euro 201.508.609,89', 36, { size: 6 })), at(808, right(`Pagina ${page} di ${pages}`, 560, { size: 7 }))],
}

export const widiba: Description = {
  bank: 'Banca Widiba', country: 'IT', bankCode: '03442', producer: 'Apache POI / OpenPDF 1.3', face: 'Arimo', size: 7.5, holders: capitals, valueDays: 'always', newestFirst: true,
  phrases: { salary: 'Emolumenti|{party} {purpose}', transfer_in: 'Bonifico ricevuto|Da {party} {purpose}', transfer_out: 'Bonifico inviato|A {party} {purpose}', standing_order: 'Bonifico ricorrente|A {party} {purpose}', direct_debit: 'Addebito diretto|{party} {purpose}', card: 'Pagamento pos|{party} {purpose} Operazione del {day/} 14:32', cash: 'Prelievo atm|{purpose}', fee: 'Bolli|{purpose}' },
  columns: [booked('DATA CONT.', 36, 'dd/mm/yyyy'), valued('DATA VAL.', 100, 'dd/mm/yyyy'), wording('CAUSALE / DESCRIZIONE', 165, 280), amounts('IMPORTO', 558, followed(amount, ' €'))], top: 210, nextTop: 60, bottom: 785,
  head: (s, names) => [at(36, left('widiba', 36, { bold: true, size: 20 }), '#4a2a7f'), at(66, left('Banca Widiba S.p.A. - Gruppo MPS', 36, { size: 7 })), at(90, left(`Movimenti conto dal ${day(s.from)} al ${day(s.to)}`, 36, { bold: true, size: 11 })), at(110, left(`${names[0]} - IBAN ${s.account.iban}`, 36, { size: 9 })), at(150, left('Saldo iniziale', 36)), at(150, left(euro(s.opening), 120)), at(165, left('Saldo finale', 36)), at(165, left(euro(s.closing), 120)), at(180, left('Saldo disponibile', 36)), at(180, left(euro(s.closing - 1250), 120))],
}

const englishDay = (text: string) => `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(text.slice(5, 7)) - 1]} ${Number(text.slice(8))}, ${text.slice(0, 4)}`

export const revolut: Description = {
  bank: 'Revolut Bank UAB', country: 'IT', bankCode: '03669', bic: 'REVOITM2', producer: 'PDFKit.NET 21', face: 'Arimo', size: 7.5, pitch: 10, gap: 7, holders: givenFirst, valueDays: 'never', runningBalances: true,
  phrases: { salary: 'Payment from {party}|Reference: {purpose}', transfer_in: 'Transfer from {party}|Reference: {purpose}', transfer_out: 'Transfer to {party}', standing_order: 'Transfer to {party}|Reference: {purpose}', direct_debit: 'Direct debit {party}', card: '{party}|{purpose}', cash: 'Cash withdrawal at {purpose}', fee: 'Plan fee' },
  columns: [{ title: 'Date', x: 44, cell: (row) => englishDay(row.bookedOn) }, wording('Description', 121, 130), { title: 'Category', x: 258, isWords: true, cell: (row) => ({ salary: 'Salary', transfer_in: 'Transfers', transfer_out: 'Transfers', standing_order: 'Transfers', direct_debit: 'Bills', card: 'Shopping', cash: 'Cash', fee: 'Fees' })[row.kind] }, { title: 'Money in/out', x: 378, align: 'right', cell: (row) => english(row.amount) }, { title: 'Balance', x: 440, align: 'right', cell: (row) => english(row.balance) }, { title: 'Tax withheld', x: 495, align: 'right', cell: () => '' }, { title: 'Other taxes', x: 545, align: 'right', cell: () => '' }],
  top: 300, nextTop: 60, bottom: 760, moreAccounts: (s) => [savingsBeside(s, 'Pocket')],
  head: (s, names, all) => [at(40, left('Revolut', 44, { bold: true, size: 18 })), at(44, right('Consolidated statement', 550, { bold: true, size: 12 })), at(62, right(`${englishDay(s.from)} - ${englishDay(s.to)}`, 550)), at(90, left(names[0]!, 44, { bold: true, size: 11 })), ...block(44, 104, 11, [`${s.person.address.street} ${s.person.address.number}`, `${s.person.address.postcode} ${s.person.address.town}`, 'Italy']),
    at(160, left('Summary', 44, { bold: true, size: 12 })), at(178, left('Product', 44)), at(178, right('Opening balance', 250)), at(178, right('Money out', 340)), at(178, right('Money in', 430)), at(178, right('Closing balance', 550)), ...all.flatMap((account, line) => [at(194 + line * 14, left(line === 0 ? 'Personal Account (EUR)' : 'Savings Account (EUR)', 44)), at(194 + line * 14, right(english(account.opening), 250)), at(194 + line * 14, right(english(Math.abs(total(account, -1))), 340)), at(194 + line * 14, right(english(total(account, 1)), 430)), at(194 + line * 14, right(english(account.closing), 550))])],
  account: (s) => [[left(s.rows.some((row) => row.amount < 0) ? 'Personal Account (EUR)' : 'Savings Account (EUR)', 44, { bold: true, size: 11 })], [left('IBAN', 44), left(s.account.iban, 90)], [left('BIC', 44), left('REVOITM2', 90)], [left('Opening balance', 44), left(english(s.opening), 140), left('Closing balance', 258), left(english(s.closing), 350)]],
  foot: (page, pages) => [at(790, left('Revolut Bank UAB is a credit institution licensed in the Republic of Lithuania. Deposits are protected up to €100,000.00.', 44, { size: 6 })), at(800, right(`Page ${page} of ${pages}`, 550, { size: 7 }))],
}

export const tradeRepublicItaly: Description = {
  bank: 'Trade Republic Bank', country: 'IT', bankCode: '03674', bic: 'TRBKITMM', producer: 'PDFsharp 6.0', face: 'Arimo', size: 7.5, pitch: 10, gap: 8, holders: givenFirst, valueDays: 'never', runningBalances: true,
  phrases: { salary: 'Incoming transfer from {party}', transfer_in: 'Incoming transfer from {party}', transfer_out: 'Outgoing transfer for {party}', standing_order: 'Outgoing transfer for {party}', direct_debit: 'Addebito diretto {party} {purpose}', card: '{party} {purpose}', cash: 'Prelievo {purpose}', fee: 'Commissione' },
  columns: [{ title: 'DATA', x: 40, cell: (row) => `${row.bookedOn.slice(8)} ${shortMonth(row.bookedOn)}|${row.bookedOn.slice(0, 4)}` }, { title: 'TIPO', x: 85, isWords: true, cell: (row) => (row.kind === 'card' || row.kind === 'cash' ? 'Transazione|con carta' : 'Bonifico') }, wording('DESCRIZIONE', 165, 180), credits('IN ENTRATA', 420, followed(plain, ' €')), debits('IN USCITA', 490, followed(plain, ' €')), balances('SALDO', 558, euro)], top: 260, nextTop: 70, bottom: 745,
  head: (s, names) => [at(40, left('TRADE REPUBLIC BANK GMBH', 40, { size: 7 })), ...block(40, 76, 11, envelope(names, s.person), { size: 9 }), at(76, left(`DATA ${s.from.slice(8)} ${shortMonth(s.from)} ${s.from.slice(0, 4)} - ${s.to.slice(8)} ${shortMonth(s.to)} ${s.to.slice(0, 4)}`, 360)), at(88, left(`IBAN ${s.account.iban}`, 360)), at(100, left('BIC TRBKITMM', 360)), at(150, left('ESTRATTO CONTO RIASSUNTIVO', 40, { bold: true, size: 11 })), at(172, left('PRODOTTO', 40)), at(172, right('SALDO INIZIALE', 230)), at(172, right('IN ENTRATA', 330)), at(172, right('IN USCITA', 430)), at(172, right('SALDO FINALE', 558)), at(188, left('Conto corrente', 40)), at(188, right(euro(s.opening), 230)), at(188, right(`${plain(total(s, 1))} €`, 330)), at(188, right(`${plain(total(s, -1))} €`, 430)), at(188, right(euro(s.closing), 558)), at(226, left('TRANSAZIONI SUL CONTO', 40, { bold: true, size: 11 }))],
  foot: (page, pages) => [at(780, left('Trade Republic Bank GmbH, succursale italiana - Via Monte di Pietà 21, 20121 Milano', 40, { size: 6 })), at(800, right(`Pagina ${page} di ${pages}`, 558, { size: 6 }))],
  annex: (s) => [[left('NOTE SULL\'ESTRATTO CONTO', 40, { bold: true })], [left('Panoramica della liquidità: Musterbank SE', 40), right(euro(s.closing), 558)]],
}
