import { expect, test } from 'vitest'
import { fold } from '../../layout/fold.ts'
import { directionOf } from './direction.ts'

test.each([
  ['BONIFICO A VOSTRO FAVORE DA ACME SRL', 'in'],
  ['DISPOSIZIONE DI BONIFICO A ROSSI', 'out'],
  ['ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO', 'out'],
  ['STORNO PAGAMENTO POS', 'in'],
  ['ACCREDITO EMOLUMENTI', 'in'],
  ['PAGAMENTO PER UTILIZZO CARTE DI CREDITO', 'out'],
  ['PRELIEVO BANCOMAT', 'out'],
  ['VERSAMENTO IN CONTANTI', 'in'],
  ['IMPOSTA DI BOLLO', 'out'],
  ['Gutschrift Werke AG', 'in'],
  ['Überweisung an Rossi', 'out'],
  ['Lastschrift EDEKA', 'out'],
  ['Rücklastschrift Miete', 'in'],
  ['Gehalt/Rente', 'in'],
  ['Faster payment received ROWAN', 'in'],
  ['Bank credit from ROWAN', 'in'],
  ['Card payment GREGGS', 'out'],
  ['Direct debit SEVERN ENERGY', 'out'],
  ['Faster payment to GREGGS', 'out'],
  ['Refund of card payment', 'in'],
  ['ESSELUNGA MILANO', 'unknown'],
  ['Rossi Immobilien', 'unknown'],
])('%s goes %s', (text, direction) => expect(directionOf(fold(text))).toBe(direction))
