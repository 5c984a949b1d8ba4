import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags', '4x3')

/** Flags are pictures that the server's list of countries points to: `/flags/it.svg`. */
export const flags: Plugin = {
  name: 'flags',
  generateBundle() {
    for (const name of readdirSync(folder))
      if (/^[a-z]{2}\.svg$/.test(name))
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: readFileSync(join(folder, name)) })
  },
}
