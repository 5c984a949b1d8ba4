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

export default defineConfig({
  root,
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
            { name: (id) => `words-${firstWords.exec(id)?.[1] ?? 'none'}`, test: firstWords },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
})
