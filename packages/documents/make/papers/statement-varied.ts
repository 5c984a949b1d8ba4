/**
 * A bank that nobody knows, its layout thrown with dice from all that banks are seen to do: where dates stand and how they are spelt, which way signs are
 * written, whether balances run along, which way time runs. What a reader learns from one throw helps it with no other.
 */
import { amount, dated, monthName, spacedIban } from '../draw/spelling.ts'
import { flow, wrapped } from '../draw/flow.ts'
import type { Face, Sheet } from '../draw/sheet.ts'
import type { Row, Statement } from '../life/ledger.ts'
import type { Dice } from '../random.ts'
import type { StatementLayout } from './statement-layout.ts'

/** The column of words takes what width the others leave; its cells are drawn line by line. */
interface Column { kind: 'day' | 'words' | 'money'; title: string; width: number; cell(row: Row): string }

const LEFT = 38
const WIDTH = 520
const GAP = 6

const BANKS = ['Banca del Brembo', 'Cassa Rurale del Tirreno', 'Credito Adriatico', 'Banca Popolare di Valsugana', 'Istituto Bancario Ligure']
const FACES: readonly Face[] = ['Helvetica', 'Arimo', 'Times-Roman', 'Courier']
/** How the bank writes what goes out and what comes in. */
const SIGNS = ['minus', 'plus and minus', 'minus behind', 'two columns', 'two columns, credit first', 'letters'] as const
const DAYS: ReadonlyArray<(day: string) => string> = [(day) => dated(day, 'dd/mm/yyyy'), (day) => dated(day, 'dd.mm.yyyy'), (day) => dated(day, 'dd-mm-yyyy'), (day) => dated(day, 'dd/mm/yy'), (day) => dated(day, 'dd.mm.yy'), (day) => dated(day, 'dd/mm'), (day) => dated(day, 'dd.mm.'),
  (day) => `${day.slice(8)} ${monthName(day.slice(0, 7), 'it').slice(0, 3).toLowerCase()} ${day.slice(0, 4)}`]
const PHRASES: Record<Row['kind'], readonly string[]> = {
  salary: ['ACCREDITO STIPENDIO', 'Emolumenti', 'BONIFICO STIPENDIO DA'], transfer_in: ['BONIFICO IN ENTRATA', 'Bonifico ricevuto da'], transfer_out: ['BONIFICO IN USCITA', 'Bonifico disposto a'], standing_order: ['BONIFICO PERIODICO', 'Ordine permanente a favore di'],
  direct_debit: ['ADDEBITO DIRETTO', 'Addebito SDD', 'SDD CORE'], card: ['PAGAMENTO POS', 'Acquisto carta', 'POS'], cash: ['PRELIEVO ATM', 'Prelievo contante'], fee: ['IMPOSTE E COMPETENZE', 'Spese e bolli'],
}

