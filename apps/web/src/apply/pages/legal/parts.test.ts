import { describe, expect, test } from 'vitest'
import de from '@attesta/contract/words/de/legal.json' with { type: 'json' }
import en from '@attesta/contract/words/en/legal.json' with { type: 'json' }
import it from '@attesta/contract/words/it/legal.json' with { type: 'json' }
import { blocksOf, partNumbers } from './parts.ts'

describe('the parts of a page', () => {
  test.each([
    [
      'by number, not by letter',
      ['Legal.terms.10.Header', 'Legal.terms.2.Header', 'Legal.terms.2.Text'],
      'terms',
      [2, 10],
    ],
    ['of this page alone', ['Legal.privacy.1.Header', 'Legal.terms.Title'], 'terms', []],
    ['of no page whose name is a piece of a key', ['Legal.terms.1.Header'], 'terms.1', []],
  ])('%s', (_, keys, page, numbers) => expect(partNumbers(keys, page)).toEqual(numbers))
})

describe('the blocks of a text', () => {
  test.each([
    ['one', [{ kind: 'paragraph', text: 'one' }]],
    [
      'one\nline\n\ntwo',
      [
        { kind: 'paragraph', text: 'one line' },
        { kind: 'paragraph', text: 'two' },
      ],
    ],
    [
      'for:\n\n- a\n- b',
      [
        { kind: 'paragraph', text: 'for:' },
        { kind: 'list', points: ['a', 'b'] },
      ],
    ],
    [' ', []],
  ])('%j', (text, blocks) => expect(blocksOf(text)).toEqual(blocks))
})

describe.each(Object.entries({ en, it, de } as Record<string, Record<string, string>>))(
  'the words in %s',
  (_, words) => {
    const textOf = (page: string) =>
      Object.entries(words)
        .filter(([key]) => key.startsWith(`Legal.${page}.`))
        .map(([, text]) => text)
        .join('\n')
    test('have the 14 sections of the terms', { tags: ['B2-legal'] }, () =>
      expect(partNumbers(Object.keys(words), 'terms')).toEqual(Array.from({ length: 14 }, (_, index) => index + 1)),
    )
    test('have a text under every header', () =>
      expect(
        Object.keys(words).filter(
          (key) => key.endsWith('.Header') && words[key.replace(/Header$/, 'Text')] === undefined,
        ),
      ).toEqual([]))
    test("take price and validity from the product's numbers", { tags: ['B2-legal-numbers'] }, () =>
      expect(textOf('terms')).toMatch(/\{price\}[^]*\{validityDays\}/),
    )
    test('name the periods of keeping: 3 months and 5 years', { tags: ['B2-legal-retention'] }, () =>
      expect(textOf('privacy')).toMatch(/\b3 (months|mesi|Monate)\b[^]*\b5 (years|anni|Jahre)\b/),
    )
    test('tell the day of the last change of every page', () => {
      const pages = Object.keys(words)
        .filter((key) => key.endsWith('.Title'))
        .map((key) => key.split('.')[1]!)
      expect(pages).toEqual(['terms', 'privacy', 'cookies', 'imprint', 'accessibility', 'marketing'])
      for (const page of pages) expect(words[`Legal.${page}.Changed`]).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    })
  },
)
