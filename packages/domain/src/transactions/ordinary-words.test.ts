/** Words that ordinary rows have, beside those that tell what a row is for. Source: C-recurrent-costs. */
import { expect, test } from 'vitest'
import { fromDecimal } from '../money.ts'
import { categorise } from './category.ts'
import { payerOf } from './payer.ts'
import type { Category } from './wording.ts'

const told = (description: string, amount: string) =>
  categorise({ bookedOn: '2026-10-27', description, amount: fromDecimal(amount) }).category

test.each<[string, string, Category]>([
  ['ACQUISTO POS ACER STORE MILANO', '-899.00', 'other'],
  ['AMAZON ACER MONITOR', '-219.00', 'other'],
  ['SDD CORE ACER BOLOGNA CANONE 11/26', '-299.67', 'rent_paid'],
  ['AZIENDA CASA EMILIA ROMAGNA PIACENZA', '-310.00', 'rent_paid'],
  ['ADDEBITO ENEL CONTRATTO 3 2', '-80.00', 'utility'],
  ['ADDEBITO PALESTRINA SRL CONTRATTO 4+4', '-80.00', 'other'],
  ['PAGAMENTO CANONE IMMOBILIARE GARDA SRL CONTRATTO 4+4', '-850.00', 'rent_paid'],
  ['BONIFICO DA TRENORD SRL competenze conduttore', '1800.00', 'other'],
  ['BONIFICO DA TRENORD SRL stipendio conduttore', '1800.00', 'salary'],
  ['BONIFICO DA CONDUTTORE FABBRI NOVEMBRE', '600.00', 'rent_received'],
])('what %s at %s is as to a rent: %s', (text, amount, category) => expect(told(text, amount)).toBe(category))

test.each<[string, string, Category]>([
  ['BONIFICO A FAVORE DI SOLI ANNA', '-650.00', 'other'],
  ['ACCREDITO SOLI ANNA REGALO', '650.00', 'other'],
  ['Soli und KapESt', '-12.00', 'tax'],
  ['Solizuschlag Depot', '-2.00', 'tax'],
])('what %s at %s is as to a tax: %s', (text, amount, category) => expect(told(text, amount)).toBe(category))

test.each<[string, string, Category]>([
  ['BONIFICO DA ACME SRL PREMIO SINISTRO ZERO', '400.00', 'other'],
  ['Gutschrift Anna Schaden Taschengeld', '50.00', 'other'],
  ['RIMBORSO SINISTRO 2026/33110', '900.00', 'insurance'],
  ['Erstattung Schaden Hausrat', '900.00', 'insurance'],
  ['AXA LIQUIDAZIONE DANNI GRANDINE', '900.00', 'insurance'],
  ['BONIFICO DA UNIPOL PROVVIGIONI OTTOBRE', '2100.00', 'other'],
  ['BONIFICO DA UNIPOLSAI ASSICURAZIONI SPA PROVVIGIONI OTTOBRE', '2100.00', 'other'],
  ['STIPENDIO E PROVVIGIONI OTTOBRE', '2100.00', 'salary'],
  ['HUK-COBURG Rechnung 4411 Karosserie Weber', '1300.00', 'other'],
  ['BARMER Honorar Quartal 3', '5200.00', 'salary'],
  ['BARMER Abrechnung Praxis Quartal 3', '5200.00', 'other'],
  ['ALLIANZ SPA PRATICA 331', '-400.00', 'insurance'],
])('what %s at %s is as to an insurance: %s', (text, amount, category) => expect(told(text, amount)).toBe(category))

test.each<[string, string, Category]>([
  ['Dauerauftrag an WEG Wohngeld und Rücklage', '-300.00', 'utility'],
  ['Dauerauftrag WEG Nordstraße Instandhaltungsrücklage', '-60.00', 'utility'],
  ['Hausgeld und Rücklage November', '-300.00', 'utility'],
  ['Space Rücklage Urlaub', '-100.00', 'own_transfer'],
  ['Wohngeld November Stadtkasse', '210.00', 'benefits'],
  ['Lastschrift LBS Bauspark. Süd', '-50.00', 'other'],
  ['LBS Bausparbeitrag', '-50.00', 'own_transfer'],
  ['LBS Bauspardarlehen Rate', '-350.00', 'mortgage'],
  ['Notar Weber Löschung Grundschuld', '-240.00', 'other'],
  ['DARL.-LEISTUNG 6012345678 GRUNDSCHULD', '-740.00', 'mortgage'],
])('what %s at %s is as to a house or savings: %s', (text, amount, category) =>
  expect(told(text, amount)).toBe(category),
)

