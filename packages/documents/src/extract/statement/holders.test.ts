import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { holdersOf, splitJointNames } from './holders.ts'
import { linesOf } from './line.ts'
import { extractStatement } from './statement.ts'

test.each<[string, string, string[]]>([
  [
    'a label on the line',
    'Intestatario conto: Giulia Bianchi      IBAN IT60X0542811101000000123456',
    ['Giulia Bianchi'],
  ],
  ['a label without a colon', 'Intestato a         LUCA FERRARI', ['LUCA FERRARI']],
  ['a label above', 'Kontoinhaber        Kontonummer\nMax Mustermann      190999999', ['Max Mustermann']],
  ['a second holder below', 'Intestatario: MARIO ROSSI\nCointestatario: ANNA BIANCHI', ['MARIO ROSSI', 'ANNA BIANCHI']],
  ['a salutation above', 'Herrn\nMax Mustermann\nHauptstraße 5\n10115 Berlin', ['Max Mustermann']],
  ['a salutation before', 'Frau Erika Mustermann', ['Erika Mustermann']],
  [
    'two salutations',
    'Herrn Max Mustermann\nFrau Erika Beispiel\nAm Ring 3\n50667 Köln',
    ['Max Mustermann', 'Erika Beispiel'],
  ],
  [
    'one salutation for two',
    'Herrn und Frau\nTom Berger\nEva Berger\nAm Ring 3\n60311 Frankfurt',
    ['Tom Berger', 'Eva Berger'],
  ],
  [
    'one salutation above two names',
    'Herrn/Frau\nTom Berger\nEva Wolff\nAm Ring 3\n60311 Frankfurt',
    ['Tom Berger', 'Eva Wolff'],
  ],
  ['an English salutation', 'Ms Aoife Brennan\n61 Orchard Lane\nExeter EX4 4PY', ['Aoife Brennan']],
  [
    'a note above the address',
    'Private & Confidential\nAoife Brennan\n61 Orchard Lane\nExeter EX4 4PY',
    ['Aoife Brennan'],
  ],
  [
    "the bank's name higher up in the same place",
    'Bank am Weiher\n\n\nTom Berger\nAm Ring 3\n60311 Frankfurt',
    ['Tom Berger'],
  ],
  [
    'a second name right below the first',
    'Intestatario del conto: Anna Neri\n                        Ugo Bruni',
    ['Anna Neri', 'Ugo Bruni'],
  ],
  [
    'a note that the account is shared',
    'Intestatari: ROSSI MARCO - BIANCHI GIULIA (COINTESTATO)',
    ['ROSSI MARCO', 'BIANCHI GIULIA'],
  ],
  ['a label inside a line', 'Datum 31.08.2026 Kontoinhaber Nina Schulze', ['Nina Schulze']],
  ['an addressee', 'BIANCHI GIULIA\nVIA PAOLO SARPI 12\n20154 MILANO MI', ['BIANCHI GIULIA']],
  [
    'an addressee of two lines',
    'ROSSI MARIO\nVERDI ANNA\nPIAZZA DANTE 1\n00185 ROMA RM',
    ['ROSSI MARIO', 'VERDI ANNA'],
  ],
  ["the bank's own address is nobody", 'Banca di Altrove S.p.A.\nPiazza San Carlo 156\n10121 Torino', []],
  [
    'the bank beside the addressee',
    'Sparkasse Musterstadt            Max Mustermann\nMarkt 1                          Hauptstraße 5\n50667 Köln                       10115 Berlin',
    ['Max Mustermann'],
  ],
  [
    'an account opened in two names',
    'Conto intestato a MARIO ESPOSITO E LUCIA FERRARI\nCoordinate IBAN: IT60X0542811101000000123456',
    ['MARIO ESPOSITO', 'LUCIA FERRARI'],
  ],
  ['a dear customer', 'Banca di Altrove\nGentile Cliente PAOLO RICCI', ['PAOLO RICCI']],
  ['a dear customer who is not named', 'Gentile Cliente, le inviamo la lista dei movimenti', []],
  ['a dear customer with a sentence after', 'Gentile Cliente di seguito trova quanto richiesto', []],
  [
    'a name above a street without a town',
    'BANCA ALTROVE SUCCURSALE ITALIANA\nGIORGIO CONTI\nVIA ROMA 1         IBAN IT60X0542811101000000123456',
    ['GIORGIO CONTI'],
  ],
  ['the bank above its street', 'BANCA ALTROVE SPA\nVIA ROMA 1         IBAN IT60X0542811101000000123456', []],
  ['a name before the account number', 'Lista movimenti\nSARA GRECO - IT60X0542811101000000123456', ['SARA GRECO']],
  [
    'a label before a name and the account number',
    'Intestatario SARA GRECO - IBAN IT60X0542811101000000123456',
    ['SARA GRECO'],
  ],
  ['a label behind the account number', 'IT60X0542811101000000123456 INTESTATO A SARA GRECO', ['SARA GRECO']],
  ['the owners of a house', 'Intestatario: CONDOMINIO VIA ROMA 12', ['CONDOMINIO VIA ROMA 12']],
  ['the owners of a house by letter', 'WEG LINDENSTRASSE 5\n50667 Köln', ['WEG LINDENSTRASSE 5']],
  [
    'the owners of a house at their manager',
    'Spett.le\nCONDOMINIO VIA ROMA 12\nVIA TORINO 5\n20154 MILANO MI',
    ['CONDOMINIO VIA ROMA 12'],
  ],
  ['a person in a house with a name', 'ROSSI MARIO\nCONDOMINIO VIA ROMA 12\n20154 MILANO MI', ['ROSSI MARIO']],
  ['a firm', 'Conto intestato a\nROSSI IMPIANTI S.R.L.', ['ROSSI IMPIANTI S.R.L.']],
  ['a German firm', 'Kontoinhaber: Krause Reinigung GmbH', ['Krause Reinigung GmbH']],
  ['a firm with «&»', 'Intestatario: BIANCHI & FIGLI SNC', ['BIANCHI & FIGLI SNC']],
  ['a firm that is written to', 'Herrn/Firma\nKrause KG\nRing 5\n50667 Köln', ['Krause KG']],
  ['a bank after a label', 'Intestatario: BANCA ALTROVE SPA', []],
  ["the bank's notice on data", 'Titolare del trattamento dei dati: Altrove Payments S.p.A.', []],
  ['no name at all', 'Estratto conto al 31/01/2026\nSaldo iniziale 3.000,00', []],
])('%s', (_, text, names) => {
  const lines = linesOf(pagesFromText(text))
  expect(holdersOf(lines, lines, lines).names).toEqual(names)
})

