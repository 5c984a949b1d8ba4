import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, '../src/embed/embed.ts')

/** «/** … *\/», «  // …»: what stands there is for readers of the source. */
const comments = /\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** Blank lines, and the room that types have left at the ends of lines. */
const room = /[ \t]+$|^\s*\n/gm

/** The script that partners load, as a browser takes it. */
export const embedScript = (): string =>
  stripTypeScriptTypes(readFileSync(file, 'utf8')).replace(comments, '').replace(room, '')

/** Served by a name that stays: `/embed.js` is the newest, `/embed-1.js` never changes what it takes and tells. */
export const embed: Plugin = {
  name: 'embed-script',
  generateBundle() {
    for (const fileName of ['embed.js', 'embed-1.js']) this.emitFile({ type: 'asset', fileName, source: embedScript() })
  },
}