test.each<[string, Category]>([
  ['PAGOPA COMUNE DI MILANO MENSA RATA N 3', 'other'],
  ['ADDEBITO RATA N 3 MENSA SCOLASTICA', 'other'],
  ['SCUOLA RATA N 2', 'other'],
  ['SCUOLA RATA FINALE', 'other'],
  ['AVV VERDI RATA N 2 PARCELLA', 'other'],
  ['ADDEBITO RATA PARCELLA AVV VERDI', 'other'],
  ['KPMG Financial Services Seminar', 'other'],
  ['Addebito rata n. 8 fin. 00123456', 'loan'],
  ['ADDEBITO RATA 00771', 'loan'],
  ['RATA FIN. 12/48', 'loan'],
  ['ADDEBITO RATA PRESTITO SCUOLA GUIDA', 'loan'],
  ['MERCEDES-BENZ FINANCIAL SERVICES RATA', 'loan'],
  ['BMW Financial Services Juni', 'loan'],
])('whether «%s» is a loan: %s', (text, category) => expect(told(text, '-150.00')).toBe(category))

test.each<[string, Category]>([
  ['STUDIO LEGALE VERDI SEPARAZIONE CONSENSUALE', 'other'],
  ['AVV VERDI PARCELLA SEPARAZIONE CONSENSUALE', 'other'],
  ['BONIFICO A VITALE ANNA SEPARAZIONE CONSENSUALE', 'maintenance'],
  ['ASSEGNO MENSILE SEPARAZIONE CONSENSUALE', 'maintenance'],
  ['STUDIO LEGALE VERDI MANTENIMENTO FIGLI', 'maintenance'],
])('whether «%s» is maintenance: %s', (text, category) => expect(told(text, '-400.00')).toBe(category))

test.each<[string, Category]>([
  ['BONIFICO DA OFFICINE SRL COMPETENZE DI FINE RAPPORTO', 'other'],
  ['OFFICINE SRL LIQUIDAZIONE TFR', 'other'],
  ['TRATTAMENTO DI FINE RAPPORTO STIPENDI OFFICINE SRL', 'other'],
  ['STIPENDIO OTTOBRE E QUOTA TFR', 'salary'],
  ['BONIFICO DA ROSSI ANNA COMPENSO BABYSITTER', 'other'],
  ['COMPENSI CONDOMINIO VIA VERDI 3', 'other'],
  ['COMPENSO AMMINISTRATORE DI CONDOMINIO', 'other'],
  ['ASSOCIAZIONE RUGBY COMPENSO COLLABORATORE', 'salary'],
  ['COMPENSO OTTOBRE STUDIO ARRIGHI', 'salary'],
  ['RYANAIR VOUCHER', 'other'],
  ['CONTRIBUTO REGIONE PIEMONTE VOUCHER SCUOLA', 'benefits'],
])('whether «%s» comes each month: %s', (text, category) => expect(told(text, '2000.00')).toBe(category))

test.each<[string, Category]>([
  ['GUTSCHRIFT Fintiba GmbH SVWZ+LOHN', 'salary'],
  ['GUTSCHRIFT Expatrio Global Services GmbH SVWZ+GEHALT OKTOBER', 'salary'],
  ['GUTSCHRIFT Coracle GmbH SVWZ+BEZUEGE', 'salary'],
  ['GUTSCHRIFT Fintiba GmbH SVWZ+AUSZAHLUNG OKTOBER', 'own_transfer'],
  ['GUTSCHRIFT Expatrio SVWZ+MONTHLY PAYOUT', 'own_transfer'],
  ['GUTSCHRIFT Coracle GmbH', 'own_transfer'],
  ['GUTSCHRIFT Nordbank AG SVWZ+SPERRKONTO LOHN', 'own_transfer'],
])('whether «%s» is of a blocked account: %s', (text, category) => expect(told(text, '992.00')).toBe(category))

test.each([
  ['BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE', 'ROSSI MARIO'],
  ['BONIFICO DA DAL BOSCO ANNA', 'DAL BOSCO ANNA'],
  ['BONIFICO DA SOLI ANNA', 'SOLI ANNA'],
])('the words of a purpose leave the name in «%s» whole: %s', (description, name) =>
  expect(payerOf({ description, amount: fromDecimal('-650.00') }).name).toBe(name),
)
