import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const flagFolder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags', '4x3')

/** Flags are pictures that the server's list of countries points to: `/flags/it.svg`. */
const flags: Plugin = {
  name: 'flags',
  generateBundle() {
    for (const name of readdirSync(flagFolder)) if (/^[a-z]{2}\.svg$/.test(name)) this.emitFile({ type: 'asset', fileName: `flags/${name}`, source: readFileSync(join(flagFolder, name)) })
  },
}

/** The words of the first screen come in one file a language; the words of every other screen in a file of their own. */
const firstWords = /words\/(en|it|de)\/(general|shell|occupation)\.json$/

/** What every page stands on; it changes only with a new version of a library. */
const platform = /node_modules\/(react-router|react-intl|intl-messageformat|@formatjs\/(intl|icu-[a-z-]+|fast-memoize)|@tanstack\/(query-core|react-query))\//

/** Our own part of every page, and what the first screen needs besides: two files instead of thirty. */
const frame = /apps\/web\/src\/(words\/[\w-]+\.tsx?|[\w-]+\.tsx?|ui\/(live|button|spinner|skeleton|icons|page-header|arrival|banner|field|status-tag|go-to-field)\.tsx?)$/
const firstScreen = /apps\/web\/src\/(apply\/(app|routes|theme|steps\/steps|(journey|shell|steps\/occupation)\/(?!states)[\w-]+|pages\/pages|shared\/(required-documents-dialog|group-alternatives))|ui\/(continue-bar|radio-cards|dialog|back-link))\.tsx?$/

export default defineConfig({
  root,
  // Two libraries bring the same message parser along, each its own copy.
  resolve: { dedupe: ['intl-messageformat', '@formatjs/icu-messageformat-parser', '@formatjs/icu-skeleton-parser'] },
  plugins: [react(), flags],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: { apply: join(root, 'index.html'), dashboard: join(root, 'dashboard.html'), verify: join(root, 'verify.html'), preview: join(root, 'preview.html') },
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'first words', name: (id) => `words-${firstWords.exec(id)?.[1] ?? 'none'}`, test: firstWords },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'platform', test: platform },
            { name: 'frame', test: frame },
            { name: 'apply', test: firstScreen },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
})