export function variedLayout(dice: Dice): StatementLayout {
  const bank = dice.pick(BANKS), face = dice.pick(FACES), signs = dice.pick(SIGNS), spell = dice.pick(DAYS)
  const size = face === 'Courier' ? 7 : dice.pick([7.5, 8, 9]), euro = dice.fraction() < 0.25 ? ' €' : ''
  const hasValueDay = dice.fraction() < 0.6, hasBalances = dice.fraction() < 0.4, newestFirst = dice.fraction() < 0.3, amountsFirst = dice.fraction() < 0.25, isSecondLine = dice.fraction() < 0.4, isAmountLast = dice.fraction() < 0.3, carriesOver = dice.fraction() < 0.3, isGrouped = dice.fraction() < 0.85
  const figure = (cents: number) => (isGrouped ? amount(cents) : amount(cents).replaceAll('.', ''))
  const phrases = Object.fromEntries(Object.entries(PHRASES).map(([kind, choices]) => [kind, dice.pick(choices)])) as Record<Row['kind'], string>
  const opening = dice.pick(['Saldo iniziale', 'SALDO PRECEDENTE', 'Saldo di apertura', 'Saldo contabile iniziale']), closing = dice.pick(['Saldo finale', 'NUOVO SALDO', 'Saldo di chiusura', 'Saldo contabile finale'])
  const holderLabel = dice.pick(['Intestatario', 'Intestato a', 'Titolare', 'Intestatario conto']), surnameFirst = dice.fraction() < 0.5
  const words = (row: Row): string[] => {
    const rest = [row.party, row.purpose].filter(Boolean).join(' ')
    return isSecondLine && rest ? [phrases[row.kind], rest] : [[phrases[row.kind], rest].filter(Boolean).join(' ')]
  }
  const balanceOf = (cents: number) => (signs === 'letters' ? `${figure(Math.abs(cents))} ${cents < 0 ? 'D' : 'A'}` : signs === 'minus behind' ? figure(Math.abs(cents)) + (cents < 0 ? '-' : '') : figure(cents)) + euro
  const holderOf = ({ person }: Statement) => {
    const { given, family } = face === 'Arimo' ? { given: person.givenName, family: person.familyName } : person.latinName
    return (surnameFirst ? `${family} ${given}` : `${given} ${family}`).toUpperCase()
  }

  const money = (title: string, cell: (row: Row) => string): Column => ({ kind: 'money', title, width: 74, cell })
  const [debitTitle, creditTitle] = dice.pick([['Addebiti', 'Accrediti'], ['Uscite', 'Entrate'], ['Dare', 'Avere']])
  const debit = money(debitTitle, (row) => (row.amount < 0 ? figure(-row.amount) + euro : '')), credit = money(creditTitle, (row) => (row.amount > 0 ? figure(row.amount) + euro : ''))
  const balances = money(dice.pick(['Saldo', 'Saldo contabile']), (row) => balanceOf(row.balance))
  const single = { minus: (row: Row) => figure(row.amount), 'plus and minus': (row: Row) => `${row.amount < 0 ? '-' : '+'}${figure(Math.abs(row.amount))}`, 'minus behind': (row: Row) => figure(Math.abs(row.amount)) + (row.amount < 0 ? '-' : ''), letters: (row: Row) => `${figure(Math.abs(row.amount))} ${row.amount < 0 ? 'D' : 'A'}` }
  const amounts = signs === 'two columns' ? [debit, credit] : signs === 'two columns, credit first' ? [credit, debit] : [money('Importo', (row) => single[signs](row) + euro)]
  const days: Column[] = [{ kind: 'day', title: dice.pick(['Data', 'Data contabile', 'Data operazione']), width: 78, cell: (row) => spell(row.bookedOn) }, ...(hasValueDay ? [{ kind: 'day' as const, title: dice.pick(['Valuta', 'Data valuta']), width: 68, cell: (row: Row) => spell(row.valueOn) }] : [])]
  const figures = hasBalances ? [...amounts, balances] : amounts
  const text: Column = { kind: 'words', title: dice.pick(['Descrizione', 'Descrizione operazione', 'Causale']), width: WIDTH - [...days, ...figures].reduce((sum, column) => sum + column.width, 0), cell: () => '' }
  const columns = amountsFirst ? [...days, ...figures, text] : [...days, text, ...figures]

  /** Each column with the place that its text is set to: days and words to their left edge, money to its right. */
  const placed = columns.map((column, at) => {
    const left = LEFT + columns.slice(0, at).reduce((sum, before) => sum + before.width, 0)
    return { ...column, x: column.kind === 'money' ? left + column.width - GAP : left + (column.kind === 'words' ? GAP : 0), align: column.kind === 'money' ? 'right' as const : 'left' as const }
  })
  /** A balance without a column of its own stands where a credit would. */
  const wordsAt = placed.find(({ kind }) => kind === 'words')!, total = placed.find(({ title }) => title === balances.title) ?? placed.find(({ title }) => title === credit.title) ?? placed.find(({ kind }) => kind === 'money')!

  function draw(sheet: Sheet, statement: Statement): void {
    const { account, person, rows, from, to } = statement
    sheet.bold(bank, LEFT, 36, { size: 15 })
    sheet.text(`${bank} S.p.A. - Capitale sociale Euro 125.000.000,00 - Iscritta all'albo al n. 5542`, LEFT, 56, { size: 6 })
    sheet.bold(dice.pick(['ESTRATTO CONTO', 'LISTA MOVIMENTI', 'Movimenti del conto']), LEFT, 78, { size: 12 })
    for (const [line, [label, value]] of [[holderLabel, holderOf(statement)], ['IBAN', spacedIban(account.iban)], ['Periodo', `dal ${dated(from, 'dd/mm/yyyy')} al ${dated(to, 'dd/mm/yyyy')}`], ['Indirizzo', `${person.address.street} ${person.address.number} ${person.address.town}`]].entries()) sheet.text(`${label}: ${value}`, LEFT, 102 + line * 14, { size: 9 })
    let carried = statement.opening
    const carry = (label: string, y: number) => { sheet.text(label, wordsAt.x, y, { size }); sheet.text(balanceOf(carried), total.x, y, { size, align: 'right' }) }
    const balance = (label: string, day: string, cents: number) => ({ height: size + 9, draw: (y: number) => { sheet.bold(`${label} al ${dated(day, 'dd/mm/yyyy')}`, wordsAt.x, y, { size }); sheet.bold(balanceOf(cents), total.x, y, { size, align: 'right' }) } })
    const drawn = (newestFirst ? rows.toReversed() : rows).map((row) => {
      const lines = words(row).flatMap((line) => wrapped(sheet, line, text.width - 16, size))
      return { height: lines.length * (size + 2) + 5, draw: (y: number) => {
        for (const { kind, cell, x, align } of placed) if (kind !== 'words') sheet.text(cell(row), x, kind === 'money' && isAmountLast ? y + (lines.length - 1) * (size + 2) : y, { size, align })
        carried = row.balance
        for (const [at, line] of lines.entries()) sheet.text(line, wordsAt.x, y + at * (size + 2), { size })
      } }
    })
    const first = balance(opening, from, statement.opening), last = balance(closing, to, statement.closing)
    flow(sheet, newestFirst ? [last, ...drawn, first] : [first, ...drawn, last], { top: 176, nextTop: 56, bottom: 790, heading: (y) => {
      for (const { title, x, align } of placed) sheet.bold(title, x, y, { size, align })
      sheet.rule(LEFT, y + size + 4, LEFT + WIDTH, y + size + 4)
      if (sheet.page === 1 || !carriesOver || newestFirst) return y + size + 10
      carry('Riporto', y + size + 10)
      return y + 2 * size + 18
    }, foot: (y) => {
      if (carriesOver && !newestFirst) carry('A riportare', y + 2)
      sheet.text(`Pag. ${sheet.page}`, 558, 806, { size: 7, align: 'right' })
    } })
  }

  return { bank, country: 'IT', bankCode: `099${dice.between(10, 99)}`, producer: 'iText 2.1.7 by 1T3XT', face, bic: null, holdersOf: (statement) => [holderOf(statement)], describe: words, valueDays: hasValueDay ? 'always' : 'never', printsRunningBalances: hasBalances, newestFirst, draw }
}
