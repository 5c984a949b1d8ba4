/**
 * A bank that no one knows, its table thrown with dice from all that banks are seen to do: where days stand and how
 * they are spelt, which way signs are written, whether balances run along, which way time runs, where a page may end.
 * What a reader learns from one throw helps it with no other.
 */
import type { Cents } from '@attesta/domain/money.ts'
import { amount, dated, monthName, signed, spacedIban } from '../../draw/spelling.ts'
import type { Face } from '../../draw/sheet.ts'
import type { BookingKind, Row, Statement } from '../../life/ledger.ts'
import type { Dice } from '../../random.ts'
import { eveBefore, lettered, minusBehind, plain, signApart, signBehind } from './columns.ts'
import { at, left, right, type Cell, type Column, type Description } from './description.ts'

const LEFT = 38,
  RIGHT = 558,
  GAP = 8

const FACES: readonly Face[] = ['Helvetica', 'Arimo', 'Times-Roman', 'Courier']

interface Tongue {
  banks: string[]
  titles: string[]
  holder: string[]
  opening: string[]
  closing: string[]
  booked: string[]
  value: string[]
  words: string[]
  amount: string[]
  balance: string[]
  sides: [debit: string, credit: string][]
  letters: [debit: string, credit: string]
  carry: [foot: string, head: string]
  span: [since: string, until: string]
  /** A title and two lines of charges. */
  annex: [string, string, string]
  form: string
  advert: string
  phrases: Record<BookingKind, string[]>
}

const TONGUES: Record<'it' | 'de', Tongue> = {
  it: {
    banks: [
      'Banca del Brembo',
      'Cassa Rurale del Tirreno',
      'Credito Adriatico',
      'Banca Popolare di Valsugana',
      'Istituto Bancario Ligure',
    ],
    titles: ['ESTRATTO CONTO', 'LISTA MOVIMENTI', 'Movimenti del conto'],
    holder: ['Intestatario', 'Intestato a', 'Titolare', 'Intestatario conto'],
    opening: ['Saldo iniziale', 'SALDO PRECEDENTE', 'Saldo di apertura', 'Saldo contabile iniziale'],
    closing: ['Saldo finale', 'NUOVO SALDO', 'Saldo di chiusura', 'Saldo contabile finale'],
    booked: ['Data', 'Data contabile', 'Data operazione'],
    value: ['Valuta', 'Data valuta'],
    words: ['Descrizione', 'Descrizione operazione', 'Causale'],
    sides: [
      ['Addebiti', 'Accrediti'],
      ['Uscite', 'Entrate'],
      ['Dare', 'Avere'],
    ],
    amount: ['Importo'],
    balance: ['Saldo', 'Saldo contabile'],
    letters: ['D', 'A'],
    carry: ['A riportare', 'Riporto'],
    span: ['dal', 'al'],
    annex: ['Dettaglio competenze di chiusura', 'Interessi creditori', 'Imposta di bollo'],
    form: 'S.p.A.',
    advert: 'Prestiti da 3.000,00 a 30.000,00 euro: chiedi in filiale.',
    phrases: {
      salary: ['ACCREDITO STIPENDIO', 'Emolumenti', 'BONIFICO STIPENDIO DA'],
      transfer_in: ['BONIFICO IN ENTRATA', 'Bonifico ricevuto da'],
      transfer_out: ['BONIFICO IN USCITA', 'Bonifico disposto a'],
      standing_order: ['BONIFICO PERIODICO', 'Ordine permanente a favore di'],
      direct_debit: ['ADDEBITO DIRETTO', 'Addebito SDD', 'SDD CORE'],
      card: ['PAGAMENTO POS', 'Acquisto carta', 'POS'],
      cash: ['PRELIEVO ATM', 'Prelievo contante'],
      fee: ['IMPOSTE E COMPETENZE', 'Spese e bolli'],
    },
  },
  de: {
    banks: ['Bankhaus Lindner', 'Bank Hanse', 'Volksbank Altmoor', 'Sparkasse Neuheide', 'Privatbank Oster'],
    titles: ['Kontoauszug', 'KONTOAUSZUG', 'Umsatzübersicht'],
    holder: ['Kontoinhaber', 'Kontoinhaberin', 'Inhaber'],
    opening: ['Alter Kontostand', 'Alter Saldo', 'Anfangssaldo', 'Saldovortrag'],
    closing: ['Neuer Kontostand', 'Neuer Saldo', 'Endsaldo', 'Schlusssaldo'],
    booked: ['Buchung', 'Buchungstag', 'Datum'],
    value: ['Wert', 'Valuta', 'Wertstellung'],
    words: ['Verwendungszweck', 'Vorgang', 'Buchungstext'],
    sides: [
      ['Soll', 'Haben'],
      ['Belastung', 'Gutschrift'],
      ['Ausgang', 'Eingang'],
    ],
    amount: ['Betrag', 'Umsatz'],
    balance: ['Saldo', 'Kontostand'],
    letters: ['S', 'H'],
    carry: ['Übertrag auf Folgeseite', 'Übertrag von Vorseite'],
    span: ['vom', 'bis'],
    annex: ['Rechnungsabschluss', 'Habenzinsen', 'Entgelte Kontoführung'],
    form: 'AG',
    advert: 'Ratenkredit ab 2.500,00 EUR, fragen Sie uns.',
    phrases: {
      salary: ['Lohn/Gehalt', 'Gehaltseingang', 'Gutschrift Gehalt'],
      transfer_in: ['Gutschrift', 'Zahlungseingang'],
      transfer_out: ['Überweisung an', 'SEPA-Überw.'],
      standing_order: ['Dauerauftrag', 'Dauerauftrag an'],
      direct_debit: ['Lastschrift', 'Basislastschrift'],
      card: ['Kartenzahlung', 'Kartenzahlung girocard'],
      cash: ['Auszahlung', 'Abbuchung GAA'],
      fee: ['Entgelt', 'Abschlussentgelt'],
    },
  },
}

