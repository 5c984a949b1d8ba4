/** Exports as banks really write them (titles, marks, encodings, oddities), about people who do not exist. */
import type { Account } from '@attesta/domain/facts/parse-result.ts'

export interface ExportSample {
  name: string
  text: string
  encoding?: 'latin1' | 'utf16be'
  expected: (Partial<Account> & { rows: [string, string, string][] })[]
}

const IBAN_IT = 'IT60X0542811101000000123456',
  IBAN_DE = 'DE89370400440532013000'

const camt = (entries: string, closing: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>7</Id><FrToDt><FrDtTm>2026-10-01T00:00:00</FrDtTm><ToDtTm>2026-10-31T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${IBAN_DE}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Max Mustermann</Nm></Ownr><Svcr><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>PRCD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">3000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-09-30</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-31</Dt></Dt></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`

const entry = (
  amount: string,
  side: string,
  day: string,
  words: string,
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  party = '',
) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><NtryDtls><TxDtls>${party}<RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

export const exportFiles: readonly ExportSample[] = [
  {
    name: 'Intesa Sanpaolo, private: «Valuta» is a currency, what is not booked yet is left out',
    text: `Lista Movimenti;;;;;;;\nConti e Carte:;1000/00123456;;;;;;\n;;;;;;;\nData;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo\n27/10/2026;Stipendio O Pensione;OFFICINE LOMBARDE;1000/00123456;CONTABILIZZATO;Stipendi;EUR;1.847,40\n13/10/2026;Pagamento Pos;ESSELUNGA;1000/00123456;CONTABILIZZATO;Spesa;EUR;-42,17\n30/10/2026;Pagamento Pos;BAR;1000/00123456;NON CONTABILIZZATO;Bar;EUR;-2,50\n`,
    expected: [
      {
        reconciled: null,
        currency: 'EUR',
        opening_balance: null,
        rows: [
          ['2026-10-27', '1847.40', 'Stipendio O Pensione OFFICINE LOMBARDE'],
          ['2026-10-13', '-42.17', 'Pagamento Pos ESSELUNGA'],
        ],
      },
    ],
  },
  {
    name: 'Intesa Sanpaolo, business: balances before the table, two columns',
    text: `Intestatario conto:,ROSSI MARIO\nNumero conto:,1000/123\nIBAN:,${IBAN_IT}\nSaldo contabile iniziale al: 01/10/2026,"3.000,00"\nSaldo contabile finale al: 31/10/2026,"4.155,23"\nData contabile,Data valuta,Descrizione,Accrediti,Addebiti,Descrizione estesa\n05/10/2026,05/10/2026,Bonifico,,"-650,00",CANONE OTTOBRE\n13/10/2026,12/10/2026,Pos,,"-42,17",ESSELUNGA\n27/10/2026,27/10/2026,Stipendio,"1.847,40",,OFFICINE\n`,
    expected: [
      {
        reconciled: true,
        iban: IBAN_IT,
        holders: ['ROSSI MARIO'],
        opening_balance: '3000.00',
        closing_balance: '4155.23',
        rows: [
          ['2026-10-05', '-650.00', 'Bonifico CANONE OTTOBRE'],
          ['2026-10-13', '-42.17', 'Pos ESSELUNGA'],
          ['2026-10-27', '1847.40', 'Stipendio OFFICINE'],
        ],
      },
    ],
  },
  {
    name: 'UniCredit: holder beside the IBAN, decimals with dots and with commas',
    text: `Rapporto ${IBAN_IT} - ROSSI MARIO\n\nData Registrazione;Data valuta;Descrizione;Importo (EUR);\n05.10.2026;05.10.2026;DISPOSIZIONE DI BONIFICO;-1.438,74;\n13.10.2026;12.10.2026;PAGAMENTO "POS";-12.41;\n`,
    expected: [
      {
        reconciled: null,
        iban: IBAN_IT,
        holders: ['ROSSI MARIO'],
        rows: [
          ['2026-10-05', '-1438.74', 'DISPOSIZIONE DI BONIFICO'],
          ['2026-10-13', '-12.41', 'PAGAMENTO "POS"'],
        ],
      },
    ],
  },
  {
    name: 'Fineco: debits without a sign, a period, a state',
    text: `Conto Corrente: 1234567\nIntestazione Conto Corrente: Rossi Mario\nPeriodo Dal: 01/10/2026 Al: 31/10/2026\n\nData_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap\n27/10/2026;27/10/2026;1847,40;;Stipendio;Ord: OFFICINE;Contabilizzato;Stipendio\n13/10/2026;12/10/2026;;42,17;Visa Debit;ESSELUNGA;Contabilizzato;Spesa\n14/10/2026;14/10/2026;;9,99;Visa Debit;CINEMA;Autorizzato;Svago\n`,
    expected: [
      {
        reconciled: null,
        holders: ['Rossi Mario'],
        period: { from: '2026-10-01', to: '2026-10-31' },
        rows: [
          ['2026-10-27', '1847.40', 'Stipendio Ord: OFFICINE'],
          ['2026-10-13', '-42.17', 'Visa Debit ESSELUNGA'],
        ],
      },
    ],
  },
  {
    name: 'Crédit Agricole: balances with a currency, Western letters',
    encoding: 'latin1',
    text: `Numero Conto;000000123456\nIntestatario;ROSSI NICCOLÒ\nSaldo Iniziale;627,89 EUR\nSaldo Finale;585,72 EUR\nData Op.;Data Val.;Causale;Descrizione;Importo;Div.\n13/10/2026;12/10/2026;43;CAFFÈ;-42,17;EUR\n`,
    expected: [
      {
        reconciled: true,
        holders: ['ROSSI NICCOLÒ'],
        opening_balance: '627.89',
        closing_balance: '585.72',
        rows: [['2026-10-13', '-42.17', '43 CAFFÈ']],
      },
    ],
  },
  {
    name: 'Sondrio: quoted, plus signs, dots',
    text: `"Data","Valuta","Descrizione","Importo","Divisa"\n"27/10/2026","27/10/2026","STIPENDIO","+2250.00","EUR"\n"28/10/2026","28/10/2026","POS, BAR","-3.50","EUR"\n`,
    expected: [
      {
        reconciled: null,
        rows: [
          ['2026-10-27', '2250.00', 'STIPENDIO'],
          ['2026-10-28', '-3.50', 'POS, BAR'],
        ],
      },
    ],
  },
  {
    name: "Sparkasse CAMT V8: own account in each row, pending left out, the other side's IBAN is not ours",
    text: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"\n"${IBAN_DE}";"27.10.26";"27.10.26";"LOHN GEHALT";"Oktober";"Werke AG";"DE02120300000000202051";"BYLADEM1001";"1.847,40";"EUR";"Umsatz gebucht"\n"${IBAN_DE}";"30.10.26";"30.10.26";"KARTENZAHLUNG";"";"EDEKA";"DE02120300000000202051";"";"-42,17";"EUR";"Umsatz vorgemerkt"\n`,
    expected: [
      {
        reconciled: null,
        iban: IBAN_DE,
        blz: '37040044',
        bank: 'Commerzbank',
        rows: [['2026-10-27', '1847.40', 'LOHN GEHALT Oktober Werke AG']],
      },
    ],
  },
  {
    name: 'Commerzbank',
    text: `\ufeffBuchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie\n05.10.2026;05.10.2026;Überweisung;Miete;-650,00;EUR;${IBAN_DE};Wohnen\n`,
    expected: [{ iban: IBAN_DE, rows: [['2026-10-05', '-650.00', 'Überweisung Miete']] }],
  },
  {
    name: 'a running balance and an opening one prove every row',
    text: `Saldo iniziale;1.000,00\nData;Descrizione;Importo;Saldo\n05/10/2026;Canone;-650,00;350,00\n06/10/2026;Bar;-2,50;347,50\n`,
    expected: [
      {
        reconciled: true,
        opening_balance: '1000.00',
        closing_balance: null,
        rows: [
          ['2026-10-05', '-650.00', 'Canone'],
          ['2026-10-06', '-2.50', 'Bar'],
        ],
      },
    ],
  },
  {
    name: 'CAMT.053: pending entries left out, the other side named',
    text: camt(
      entry(
        '650.00',
        'DBIT',
        '2026-10-05',
        'Miete &amp; Nebenkosten',
        undefined,
        '<RltdPties><Cdtr><Pty><Nm>Wohnbau</Nm></Pty></Cdtr></RltdPties>',
      ) +
        entry('1847.4', 'CRDT', '2026-10-27', 'Gehalt', '<Sts>BOOK</Sts>') +
        entry('9.99', 'DBIT', '2026-10-31', 'Kino', '<Sts><Cd>PDNG</Cd></Sts>'),
      '4197.40',
    ),
    expected: [
      {
        reconciled: true,
        iban: IBAN_DE,
        bic: 'COBADEFFXXX',
        holders: ['Max Mustermann'],
        period: { from: '2026-10-01', to: '2026-10-31' },
        opening_balance: '3000.00',
        closing_balance: '4197.40',
        rows: [
          ['2026-10-05', '-650.00', 'Wohnbau Miete & Nebenkosten'],
          ['2026-10-27', '1847.40', 'Gehalt'],
        ],
      },
    ],
  },
  {
    name: 'MT940: two sheets of one account over New Year, a reversal, German subfields',
    text: `:20:STARTUMSE\n:25:37040044/0532013000\n:28C:00001/001\n:60F:C251231EUR3000,00\n:61:2601020102DR650,00NTRFNONREF\n:86:117?00DAUERAUFTRAG?20SVWZ+MIETE?21JANUAR?3037050198?32WOHNBAU\n MITTE\n:62M:C260102EUR2350,00\n-\n:20:STARTUMSE\n:25:37040044/0532013000\n:28C:00001/002\n:60M:C260102EUR2350,00\n:61:251231RD12,5NMSCNONREF\n:86:Rückgabe Lastschrift\n:62F:C260131EUR2362,50\n-\n`,
    expected: [
      {
        reconciled: true,
        blz: '37040044',
        iban: null,
        bank: 'Commerzbank',
        period: { from: '2025-12-31', to: '2026-01-31' },
        opening_balance: '3000.00',
        closing_balance: '2362.50',
        rows: [
          ['2026-01-02', '-650.00', 'DAUERAUFTRAG SVWZ+MIETE JANUAR WOHNBAU MITTE'],
          ['2025-12-31', '12.50', 'Rückgabe Lastschrift'],
        ],
      },
    ],
  },
  {
    name: 'Volksbank: amounts without a sign, a column of sides without a title, balances among the bookings',
    encoding: 'latin1',
    text: `Umsatzanzeige\n\nBLZ:;37060590;;Datum:;31.10.2026\n\nBuchungstag;Valuta;Textschlüssel;Vorgang/Verwendungszweck;Währung;Umsatz; \n05.10.2026;05.10.2026;117;Miete;EUR;650,00;S\n30.10.2026;30.10.2026;052;Gehalt Oktober;EUR;1.847,40;H\n01.10.2026;;;Anfangssaldo;EUR;3.000,00;H\n31.10.2026;;;Endsaldo;EUR;4.197,40;H\n`,
    expected: [
      {
        reconciled: true,
        opening_balance: '3000.00',
        closing_balance: '4197.40',
        rows: [
          ['2026-10-05', '-650.00', 'Miete'],
          ['2026-10-30', '1847.40', 'Gehalt Oktober'],
        ],
      },
    ],
  },
  {
    name: 'sides in words beside amounts without a sign, in UTF-16 with the high byte first',
    encoding: 'utf16be',
    text: `Data;Descrizione;Importo;Segno\n05/10/2026;Canone;650,00;Dare\n27/10/2026;Stipendio;1.847,40;Avere\n`,
    expected: [
      {
        reconciled: null,
        rows: [
          ['2026-10-05', '-650.00', 'Canone'],
          ['2026-10-27', '1847.40', 'Stipendio'],
        ],
      },
    ],
  },
  {
    name: 'a letter beside amounts with signs of their own is no side',
    text: `Data;Descrizione;Importo;Tipo carta\n05/10/2026;Canone;-650,00;C\n27/10/2026;Stipendio;1.847,40;C\n`,
    expected: [
      {
        reconciled: null,
        rows: [
          ['2026-10-05', '-650.00', 'Canone'],
          ['2026-10-27', '1847.40', 'Stipendio'],
        ],
      },
    ],
  },
  {
    name: 'Targobank: no titles',
    text: `"05.10.2026";"05.10.2026";"Miete Oktober";"-650,00";"EUR"\n"27.10.2026";"27.10.2026";"Gehalt";"1.847,40";"EUR"\n`,
    expected: [
      {
        reconciled: null,
        currency: 'EUR',
        rows: [
          ['2026-10-05', '-650.00', 'Miete Oktober'],
          ['2026-10-27', '1847.40', 'Gehalt'],
        ],
      },
    ],
  },
  {
    name: 'Revolut: a fee goes off the balance on top of the amount',
    text: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\nTOPUP,Current,2026-10-01 09:00:00,2026-10-01 09:00:01,Top-up,1000.00,0.00,EUR,COMPLETED,1000.00\nTRANSFER,Current,2026-10-02 10:11:12,2026-10-02 10:11:13,To Anna,-650.00,2.50,EUR,COMPLETED,347.50\n`,
    expected: [
      {
        reconciled: null,
        rows: [
          ['2026-10-01', '1000.00', 'TOPUP Top-up'],
          ['2026-10-02', '-652.50', 'TRANSFER To Anna'],
        ],
      },
    ],
  },
]
