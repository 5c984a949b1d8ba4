/**
 * Exports of several sheets, days, accounts and currencies, and tables with their balances in odd places; about people
 * who do not exist.
 */
import type { ExportSample } from './exports.fixture.ts'

const IBAN = 'DE89370400440532013000',
  SECOND = 'DE02370502990000684712'

const account = (iban: string, currency = '<Ccy>EUR</Ccy>') => `<Acct><Id><IBAN>${iban}</IBAN></Id>${currency}</Acct>`
const balance = (code: string, amount: string, day: string, side = 'CRDT', currency = 'EUR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
const entry = (amount: string, day: string, side = 'DBIT', currency = 'EUR', more = '') =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`
const statement = (...parts: string[]) => `<Stmt><Id>1</Id>${parts.join('')}</Stmt>`
const camt = (...statements: string[]) =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr/>${statements.join('')}</BkToCstmrStmt></Document>`

const FIRST_DAY = statement(
  account(IBAN),
  balance('OPBD', '100.00', '2026-10-01', 'DBIT'),
  balance('CLBD', '50.00', '2026-10-01'),
  entry('150.00', '2026-10-01', 'CRDT'),
)
const SECOND_DAY = statement(
  account(IBAN),
  balance('OPBD', '50.00', '2026-10-02'),
  balance('CLBD', '62.50', '2026-10-02'),
  entry('12.50', '2026-10-02', 'CRDT', 'EUR', '<RvslInd>true</RvslInd>'),
)
const TWO_DAYS = [
  {
    iban: IBAN,
    reconciled: true,
    opening_balance: '-100.00',
    closing_balance: '62.50',
    period: { from: '2026-10-01', to: '2026-10-02' },
    rows: [
      ['2026-10-01', '150.00', ''],
      ['2026-10-02', '12.50', ''],
    ],
  },
] satisfies ExportSample['expected']

const TITLES = 'Buchungstag;Wert;Umsatzart;Verwendungszweck;IBAN / Kontonummer;Betrag;Soll;Haben;Währung'

export const furtherExports: readonly ExportSample[] = [
  { name: 'CAMT.053: a statement for each day is one account', text: camt(FIRST_DAY, SECOND_DAY), expected: TWO_DAYS },
  { name: 'CAMT.053: the newest day first', text: camt(SECOND_DAY, FIRST_DAY), expected: TWO_DAYS },
  {
    name: 'CAMT.053: pages with balances between them',
    text: camt(
      statement(
        account(IBAN),
        balance('OPBD', '100.00', '2026-10-01'),
        balance('ITBD', '50.00', '2026-10-31'),
        entry('50.00', '2026-10-01'),
      ),
      statement(
        account(IBAN),
        balance('ITBD', '50.00', '2026-10-31'),
        balance('ITBD', '45.00', '2026-10-31'),
        entry('5.00', '2026-10-12'),
      ),
      statement(
        account(IBAN),
        balance('ITBD', '45.00', '2026-10-31'),
        balance('CLBD', '20.00', '2026-10-31'),
        entry('25.00', '2026-10-20'),
      ),
    ),
    expected: [
      {
        reconciled: true,
        opening_balance: '100.00',
        closing_balance: '20.00',
        rows: [
          ['2026-10-01', '-50.00', ''],
          ['2026-10-12', '-5.00', ''],
          ['2026-10-20', '-25.00', ''],
        ],
      },
    ],
  },
  {
    name: 'CAMT.053: two accounts, the one opening with what the other closed with',
    text: camt(
      statement(
        account(IBAN),
        balance('OPBD', '100.00', '2026-10-01'),
        balance('CLBD', '50.00', '2026-10-01'),
        entry('50.00', '2026-10-01'),
      ),
      statement(
        account(SECOND),
        balance('OPBD', '50.00', '2026-10-02'),
        balance('CLBD', '20.00', '2026-10-02'),
        entry('30.00', '2026-10-02'),
      ),
    ),
    expected: [
      { iban: IBAN, reconciled: true, closing_balance: '50.00', rows: [['2026-10-01', '-50.00', '']] },
      { iban: SECOND, reconciled: true, closing_balance: '20.00', rows: [['2026-10-02', '-30.00', '']] },
    ],
  },
  {
    name: 'CAMT.053: a currency that only the amounts name, and decimals to the fifth',
    text: camt(
      statement(
        account(IBAN, ''),
        balance('OPBD', '1100.000', '2026-10-01', 'CRDT', 'CHF'),
        balance('CLBD', '450.000', '2026-10-31', 'CRDT', 'CHF'),
        entry('650.00000', '2026-10-05', 'DBIT', 'CHF'),
      ),
    ),
    expected: [
      {
        currency: 'CHF',
        reconciled: true,
        opening_balance: '1100.00',
        closing_balance: '450.00',
        rows: [['2026-10-05', '-650.00', '']],
      },
    ],
  },
  {
    name: 'CAMT.052: an account report',
    text: `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08"><BkToCstmrAcctRpt><Rpt>${account(IBAN)}${entry('50.00', '2026-10-05')}</Rpt></BkToCstmrAcctRpt></Document>`,
    expected: [
      {
        iban: IBAN,
        reconciled: null,
        opening_balance: null,
        closing_balance: null,
        rows: [['2026-10-05', '-50.00', '']],
      },
    ],
  },
  {
    name: 'MT940: lines that begin with a dash, full fields that go on, words about the account, ends of lines of old Macs',
    text: `:20:A\n:25:${IBAN}\n:28C:1/1\n:60F:C261001EUR10,00\n:61:2610011001D5,00NMSCNONREF\n:86:105?00LASTSCHRIFT?20GRUNDGEBUEHR UND VERBRAUCH O?21KTOBER?32STADTWERKE\n:61:2610021002RCR3,NMSCNONREF\n:86:Storno\n-zweite Zeile\n:61:2610031003D1,00NMSCNONREF\n:62F:C261031EUR1,00\n:86:Rechnungsabschluss folgt\n-}\n`.replaceAll(
      '\n',
      '\r',
    ),
    expected: [
      {
        iban: IBAN,
        reconciled: true,
        rows: [
          ['2026-10-01', '-5.00', 'LASTSCHRIFT GRUNDGEBUEHR UND VERBRAUCH OKTOBER STADTWERKE'],
          ['2026-10-02', '-3.00', 'Storno -zweite Zeile'],
          ['2026-10-03', '-1.00', ''],
        ],
      },
    ],
  },
  {
    name: 'Postbank, Deutsche Bank: the last balance opens, the balance at the last day closes',
    text: `Umsätze\nKonto;Filial-/Kontonummer;IBAN;Währung\nPostbank Giro;100 1234567 00;${IBAN};EUR\n\n1.10.2026 - 31.10.2026\nLetzter Kontostand;;;;3.000,00;EUR\n${TITLES}\n5.10.2026;5.10.2026;Lastschrift;Miete;DE02120300000000202051;;-650,00;;EUR\n30.10.2026;30.10.2026;Gehalt;Gehalt;;;;1.847,40;EUR\nKontostand;31.10.2026;;;4.197,40;EUR\n`,
    expected: [
      {
        iban: IBAN,
        reconciled: true,
        opening_balance: '3000.00',
        closing_balance: '4197.40',
        period: { from: '2026-10-01', to: '2026-10-31' },
        rows: [
          ['2026-10-05', '-650.00', 'Lastschrift Miete'],
          ['2026-10-30', '1847.40', 'Gehalt Gehalt'],
        ],
      },
    ],
  },
  {
    name: 'DKB: the days of the period in two rows, a balance at its end',
    text: `"Kontonummer:";"${IBAN} / Girokonto";\n"Von:";"01.10.2026";\n"Bis:";"31.10.2026";\n"Kontostand vom 31.10.2026:";"4.197,40 EUR";\n"Buchungstag";"Wertstellung";"Buchungstext";"Verwendungszweck";"Kontonummer";"BLZ";"Betrag (EUR)";\n"30.10.2026";"30.10.2026";"LOHN";"Oktober";"1";"2";"1.847,40";\n`,
    expected: [
      {
        iban: IBAN,
        reconciled: null,
        opening_balance: null,
        closing_balance: '4197.40',
        period: { from: '2026-10-01', to: '2026-10-31' },
        rows: [['2026-10-30', '1847.40', 'LOHN Oktober']],
      },
    ],
  },
  {
    name: 'a balance at a later day than the period closes nothing',
    text: `Zeitraum:;01.09.2026 - 30.09.2026\nKontostand vom 31.10.2026:;4.197,40 EUR\nBuchungstag;Buchungstext;Betrag\n05.09.2026;Miete;-650,00\n`,
    expected: [{ reconciled: null, closing_balance: null, rows: [['2026-09-05', '-650.00', 'Miete']] }],
  },
  {
    name: 'Comdirect: two accounts one below the other, each with its own balances',
    text: [
      'Girokonto;;Neuer Kontostand;4.197,40 EUR;30.10.2026;Gehalt;847,40;Alter Kontostand;3.350,00 EUR',
      'Tagesgeld;;Neuer Kontostand;100,00 EUR;30.10.2026;Zinsen;1,00;Alter Kontostand;99,00 EUR',
    ]
      .map((one) => one.split(';'))
      .map(
        ([name, , closing, closed, day, words, amount, opening, opened]) =>
          `"Umsätze ${name}";"Zeitraum: 01.10.2026 - 31.10.2026";\n"${closing}";"${closed}";\n\n"Buchungstag";"Wertstellung (Valuta)";"Buchungstext";"Umsatz in EUR";\n"${day}";"${day}";"${words}";"${amount}";\n\n"${opening}";"${opened}";\n`,
      )
      .join('\n'),
    expected: [
      {
        reconciled: true,
        opening_balance: '3350.00',
        closing_balance: '4197.40',
        rows: [['2026-10-30', '847.40', 'Gehalt']],
      },
      {
        reconciled: true,
        opening_balance: '99.00',
        closing_balance: '100.00',
        rows: [['2026-10-30', '1.00', 'Zinsen']],
      },
    ],
  },
  {
    name: 'Volksbank: a closing balance overdrawn, by its letter',
    text: `Buchungstag;Valuta;Vorgang/Verwendungszweck;Währung;Umsatz; \n30.10.2026;30.10.2026;Gehalt;EUR;100,00;H\n05.10.2026;05.10.2026;Miete;EUR;650,00;S\n01.10.2026;;Anfangssaldo;EUR;300,00;H\n31.10.2026;;Endsaldo;EUR;250,00;S\n`,
    expected: [
      {
        reconciled: true,
        opening_balance: '300.00',
        closing_balance: '-250.00',
        rows: [
          ['2026-10-30', '100.00', 'Gehalt'],
          ['2026-10-05', '-650.00', 'Miete'],
        ],
      },
    ],
  },
  {
    name: 'CAMT.054: a notification has no balances and so no proof',
    text: camt(statement(account(IBAN), entry('150.00', '2026-10-01', 'CRDT'), entry('20.00', '2026-10-02')))
      .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
      .replaceAll(/(<\/?)Stmt>/g, '$1Ntfctn>')
      .replace('camt.053.001.02', 'camt.054.001.13'),
    expected: [
      {
        iban: IBAN,
        reconciled: null,
        opening_balance: null,
        closing_balance: null,
        rows: [
          ['2026-10-01', '150.00', ''],
          ['2026-10-02', '-20.00', ''],
        ],
      },
    ],
  },
  {
    name: 'MT940: fields 20 to 29 of the German way, where only full ones go on, behind another mark',
    text: `:20:STARTUMS\n:25:37040044/0532013000\n:28C:10/1\n:60F:C260930EUR1000,00\n:61:2610051005D650,00N005NONREF\n:86:105~00FOLGELASTSCHRIFT~109310~20EREF+2026-10-05-0815~21SVWZ+MIETE OKTOBER WOHNU\nNG~22 4 HAUPTSTRASSE 5~30COBADEFFXXX~31DE02120300000000202051~32HAUSVERWALTUNG KERN~33 GMBH~34992\n:61:2610281028C1847,40N060NONREF\n:86:153?00LOHN, GEHALT?20SVWZ+GEHALT 10/26?32OFFICINE GMBH?60VOLLZEIT\n:62F:C261031EUR2197,40\n-`,
    expected: [
      {
        reconciled: true,
        opening_balance: '1000.00',
        closing_balance: '2197.40',
        rows: [
          [
            '2026-10-05',
            '-650.00',
            'FOLGELASTSCHRIFT EREF+2026-10-05-0815 SVWZ+MIETE OKTOBER WOHNUNG 4 HAUPTSTRASSE 5 HAUSVERWALTUNG KERN GMBH',
          ],
          ['2026-10-28', '1847.40', 'LOHN, GEHALT SVWZ+GEHALT 10/26 OFFICINE GMBH VOLLZEIT'],
        ],
      },
    ],
  },
  {
    name: 'MT940 of an Italian bank: an IBAN, no day of booking, a letter of the currency, codes between strokes, plain words',
    text: `:20:RIF0001\n:25:IT60X0542811101000000123456\n:28C:00010/001\n:60F:C260930EUR3000,00\n:61:261005DR650,00NTRFNONREF//0306\n:86:/TRTP/BONIFICO/BENM/LUCIA NERI/REMI/CANONE OTTOBRE\n:61:2610271027CR1847,40NSALNONREF\n:86:ACCREDITO EMOLUMENTI\nOFFICINE LOMBARDE SRL\n:62F:C261031EUR4197,40\n-`,
    expected: [
      {
        reconciled: true,
        iban: 'IT60X0542811101000000123456',
        opening_balance: '3000.00',
        closing_balance: '4197.40',
        rows: [
          ['2026-10-05', '-650.00', 'BONIFICO LUCIA NERI CANONE OTTOBRE'],
          ['2026-10-27', '1847.40', 'ACCREDITO EMOLUMENTI OFFICINE LOMBARDE SRL'],
        ],
      },
    ],
  },
  {
    name: 'MT942: the bookings of a day have no balances and so no proof',
    text: `:20:A\n:25:${IBAN}\n:28C:0\n:34F:EURD0,00\n:34F:EURC0,00\n:13D:2610021200+0200\n:61:2610011001D5,00NMSCNONREF\n:86:Bar\n:61:2610021002C7,50NTRFNONREF\n:86:Rossi\n:90D:1EUR5,00\n:90C:1EUR7,50\n-\n`,
    expected: [
      {
        iban: IBAN,
        currency: 'EUR',
        reconciled: null,
        opening_balance: null,
        rows: [
          ['2026-10-01', '-5.00', 'Bar'],
          ['2026-10-02', '7.50', 'Rossi'],
        ],
      },
    ],
  },
  {
    name: 'titles over two rows, below a preamble',
    text: `Elenco movimenti;;;\nData;Data;Descrizione;Importo\ncontabile;valuta;operazione;in euro\n05/10/2026;06/10/2026;Canone;-650,00\n07/10/2026;07/10/2026;Stipendio;1.800,00\n`,
    expected: [
      {
        reconciled: null,
        rows: [
          ['2026-10-05', '-650.00', 'Canone'],
          ['2026-10-07', '1800.00', 'Stipendio'],
        ],
      },
    ],
  },
  {
    name: 'titles that no list has, by their stems',
    text: `Giorno contabile;Motivo;Importo addebitato;Importo accreditato;Saldo aggiornato\n05/10/2026;Canone;650,00;;350,00\n07/10/2026;Stipendio;;1.800,00;2.150,00\n`,
    expected: [
      {
        reconciled: null,
        rows: [
          ['2026-10-05', '-650.00', ''],
          ['2026-10-07', '1800.00', ''],
        ],
      },
    ],
  },
  {
    name: 'bookings in two currencies are two accounts, and neither is known to be the one of the balances',
    text: `Saldo iniziale;1.000,00\nSaldo finale;350,00\nData;Descrizione;Importo;Valuta\n05/10/2026;Canone;-650,00;EUR\n06/10/2026;Shop;-2,50;USD\n`,
    expected: [
      { currency: 'EUR', reconciled: null, opening_balance: null, rows: [['2026-10-05', '-650.00', 'Canone']] },
      { currency: 'USD', reconciled: null, opening_balance: null, rows: [['2026-10-06', '-2.50', 'Shop']] },
    ],
  },
]

const WHOLE = camt(FIRST_DAY)

/** What would look whole though it is not, or is no statement. */
export const refusedExports: readonly [name: string, text: string][] = [
  [
    'an XML entry without the mark of its side',
    WHOLE.replace(/(<Ntry><Amt Ccy="EUR">150.00<\/Amt>)<CdtDbtInd>CRDT<\/CdtDbtInd>/, '$1'),
  ],
  [
    'an XML entry in another currency than the account',
    WHOLE.replace('<Ntry><Amt Ccy="EUR">', '<Ntry><Amt Ccy="USD">'),
  ],
  [
    'XML nested beyond reason',
    `<Document><BkToCstmrStmt>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</BkToCstmrStmt></Document>`,
  ],
  [
    'XML with a name that no such document has',
    '<Document><BkToCstmrStmt><Stmt><__proto__>1</__proto__></Stmt></BkToCstmrStmt></Document>',
  ],
  ['XML that asks for a file', WHOLE.replace('<Document', '<!DOCTYPE x SYSTEM "file:///etc/hostname"><Document')],
  [
    'a SWIFT statement that ends before its closing balance',
    `:20:A\n:25:${IBAN}\n:60F:C261001EUR10,00\n:61:2610011001D5,00NMSCNONREF\n:86:x\n`,
  ],
  [
    'a table with two amounts for one booking',
    `${TITLES}\n5.10.2026;5.10.2026;Lastschrift;Miete;;-650,00;-750,00;;EUR\n`,
  ],
  [
    'a table cut off in a row',
    'Data;Valuta;Descrizione;Importo\n05/10/2026;05/10/2026;Canone;-650,00\n06/10/2026;06/10/2026;Ba',
  ],
  ['a table with the month before the day', 'Date,Description,Amount\n10/31/2026,Pay,100.00\n10/05/2026,Rent,-50.00\n'],
]