interface Manner {
  tongue: Tongue
  spell(day: string): string
  /** With its sign, as balances and single columns write it. */
  write(cents: Cents): string
  /** Without, for two columns. */
  bare(cents: Cents): string
  signs: Signs
}
type Signs =
  | 'minus'
  | 'plus and minus'
  | 'minus behind'
  | 'sign behind'
  | 'sign apart'
  | 'letters'
  | 'two columns'
  | 'credit first'

const SIGNS: readonly Signs[] = [
  'minus',
  'plus and minus',
  'minus behind',
  'sign behind',
  'sign apart',
  'letters',
  'two columns',
  'credit first',
  'two columns',
]
const PATTERNS = [
  'dd/mm/yyyy',
  'dd.mm.yyyy',
  'dd-mm-yyyy',
  'dd/mm/yy',
  'dd.mm.yy',
  'dd/mm',
  'dd.mm.',
  'yyyy-mm-dd',
  'dd mon yyyy',
  'dd.mm.|yyyy',
] as const

function mannerOf(dice: Dice, tongue: Tongue, isItalian: boolean): Manner {
  const signs = dice.pick(SIGNS),
    pattern = dice.pick(PATTERNS),
    groups = dice.pick(['.', '.', '.', ' ', "'", '']),
    currency = dice.fraction() < 0.25 ? dice.pick([' €', ' EUR']) : ''
  const spelt = (write: (cents: Cents) => string) => (cents: Cents) => write(cents).replaceAll('.', groups) + currency
  const ways: Record<Signs, (cents: Cents) => string> = {
    minus: amount,
    'plus and minus': (cents) => signed(cents),
    'minus behind': minusBehind,
    'sign behind': signBehind,
    'sign apart': signApart,
    letters: lettered(...tongue.letters),
    'two columns': amount,
    'credit first': amount,
  }
  return {
    tongue,
    signs,
    write: spelt(ways[signs]),
    bare: spelt(plain),
    spell: (day) =>
      pattern === 'dd mon yyyy'
        ? `${day.slice(8)} ${monthName(day.slice(0, 7), isItalian ? 'it' : 'de')
            .slice(0, 3)
            .toLowerCase()} ${day.slice(0, 4)}`
        : dated(day, pattern),
  }
}

