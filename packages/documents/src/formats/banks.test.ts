import { expect, test } from 'vitest'
import { bankNameIn, bankOfBlz, bankOfIban, bankOfMarks, knownBanks, usualProducersOf, withoutBank } from './banks.ts'

test.each([
  ['IT60X0306909606100000012345', 'Intesa Sanpaolo'],
  ['IT60X0200801600000012345678', 'UniCredit'],
  ['IT60X0760101600000012345678', 'BancoPosta'],
  ['DE89370501981234567890', 'Sparkasse KölnBonn'],
  ['DE12500105170648489890', 'ING'],
  ['FR7630006000011234567890189', undefined],
])('the bank of %s is %s', (iban, name) => expect(bankOfIban(iban).bank?.name).toBe(name))

test.each([
  ['ING BANK N.V. Milan Branch', 'ING'],
  ['Lista movimenti BNL data contabile', undefined],
  ['www.unicredit.it', 'UniCredit'],
  ['Banco BPM S.p.A. … bonifico a favore di Intesa Sanpaolo', 'Banco BPM'],
  ['Estratto conto, data valuta, saldo', undefined],
])('the marks in «%s» name %s', (text, name) => expect(bankOfMarks(text)?.name).toBe(name))

test.each([
  ['Banca dei Navigli', 'Banca dei Navigli'],
  ['Cassa Rurale di Altrove Soc. Coop.', 'Cassa Rurale di Altrove'],
  ['Sparkasse Musterstadt', 'Sparkasse Musterstadt'],
  ['Volksbank Nord eG', 'Volksbank Nord'],
  ['Banca', null],
  ["Banca d'appoggio per il cliente", null],
  ['Bank 24', null],
  ['Movimenti', null],
])('the letterhead «%s» names %s', (cell, name) => expect(bankNameIn(cell)).toBe(name))

test.each([
  ['10010010', 'Postbank'],
  ['44010046', 'Postbank'],
  ['10070848', 'Deutsche Bank'],
  ['10077777', 'norisbank'],
  ['10011001', 'N26 Bank'],
  ['37050198', 'Sparkasse KölnBonn'],
  ['72090900', 'PSD Bank München'],
  ['99950000', 'Sparkasse'],
])('the bank of the Bankleitzahl %s is %s', (blz, name) => expect(bankOfBlz(blz)?.name).toBe(name))

test.each(knownBanks.formats)('$name ($country) can be made unknown', ({ name, abis = [], blzs = [], marks }) => {
  const unknown = withoutBank(knownBanks, name)
  for (const code of [...abis, ...blzs.filter((blz) => !blz.includes('?'))]) {
    expect([unknown.abis[code], unknown.blzs[code]]).toEqual([undefined, undefined])
  }
  for (const mark of marks) expect(bankOfMarks(mark)?.name).toBe(name)
  expect(marks.map((mark) => bankOfMarks(mark, unknown)?.name)).not.toContain(name)
})

test('programs that a bank is known to use are told, and none are made up', () => {
  expect(usualProducersOf('ING')).toContain('A2WServer')
  expect(usualProducersOf('Banca dei Navigli')).toEqual([])
})
