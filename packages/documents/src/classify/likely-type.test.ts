import { expect, test } from 'vitest'
import { pagesFromText } from '../testing/page-from-text.ts'
import { likelyTypeOf, likelyTypes } from './likely-type.ts'
import de from '@attesta/contract/words/de/report.json' with { type: 'json' }
import en from '@attesta/contract/words/en/report.json' with { type: 'json' }
import it from '@attesta/contract/words/it/report.json' with { type: 'json' }

test.each([
  ['pension', 'INPS\nCedolino della pensione\nPensionato ROSSI MARIO\nImporto netto 1.188,63', 'IT'],
  ['receipt', 'FATTURA n. 87/A\nCliente Rossi\nTotale 200,08', 'IT'],
  ['receipt', 'Rechnung Nr. 17\nKunde Vogel\nRechnungsbetrag 103,90', 'DE'],
  [
    'employment_notice',
    'MODELLO UNIFICATO LAV - UNILAV\nDatore di lavoro Gamma SpA\nLAVORO A TEMPO INDETERMINATO\nCodice comunicazione 15000',
    'IT',
  ],
  ['attendance_sheet', 'FOGLIO PRESENZE\nDipendente Rossi Matricola 00417\nEntrata Uscita\n08:30 17:30', 'IT'],
  ['isee', 'ATTESTAZIONE ISEE\nDichiarazione sostitutiva unica', 'IT'],
  ['loan_plan', 'PIANO DI AMMORTAMENTO\nRata Quota capitale Quota interessi Debito residuo', 'IT'],
  ['rental_contract', "CONTRATTO DI LOCAZIONE\nil locatore concede al conduttore l'immobile", 'IT'],
  [
    'card_statement',
    'American Express\nEstratto conto carta\nTitolare GIULIA BIANCHI\n03.10.26 TRENITALIA 45,00',
    'IT',
  ],
  ['card_statement', 'Kreditkartenabrechnung\nKarteninhaber Jonas Keller\n03.10.2026 REWE 45,00', 'DE'],
  ['rent_reference', 'Mietschuldenfreiheitsbescheinigung\nHiermit bestätige ich, dass die Miete gezahlt wurde', 'DE'],
  ['f24', 'MODELLO DI PAGAMENTO\nSEZIONE ERARIO\nCodice tributo 4001', 'IT'],
])('%s: %j', (type, text, country) => expect(likelyTypeOf(pagesFromText(text))).toMatchObject({ type, country }))

test.each([
  ['one word alone', 'Le invio la ricevuta richiesta. Cordiali saluti'],
  [
    'a title far down in a letter',
    `Gentile signora, ${'le scrivo per la riunione di condominio di giovedì '.repeat(6)} e per la fattura n. 3`,
  ],
  ['nothing', 'Torta di mele: farina, zucchero, uova'],
])('%s says nothing', (_, text) => expect(likelyTypeOf(pagesFromText(text))).toBeNull())

test.each([
  ['en', en],
  ['it', it],
  ['de', de],
])('every likely type has words in %s', (_, words) =>
  expect(likelyTypes.filter((type) => !(`Report.PossibleType.${type}` in words))).toEqual([]),
)
