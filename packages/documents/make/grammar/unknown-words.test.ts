/** Unknown wordings: of the same shape, with no word left of the dictionaries. */
import { expect, test } from 'vitest'
import { drawLayout } from './layout.ts'
import { withUnknownWords } from './unknown-words.ts'
import { concepts, dictionaries, languages } from './words.ts'

const known = new Set(
  languages.flatMap((language) =>
    Object.values(dictionaries[language])
      .flat()
      .flatMap((wording) => wording.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  ),
)

test('no longer word of any dictionary is left, and every wording keeps its length', () => {
  for (let at = 0; at < 12; at++) {
    const layout = drawLayout('unknown words', at),
      unknown = withUnknownWords(layout)
    for (const concept of concepts) {
      expect(unknown.words[concept]).toHaveLength(layout.words[concept].length)
      const left = unknown.words[concept].toLowerCase().match(/\p{L}{4,}/gu) ?? []
      expect(left.filter((word) => known.has(word))).toEqual([])
    }
    expect({ ...unknown, words: layout.words }).toEqual(layout)
  }
})