test.each([
  ['MARIO ROSSI E ANNA BIANCHI', ['MARIO ROSSI', 'ANNA BIANCHI']],
  ['Max und Erika Mustermann', ['Max Mustermann', 'Erika Mustermann']],
  ['ROSSI MARIO / BIANCHI ANNA', ['ROSSI MARIO', 'BIANCHI ANNA']],
  ['Rossi Mario, Bianchi Anna', ['Rossi Mario', 'Bianchi Anna']],
  ['BIANCHI & FIGLI SNC', ['BIANCHI & FIGLI SNC']],
  ['M. ROSSI E V. BIANCHI', ['M. ROSSI', 'V. BIANCHI']],
  ['Anna Müller-Schmidt', ['Anna Müller-Schmidt']],
])('%s is joint or not', (text, names) => expect(splitJointNames(text)).toEqual(names))

const account = (holder: string, iban: string, rent: string, closing: string) => `Banca Esempio
Intestatari: ${holder}
IBAN: ${iban}
Data        Descrizione                    Importo
31.12.2025  Saldo iniziale                 3.000,00
05.01.2026  Bonifico ROSSI                  ${rent}
13.01.2026  ESSELUNGA                        -42,17
27.01.2026  Stipendio OFFICINE             1.847,40
31.01.2026  Saldo finale                   ${closing}`

test('each account of a file has the holders that its own pages name, also above its number', () => {
  const pages = pagesFromText(
    [
      account('MARIO ROSSI E ANNA BIANCHI', 'IT60X0542811101000000123456', '-650,00', '4.155,23'),
      account('LUCA FERRARI', 'IT95I0845301600000151428881', '-750,00', '4.097,40').replace(
        '13.01.2026  ESSELUNGA                        -42,17\n',
        '',
      ),
    ].join('\f'),
  )
  expect(
    extractStatement(pages, { today: '2026-02-10', applicant: null, source: 'text' })?.section.accounts.map(
      ({ holders }) => holders,
    ),
  ).toEqual([['MARIO ROSSI', 'ANNA BIANCHI'], ['LUCA FERRARI']])
})
