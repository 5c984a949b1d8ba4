import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compileWords } from './compiled-words.ts'

const mark = '?compiled'

/** The texts that pages load, taken apart as the build does it; a test that reads a file of words gets it as it is. */
export const compiledForTests: Plugin = {
  name: 'compiled-for-tests',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.json') || !importer?.includes('/apps/web/src/words/')) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}${mark}`
  },
  load: (id) =>
    id.endsWith(mark)
      ? `export default ${JSON.stringify(
          compileWords(JSON.parse(readFileSync(id.slice(0, -mark.length), 'utf8')) as Record<string, string>),
        )}`
      : undefined,
}
