import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledWords } from './build/compiled-words.ts'
import { plainDynamicImports } from './build/dynamic-imports.ts'
import { embed } from './build/embed-script.ts'
import { firstPaint } from './build/first-paint.ts'
import { flags } from './build/flags.ts'
import { kitLanguages } from './build/kit-languages.ts'
import { fetchedWithThePage, pageFiles, pagesOfOneTemplate, startsOneApp } from './build/pages.ts'
import { sharedFiles } from './build/shared-files.ts'
import { stylesInOrder } from './build/styles-in-order.ts'
import { unusedRouter } from './build/unused-router.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  plugins: [
    react(),
    pagesOfOneTemplate,
    stylesInOrder,
    fetchedWithThePage,
    startsOneApp,
    compiledWords,
    flags,
    kitLanguages,
    unusedRouter,
    plainDynamicImports,
    embed,
    firstPaint,
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // What a later screen imports is fetched ahead by the screen before it, so that its list need not be on the first
    // one.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: pageFiles,
      output: {
        codeSplitting: {
          groups: sharedFiles,
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
})
