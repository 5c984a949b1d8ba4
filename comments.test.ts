/** Comments use plain words: style that a reader would stumble over is refused. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(import.meta.dirname, file)))

/**
 * Plain: «anyone who, no one, someone, again»; sign-up or the check of a caller, the operator or the installation, a
 * fake. A name in backticks is no word.
 */
const stilted = /(?<!`)\b(?:whoever|whomever|nobody|somebody|anew|the door|the house|stand-ins?)\b(?!`| number)/gi

/** A block comment, or a line comment that begins its line or follows a space: `// …`, never the `//` of an address. */
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/gm

/** The line of each stilted word in the comments of a source, with the word. */
const stiltedIn = (source: string): string[] =>
  [...source.matchAll(comment)].flatMap(({ 0: text, index }) =>
    [...text.matchAll(stilted)].map(
      (found) => `${source.slice(0, index + found.index).split('\n').length}: ${found[0]}`,
    ),
  )

test('a stilted word is found in any comment, and in no text or name', () => {
  const source = [
    '/**',
    ' * Nobody waits.',
    ' */',
    "const nobody = 'somebody' // made anew",
    '// by `nobody`',
    '// The house knows the house number.',
  ]
  expect(stiltedIn(source.join('\n'))).toEqual(['2: Nobody', '4: anew', '6: The house'])
})

test('comments use plain words', () => {
  const found = files.flatMap((file) =>
    stiltedIn(readFileSync(join(import.meta.dirname, file), 'utf8')).map((place) => `${file}:${place}`),
  )
  expect(found.filter((place) => !place.startsWith('comments.test.ts'))).toEqual([])
})

/** Code behind a docstring that begins its line: `/** At the provider. *\/ id: string`. */
const shared = /^[ \t]*\/\*\*[^\n]*?\*\/[ \t]+\S/gm

test('a docstring stands on a line of its own', () => {
  expect('  /** At the provider. */ id: string'.match(shared)).toHaveLength(1)
  expect(
    ['  /** At the provider. */\n  id: string', 'a: { /** Whole months. */ b: 1 }'].join('\n').match(shared),
  ).toBeNull()
  const found = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(shared)].map(({ index }) => `${file}:${source.slice(0, index).split('\n').length}`)
  })
  expect(found).toEqual([])
})
