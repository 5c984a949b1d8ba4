/** The words are complete, the same in three languages, in one register, and none lies about unused. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { ownTexts } from './of-kind.ts'
import { termbase } from './termbase.ts'

const folder = import.meta.dirname
const root = join(folder, '../../../..')
const languages = ['en', 'it', 'de'] as const
type Catalogue = Record<string, string>
const filesOf = (language: string) =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .sort()
const segments = filesOf('en')
/** Loaded as modules, which `npm run mutate -- rules` can change. */
const load = (path: string) =>
  import(/* @vite-ignore */ join(folder, path), { with: { type: 'json' } }) as Promise<{ default: Catalogue }>
const paths = languages.flatMap((language) => filesOf(language).map((file) => `${language}/${file}`))
const loaded = new Map(await Promise.all(paths.map(async (path) => [path, (await load(path)).default] as const)))
const read = (language: string, file: string): Catalogue => loaded.get(`${language}/${file}`)!

/** `label` and `field` are one thing in two grammatical forms; `gender` is what Italian and German need besides. */
const grammar: Record<string, string> = { field: 'label', gender: '' }

/** The values that a message takes, and its tags; a message that cannot be parsed fails here. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  const walk = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) names.add(String(element.value))
      if ('options' in element) for (const option of Object.values(element.options)) walk(option.value)
      if ('children' in element) walk(element.children)
    }
  }
  walk(new IntlMessageFormat(message, 'en').getAst())
  return [...new Set([...names].map((name) => grammar[name] ?? name))].filter(Boolean).sort()
}
type MessageFormatElement = ReturnType<IntlMessageFormat['getAst']>[number]

test('every language has the same files', { tags: ['A1-languages'] }, () =>
  expect([filesOf('it'), filesOf('de')]).toEqual([segments, segments]),
)

describe.each(segments)('%s', (file) => {
  const [en, it, de] = languages.map((language) => read(language, file)) as [Catalogue, Catalogue, Catalogue]
  test('has the same keys in every language', { tags: ['A1-languages'] }, () =>
    expect([Object.keys(it).sort(), Object.keys(de).sort()]).toEqual([Object.keys(en).sort(), Object.keys(en).sort()]),
  )
  test('takes the same values in every language', () => {
    const values = (catalogue: Catalogue) =>
      Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, argumentsOf(message)]))
    expect([values(it), values(de)]).toEqual([values(en), values(en)])
  })
  test('leaves nothing empty', () =>
    expect(
      [en, it, de].flatMap((catalogue) =>
        Object.entries(catalogue)
          .filter(([, message]) => message.trim() === '')
          .map(([key]) => key),
      ),
    ).toEqual([]))
  test('says Sie in German', () =>
    expect(
      Object.entries(de)
        .filter(([, message]) => /\b(du|dich|dir|dein\w*|euch)\b|\b(wähle|gehe|klicke)\b/i.test(message))
        .map(([key]) => key),
    ).toEqual([]))
  test('says tu in Italian', () =>
    expect(
      Object.entries(it)
        .filter(([, message]) => /\b(Lei|Suo|Sua|Suoi|La preghiamo)\b|\bsi prega\b/.test(message))
        .map(([key]) => key),
    ).toEqual([]))
  test('has no straight brace after an apostrophe, which would switch the value off', () =>
    expect([en, it, de].flatMap(Object.entries).filter(([, message]) => /'[{}]/.test(message as string))).toEqual([]))
})

/** Texts that use a word of the list for another thing, or that the law writes. */
const mayUse = new Set(['Rights.Copy.ReadMe'])

test.each(termbase)('one term for «$concept»', ({ avoid }) => {
  const found = languages.flatMap((language) =>
    segments
      .filter((file) => file !== 'legal.json')
      .flatMap((file) => Object.entries(read(language, file)))
      .filter(([key]) => !mayUse.has(key))
      // Names of values and branches are code, not text.
      .map(([key, message]) => [key, message.replace(/\{\w+(?:, ?\w+)?|\b[\w=-]+ \{/g, ' ')] as const)
      .filter(([, message]) => avoid[language]?.test(message))
      .map(([key, message]) => `${language} ${key}: ${avoid[language]!.exec(message)![0]}`),
  )
  expect(found).toEqual([])
})

test('a text of one kind of application has one that it replaces, with the values that are given for that', () => {
  const endings = Object.values(ownTexts).filter((ending) => ending !== undefined)
  const wrong = segments.flatMap((file) => {
    const [en, ...others] = languages.map((language) => read(language, file)) as [Catalogue, ...Catalogue[]]
    return Object.keys(en).filter((key) => {
      const ending = endings.find((one) => key.endsWith(`.${one}`))
      if (!ending) return false
      const replaced = key.slice(0, -ending.length - 1)
      const isSame = [en, ...others].every((texts) => texts[key] === texts[replaced])
      const given = en[replaced] === undefined ? [] : argumentsOf(en[replaced])
      return isSame || en[replaced] === undefined || argumentsOf(en[key]!).some((name) => !given.includes(name))
    })
  })
  expect(wrong).toEqual([])
})

/** Of a home to rent; and what is said on the pages of every kind at once. */
const mayNameTenancy = /^(AdditionalDetails\.(landlordName|tenancy|rent|current|Living)|Rights\.Erase|Legal)/

test('no text of a mortgage names a landlord or a rental application', () => {
  const words = {
    en: /landlord|rental application/i,
    it: /proprietario|candidatur|locazione/i,
    de: /vermiet|bewerbung/i,
  }
  const found = languages.flatMap((language) =>
    segments.flatMap((file) => {
      const texts = read(language, file)
      return Object.keys(texts)
        .filter((key) => key.endsWith(`.${ownTexts.mortgage}`) && !mayNameTenancy.test(key))
        .filter((key) => words[language].test(texts[key]!))
    }),
  )
  expect(found).toEqual([])
})

test('no key stands in two files', () => {
  const seen = new Map<string, string[]>()
  for (const file of segments)
    for (const key of Object.keys(read('en', file))) seen.set(key, [...(seen.get(key) ?? []), file])
  expect([...seen].filter(([, files]) => files.length > 1)).toEqual([])
})

/** Keys that the specification names; they stay although this product answers some of them otherwise. */
const ofSpecification = ['BankAccts.Error.ParseException', 'BankAccts.Error.Coverage']
/** Keys that reports hold which were issued before: an issued report never changes. */
const ofEarlierReports = [
  'Report.Check.deposit.short',
  'Report.Control.payslipMonthMissing',
  'Report.Control.payslipEdited',
]

test('every key is used, by itself or as one of a family', () => {
  const sources = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((name) => name !== '' && !name.endsWith('.test.ts') && existsSync(join(root, name)))
  const text = sources.map((name) => readFileSync(join(root, name), 'utf8')).join('\n')
  const literals = new Set(
    [...text.matchAll(/['"`]([A-Za-z][\w-]*(?:\.[\w-]+)*)(?=['"`]|\.?\$\{)/g)].map((match) => match[1]!),
  )
  const isUsed = (key: string) =>
    key.split('.').some((_, index, parts) => literals.has(parts.slice(0, parts.length - index).join('.')))
  const unused = segments
    .flatMap((segment) => Object.keys(read('en', segment)))
    .filter((key) => !isUsed(key) && ![...ofSpecification, ...ofEarlierReports].includes(key))
  expect(unused).toEqual([])
})
