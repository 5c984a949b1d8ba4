/** Italian adjectives follow what the sentence calls a field («la tua via»), not its label. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const inSource = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).toSorted()

const texts = new Map<string, string>(
  filesOf('../../../../packages/contract/src/words/it/*.json').flatMap((file) =>
    Object.entries(JSON.parse(inSource(file)) as Record<string, string>),
  ),
)

const genderOf = (object: string): string | undefined => {
  if (/^(?:la|una|le) |^un’/.test(object)) return 'feminine'
  return /^(?:il|lo|un|uno|i|gli) /.test(object) ? 'masculine' : undefined
}

/** What a field is called, the gender of that, and the one that its adjective has. */
const fields = filesOf('../apply/**/*.{ts,tsx}')
  .flatMap((file) => [...inSource(file).matchAll(/\bwords(?:=|: )["']([\w.]+)["'],?\s+(gender)?/g)])
  .flatMap(([, words, gender]): [string, string, string][] => {
    const object = texts.get(`${words}.Object`) ?? ''
    const expected = genderOf(object)
    return expected ? [[object, expected, gender ? 'feminine' : 'masculine']] : []
  })

test('the fields are found', () => expect(fields.length).toBeGreaterThan(20))

test.each(fields)('%s is %s', (_, expected, gender) => expect(gender).toBe(expected))
