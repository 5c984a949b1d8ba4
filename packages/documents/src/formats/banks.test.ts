import { expect, test } from 'vitest'
import { bankNameIn, bankOfIban, bankOfMarks } from './banks.ts'

test.each([
  ['IT60X0306909606100000012345', 'Intesa Sanpaolo'], ['IT60X0200801600000012345678', 'UniCredit'], ['IT60X0760101600000012345678', 'BancoPosta'], ['DE89370501981234567890', 'Sparkasse KölnBonn'], ['DE12500105170648489890', 'ING'], ['FR7630006000011234567890189', undefined],
])('the bank of %s is %s', (iban, name) => expect(bankOfIban(iban).bank?.name).toBe(name))

test.each([
  ['ING BANK N.V. Milan Branch', 'ING'], ['Lista movimenti BNL data contabile', undefined], ['www.unicredit.it', 'UniCredit'], ['Banco BPM S.p.A. … bonifico a favore di Intesa Sanpaolo', 'Banco BPM'], ['Estratto conto, data valuta, saldo', undefined],
])('the marks in «%s» name %s', (text, name) => expect(bankOfMarks(text)?.name).toBe(name))

test.each([
  ['Banca dei Navigli', 'Banca dei Navigli'], ['Cassa Rurale di Altrove Soc. Coop.', 'Cassa Rurale di Altrove'], ['Sparkasse Musterstadt', 'Sparkasse Musterstadt'], ['Volksbank Nord eG', 'Volksbank Nord'],
  ['Banca', null], ['Banca d\'appoggio per il cliente', null], ['Bank 24', null], ['Movimenti', null],
])('the letterhead «%s» names %s', (cell, name) => expect(bankNameIn(cell)).toBe(name))