/** Columns without their places: the widths of days and figures are fixed, the words take what is left. */
type Unplaced = Omit<Column, 'x'> & { room: number }

function columnsOf(
  dice: Dice,
  { tongue, spell, write, bare, signs }: Manner,
  size: number,
  hasBalances: boolean,
  hasValueDay: boolean,
): Column[] {
  const figure = (title: string, cell: (row: Row) => string): Unplaced => ({
    title,
    align: 'right',
    room: 64 + size * 2,
    cell,
  })
  const from = dice.fraction() < 0.25 ? ('last' as const) : 0
  const isStacked = hasValueDay && dice.fraction() < 0.25
  const days: Unplaced[] = [
    {
      title: isStacked ? `${dice.pick(tongue.booked)}|${tongue.value[0]}` : dice.pick(tongue.booked),
      room: 40 + size * 5,
      cell: (row) =>
        isStacked
          ? `${spell(row.bookedOn).replace('|', '')}|${spell(row.valueOn).replace('|', '')}`
          : spell(row.bookedOn),
    },
    ...(hasValueDay && !isStacked
      ? [{ title: dice.pick(tongue.value), room: 30 + size * 5, cell: (row: Row) => spell(row.valueOn) }]
      : []),
  ]
  const [debit, credit] = dice.pick(tongue.sides)
  const sides = [
    figure(debit, (row) => (row.amount < 0 ? bare(row.amount) : '')),
    figure(credit, (row) => (row.amount > 0 ? bare(row.amount) : '')),
  ]
  const money =
    signs === 'two columns'
      ? sides
      : signs === 'credit first'
        ? sides.toReversed()
        : [figure(dice.pick(tongue.amount), (row) => write(row.amount))]
  const balance = hasBalances ? [figure(dice.pick(tongue.balance), (row) => write(row.balance))] : []
  const words: Unplaced = { title: dice.pick(tongue.words), room: 0, width: 0 }
  const order = dice
    .pick([
      [days, [words], money, balance],
      [days, [words], money, balance],
      [days, money, balance, [words]],
      [[words], days, money, balance],
      [money, balance, days, [words]],
      [days.slice(0, 1), [words], days.slice(1), money, balance],
    ])
    .flat()
  const rest = RIGHT - LEFT - order.reduce((total, { room }) => total + room, 0)
  let x = LEFT
  return order.map(({ room, ...column }) => {
    const width = column.width === undefined ? room : rest,
      start = x
    x += width
    return column.width === undefined
      ? { ...column, ...(column.align && from ? { from } : {}), x: column.align ? x - GAP : start }
      : { ...column, x: start, width: width - 2 * GAP }
  })
}

