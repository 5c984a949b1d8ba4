import { expect, test } from 'vitest'
import { foldToken, joinTokens, spellingsOf } from './fold-label.ts'

const joined = (text: string) => joinTokens(text.split(' ').map(foldToken))

test.each([
  ['NETT0 DEL MESE', 'NETTO DEL MESE'],
  ['Steuem gesamt', 'Steuern gesamt'],
  ['lMPONIBILE', 'IMPONIBILE'],
  ['Auszahlungsbetraq:', 'Auszahlungsbetraq'],
  ['Abzuege', 'Abzüge'],
  ['N E T T O', 'NETTO'],
  ['Totaie Competenze', 'TOTALE COMPETENZE'],
])('%s is the label %s', (printed, label) => expect(spellingsOf(label)).toContain(joined(printed)))

test.each([
  ['NETTO', 'LORDO'],
  ['730', '73O'],
  ['RITENUTE', 'RITENUTE IRPEF'],
])('%s is not %s', (a, b) => expect(joined(a)).not.toBe(joined(b)))

test('every beginning of a label stays a beginning when letters are folded', () => {
  const tokens = 'TOTALE COMPETENZE LORDE MESE'.split(' ').map(foldToken),
    whole = joinTokens(tokens)
  for (const [at] of tokens.entries()) expect(whole.startsWith(joinTokens(tokens.slice(0, at + 1)))).toBe(true)
})
