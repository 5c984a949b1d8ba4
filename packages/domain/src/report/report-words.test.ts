import { expect, test } from 'vitest'
import { checkId, checkSource, figureIds, figureState, incomeKind } from '@attesta/contract/report.ts'
import de from '@attesta/contract/words/de/report.json' with { type: 'json' }
import en from '@attesta/contract/words/en/report.json' with { type: 'json' }
import it from '@attesta/contract/words/it/report.json' with { type: 'json' }
import { findingCodes, keyOfFinding } from '../reconcile/finding-codes.ts'

const languages: [string, Record<string, string>][] = [
  ['en', en],
  ['it', it],
  ['de', de],
]

/**
 * Names of an ICU message's arguments: `{amount}`, `{count, plural, …}`; what stands in an arm (`one {month}`) is text.
 */
const argumentsOf = (text: string) => {
  const armless = text.replace(
    /(?:\bone|\bother|=\d+|\brental_property|\bpension|\balimony|\bfamily_benefits|\bscholarship)\s*\{[^{}]*\}/g,
    '',
  )
  return [...new Set([...armless.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]!))].sort()
}

test.each(languages)('%s has every key, none empty', (_, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(en))
  expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(languages)('%s fills in the same arguments', (_, words) => {
  const differing = Object.entries(en as Record<string, string>).filter(
    ([key, text]) => JSON.stringify(argumentsOf(text)) !== JSON.stringify(argumentsOf(words[key] ?? '')),
  )
  expect(differing.map(([key]) => key)).toEqual([])
})

test('what the rules can say has words', () => {
  const keys = [
    ...findingCodes.map(keyOfFinding),
    keyOfFinding('no.such'),
    ...figureIds.map((id) => `Report.Figure.${id}`),
    ...figureState.options.flatMap((state) => [`Report.State.${state}`, `Report.State.${state}.Meaning`]),
    ...checkId.options.map((id) => `Report.Check.${id}`),
    ...checkSource.options.map((source) => `Report.Source.${source}`),
    ...incomeKind.options.map((kind) => `Report.Income.${kind}`),
  ]
  expect(keys.filter((key) => !(key in en))).toEqual([])
})

test.each([
  ['de speaks formally', de, /\b(du|dich|dir|dein\w*|euch|wähle|klicke)\b/i],
  ['it speaks familiarly or of nobody', it, /\b(Lei|Suo|Sua|Suoi|La preghiamo|si prega)\b/],
])('%s', (_, words, pattern) => expect(Object.entries(words).filter(([, text]) => pattern.test(text))).toEqual([]))

test('literals of the specification stand to the letter', () => {
  expect(en['Report.NotDetected']).toBe('Not Detected')
  for (const key of ['report.File.Error', 'Results.SpinningPopUp', 'Results.Error.HideReport'])
    expect(en).toHaveProperty([key])
})
