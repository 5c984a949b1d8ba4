/** How often two people are taken for one, and one for two, over the names that most people bear. */
import { describe, expect, test } from 'vitest'
import { compareNames, type NameAnswer } from './person-name.ts'
import { germanGivenNames, germanSurnames, italianGivenNames, italianSurnames } from './testing/common-names.ts'

const surnames = [...new Set([...italianSurnames, ...germanSurnames])]

/** Names of two people that documents without umlauts print alike: no rule on the letters can tell them apart. */
const INSEPARABLE = ['Krämer Kramer', 'Kuhn Kühn']

const spellOut = (text: string) =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
const strip = (text: string) => text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** How documents print one person's name. Each may be judged `unknown` at worst. */
const spellings: Record<string, (given: string, family: string) => string> = {
  'in capitals': (given, family) => `${given} ${family}`.toUpperCase(),
  'family name first': (given, family) => `${family} ${given}`.toUpperCase(),
  'with a comma': (given, family) => `${family}, ${given}`,
  'without accents': (given, family) => strip(`${given} ${family}`).toUpperCase(),
  'umlauts spelt out': (given, family) => spellOut(`${family} ${given}`).toUpperCase(),
  'accents as apostrophes': (given, family) =>
    `${given} ${family}`.normalize('NFD').replaceAll('\u0300', '’').normalize('NFC'),
  'typographic apostrophes': (given, family) => `${given} ${family}`.replaceAll("'", '’'),
  'a blank after the apostrophe': (given, family) => `${family} ${given}`.replaceAll("'", "' "),
  'without the apostrophe': (given, family) => `${family} ${given}`.replaceAll("'", ''),
  'particles joined': (given, family) => `${family.replace(' ', '')} ${given}`,
  'a title before it': (given, family) => `Dott.ssa ${given} ${family}`,
  'a German title before it': (given, family) => `Herrn Dr. ${given} ${family}`,
  'hyphens as blanks': (given, family) => `${given} ${family}`.replaceAll('-', ' '),
  'parts joined': (given, family) => `${given.replaceAll('-', '')} ${family}`,
  'a second given name': (given, family) => `${given} Beatrix ${family}`,
  'an initial': (given, family) => `${given.charAt(0)}. ${family}`,
  'a name taken at marriage': (given, family) => `${given} ${family}-Vandelli`,
}

const tally = (answers: readonly NameAnswer[]) => ({
  same: 0,
  different: 0,
  unknown: 0,
  ...Object.fromEntries([...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length])),
})

describe('one person', () => {
  const people = [
    ...italianSurnames.flatMap((family) => italianGivenNames.map((given) => [given, family] as const)),
    ...germanSurnames.flatMap((family) => germanGivenNames.map((given) => [given, family] as const)),
  ]
  test.each(Object.entries(spellings))('%s is never taken for two', (name, spell) => {
    const answers = tally(people.map(([given, family]) => compareNames(`${given} ${family}`, spell(given, family))))
    const leavesOpen = ['an initial', 'a name taken at marriage'].includes(name)
    expect(answers).toEqual(
      leavesOpen
        ? { same: 0, different: 0, unknown: people.length }
        : { same: people.length, different: 0, unknown: 0 },
    )
  })
})

describe('two people', () => {
  test('another surname is told from every other one', () => {
    const pairs = surnames.flatMap((one, at) => surnames.slice(at + 1).map((other) => [one, other] as const))
    const accepted = pairs
      .filter(([one, other]) => compareNames(`Anna ${one}`, `ANNA ${other.toUpperCase()}`) === 'same')
      .map((pair) => pair.join(' '))
    expect({ pairs: pairs.length, accepted }).toEqual({
      pairs: (surnames.length * (surnames.length - 1)) / 2,
      accepted: INSEPARABLE,
    })
  })

  test.each([
    ['Italian', italianGivenNames, italianSurnames],
    ['German', germanGivenNames, germanSurnames],
  ] as const)('another %s given name is told from every other one', (_, givenNames, families) => {
    const pairs = givenNames.flatMap((one, at) => givenNames.slice(at + 1).map((other) => [one, other] as const))
    const answers = pairs.map(([one, other]) => ({
      nested: one.split('-').includes(other) || other.split('-').includes(one),
      told: new Set(families.map((family) => compareNames(`${one} ${family}`, `${family} ${other}`))),
    }))
    // Hans and Hans-Peter may be one man.
    expect(answers.filter(({ nested, told }) => [...told].join() !== (nested ? 'unknown' : 'different'))).toEqual([])
  })
})