/** @param dice another throw is another bank */
export function thrownDescription(dice: Dice, country: 'IT' | 'DE' = 'IT'): Description {
  const tongue = TONGUES[country === 'IT' ? 'it' : 'de'],
    bank = dice.pick(tongue.banks),
    face = dice.pick(FACES),
    size = face === 'Courier' ? 7 : dice.pick([7.5, 8, 9])
  const manner = mannerOf(dice, tongue, country === 'IT'),
    { signs, write, bare } = manner
  const hasBalances = dice.fraction() < 0.4,
    newestFirst = dice.fraction() < 0.25,
    hasValueDay = dice.fraction() < 0.6,
    isRecap = dice.fraction() < 0.35,
    surnameFirst = dice.fraction() < 0.5,
    isSecondLine = dice.fraction() < 0.4
  const columns = columnsOf(dice, manner, size, hasBalances, hasValueDay),
    text = columns.find(({ width }) => width !== undefined)!,
    figures = columns.filter(({ align }) => align === 'right')
  const phrases = Object.fromEntries(
    Object.entries(tongue.phrases).map(([kind, choices]) => [
      kind,
      `${dice.pick(choices)}${isSecondLine && kind !== 'fee' && kind !== 'cash' ? '|' : ' '}{party} {purpose}`,
    ]),
  ) as Record<BookingKind, string>
  const isTwoSided = signs === 'two columns' || signs === 'credit first',
    sideOf = (cents: Cents) => figures[(signs === 'credit first') === cents < 0 ? 1 : 0]!
  /** A balance without a column of its own stands where a booking would that makes it. */
  const balance = (cents: Cents): Cell =>
    hasBalances
      ? right(write(cents), figures.at(-1)!.x)
      : isTwoSided
        ? right(bare(cents), sideOf(cents).x)
        : right(write(cents), figures[0]!.x)
  const line = (label: string, cents: Cents): Cell[] => [left(label, text.x), balance(cents)]
  const [opening, closing, holder, title] = [
      dice.pick(tongue.opening),
      dice.pick(tongue.closing),
      dice.pick(tongue.holder),
      dice.pick(tongue.titles),
    ],
    [since, until] = tongue.span,
    pattern = country === 'IT' ? 'dd/mm/yyyy' : 'dd.mm.yyyy'
  const ends = {
    opening: ({ opening: cents, from }: Statement) =>
      line(`${opening} ${until} ${dated(eveBefore(from), pattern)}`, cents),
    closing: ({ closing: cents, to }: Statement) => line(`${closing} ${until} ${dated(to, pattern)}`, cents),
  }
  const carries = !newestFirst && dice.fraction() < 0.4,
    hasAnnex = dice.fraction() < 0.4,
    hasAdvert = dice.fraction() < 0.4,
    isUntitled = isTwoSided === false && dice.fraction() < 0.15,
    breaks = dice.fraction() < 0.4
  return {
    bank,
    country,
    bankCode: country === 'IT' ? `099${dice.between(10, 99)}` : `9990${dice.between(2000, 2999)}`,
    producer: 'iText 2.1.7 by 1T3XT',
    face,
    size,
    pitch: size + 2,
    gap: dice.between(3, 7),
    columns,
    phrases,
    valueDays: hasValueDay ? 'always' : 'never',
    holders: ({ given, family }) => [(surnameFirst ? `${family} ${given}` : `${given} ${family}`).toUpperCase()],
    top: isRecap ? 212 : 176,
    nextTop: 56,
    bottom: 785,
    ...(hasBalances && { runningBalances: true }),
    ...(newestFirst && { newestFirst: true }),
    ...(isUntitled && { titles: 'none' }),
    ...(breaks && { breaksBookings: true }),
    head: (s, names) => [
      at(36, left(bank, LEFT, { bold: true, size: 15 })),
      at(56, left(`${bank} ${tongue.form} - 125.000.000,00 Euro - n. 5542`, LEFT, { size: 6 })),
      at(78, left(title, LEFT, { bold: true, size: 12 })),
      ...[
        `${holder}: ${names[0]}`,
        `IBAN: ${spacedIban(s.account.iban)}`,
        `${since} ${dated(s.from, pattern)} ${until} ${dated(s.to, pattern)}`,
      ].map((fact, row) => at(102 + row * 14, left(fact, LEFT, { size: 9 }))),
      ...(isRecap
        ? [
            at(160, left(opening, LEFT)),
            at(160, right(amount(s.opening), 300)),
            at(174, left(closing, LEFT)),
            at(174, right(amount(s.closing), 300)),
          ]
        : []),
    ],
    first: (s) => [newestFirst ? ends.closing(s) : ends.opening(s)],
    last: (s) => [newestFirst ? ends.opening(s) : ends.closing(s)],
    ...(carries && {
      carry: {
        foot: (cents: Cents) => line(tongue.carry[0], cents),
        head: (cents: Cents) => line(tongue.carry[1], cents),
      },
    }),
    ...(hasAnnex && {
      annex: (s: Statement) => [
        [left(tongue.annex[0], LEFT, { bold: true })],
        [left(tongue.annex[1], LEFT), right(amount(112), figures[0]!.x)],
        [left(tongue.annex[2], LEFT), right(`-${amount(855 + (s.rows.length % 7))}`, figures[0]!.x)],
      ],
    }),
    foot: (page) => [
      at(806, right(country === 'IT' ? `Pag. ${page}` : `Seite ${page}`, RIGHT, { size: 7 })),
      ...(hasAdvert ? [at(806, left(tongue.advert, LEFT, { size: 7 }))] : []),
    ],
  }
}
