import { expect, test } from 'vitest'
import { shortenedPhrases } from './abbreviation.ts'
import { foldDotted } from './fold.ts'
import { phrase } from './phrase.ts'

const candidates = ['MUTUO IPOTECARIO', 'CANONE DI LOCAZIONE', 'UNTERHALT', 'UNTERHALTSRATE', 'UMBUCHUNG']
  .concat(['*VERSICHERUNG', 'SPORTWETTE', 'PAGA', 'GEHALTSABRECHNUNG', 'EINNAHMENUBERSCHUSS', 'RENTE'])
  .map((printed) => ({ phrase: phrase(printed) }))

test.each<[string, string[]]>([
  ['ADDEBITO MUT. IPOT. 0092', ['MUTUO IPOTECARIO']],
  ['CANONE DI LOC. NOVEMBRE', ['CANONE DI LOCAZIONE']],
  ['Gehaltsabr. November', ['GEHALTSABRECHNUNG']],
  ['Umbuchg. Sparkonto', ['UMBUCHUNG']],
  ['KRANKENZUSATZVERS. ARAG', ['*VERSICHERUNG']],
  // the shortest of those that begin alike
  ['Unterh. Kind', ['UNTERHALT']],
  // without a full stop it is another word
  ['UNTERH Kind', []],
  ['CENTRO SPORT. COMUNALE', []],
  // too few letters; too few of many letters; nothing left out
  ['PAG. POS', []],
  ['Einn. 2026', []],
  ['Zahlung der Rente.', []],
])('«%s» is short for %j', (text, expected) =>
  expect(shortenedPhrases(foldDotted(text), candidates).map((one) => one.phrase.printed)).toEqual(expected),
)
