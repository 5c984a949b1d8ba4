import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { Compiled } from '../src/words/compiled.ts'

/** Returns every message taken apart once, at build. A message that cannot be parsed fails the build, by its key. */
export const compileWords = (words: Readonly<Record<string, string>>): Record<string, Compiled> =>
  Object.fromEntries(
    Object.entries(words).map(([key, message]) => {
      try {
        return [key, parse(message)]
      } catch (cause) {
        throw new Error(`the words of ${key} cannot be parsed`, { cause })
      }
    }),
  )

/** «…/contract/src/words/de/legal.json» */
const wordsFile = /\/contract\/src\/words\/[a-z]{2}\/[\w-]+\.json$/

/** The pages get their words taken apart, and so need no parser: 11 kB less before the first screen. */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
      // Two libraries bring the same formatter along, each its own copy.
      dedupe: ['intl-messageformat', '@formatjs/icu-messageformat-parser'],
    },
  }),
  transform: (code, id) =>
    wordsFile.test(id) ? JSON.stringify(compileWords(JSON.parse(code) as Record<string, string>)) : undefined,
}
