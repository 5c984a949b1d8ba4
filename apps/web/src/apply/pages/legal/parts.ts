export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; points: string[] }

/**
 * Returns the numbers of a page's parts, rising, out of the keys of the words: `Legal.terms.1.Header`,
 * `Legal.terms.2.Header`, …
 */
export const partNumbers = (keys: readonly string[], page: string): number[] =>
  keys
    .flatMap((key) => {
      const [root, name, number, last, ...rest] = key.split('.')
      return root === 'Legal' && name === page && last === 'Header' && rest.length === 0 ? [Number(number)] : []
    })
    .sort((one, other) => one - other)

/**
 * Returns a text as it stands in the words: an empty line parts two blocks, and a block whose lines begin with «- » is
 * a list.
 */
export const blocksOf = (text: string): Block[] =>
  text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const lines = block.trim().split('\n')
      return lines.every((line) => line.startsWith('- '))
        ? { kind: 'list', points: lines.map((line) => line.slice(2)) }
        : { kind: 'paragraph', text: lines.join(' ') }
    })
