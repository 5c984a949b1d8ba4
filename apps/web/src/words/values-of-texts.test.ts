/** A text whose values are not given shows its key instead: what each call gives is compared with what the text wants. */
import { globSync, readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url).pathname
const texts = new Map(
  globSync('packages/contract/src/words/en/*.json', { cwd: root }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`${root}${file}`, 'utf8')) as Record<string, string>),
  ),
)

/** Names of the values in a text, those inside its plurals and choices too. */
const wanted = (elements: readonly MessageFormatElement[]): Set<string> =>
  new Set(
    elements.flatMap((element) => [
      ...('value' in element && element.type !== TYPE.literal && element.type !== TYPE.tag ? [element.value] : []),
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => [...wanted(value)]) : []),
      ...('children' in element ? [...wanted(element.children)] : []),
    ]),
  )

/** `t('Key', { a, b: value })` and its like, where the values are written out and nothing is spread. */
const call = /\b(?:t|tOptional|told|general|words\.t)\(\s*'([\w.]+)',\s*\{([^{}]*)\}\s*,?\s*\)/g
const given = (values: string) =>
  new Set([...values.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map((match) => match[1]!))

const calls = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(call)]
      .filter(([, key, values]) => texts.has(key!) && !values!.includes('...'))
      .map(([, key, values]) => ({ file, key: key!, values: given(values!) })),
  )

test('each call gives the values that its text wants', () => {
  expect(calls.length).toBeGreaterThan(100)
  const missing = calls.flatMap(({ file, key, values }) =>
    [...wanted(parse(texts.get(key)!))]
      .filter((name) => !values.has(name))
      .map((name) => `${file}: ${key} wants ${name}`),
  )
  expect(missing).toEqual([])
})
