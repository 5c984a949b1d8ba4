import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledWords } from './build/compiled-words.ts'
import { plainDynamicImports } from './build/dynamic-imports.ts'
import { embed } from './build/embed-script.ts'
import { firstPaint } from './build/first-paint.ts'
import { flags } from './build/flags.ts'
import { kitLanguages } from './build/kit-languages.ts'
import { fetchedWithThePage, pageFiles, pagesOfOneTemplate, startsOneApp } from './build/pages.ts'
import { stylesInOrder } from './build/styles-in-order.ts'
import { unusedRouter } from './build/unused-router.ts'

const root = import.meta.dirname

/** What every page stands on, in one file; it changes only with a new version of a library. */
const platform =
  /node_modules\/((react|react-dom|scheduler)\/|react-router|intl-messageformat|@formatjs\/(icu-[a-z-]+|fast-memoize)|@tanstack\/(query-core|react-query)\/(?!.*([qQ]ueries|[iI]nfiniteQueryObserver|useInfiniteQuery)))\b/

/** What every form stands on; fetched while the first choices are made. */
const forms =
  /node_modules\/(react-hook-form|@hookform\/resolvers|zod)\/|apps\/web\/src\/(form\/after-press|apply\/shared\/use-comboboxes)\.ts$/

/** Our own part of every page, and what the first screen needs besides: two files instead of thirty. */
const frame =
  /apps\/web\/src\/(words\/(?!later)[\w-]+\.tsx?|(?!fake-api|load-with-styles|memory-storage|desk-(?:words|paths)|language-links|start-page|use-download|trust-scripts|viewing-time)[\w-]+\.tsx?|ui\/(live|button|spinner|skeleton|icons|page-header|page-link|arrival|banner|field|go-to-field)\.tsx?)$/
const firstScreen =
  /apps\/web\/src\/(apply\/(app|routes|theme|steps\/(?:steps|words-of-steps)|(journey|steps\/occupation)\/(?!states|parent-window|tell-height)[\w-]+|shell\/(?!guard|signed-in|continue-later|mask-mail|stepper\.|use-saved-step|inactivity|use-inactivity)[\w-]+)|ui\/(continue-bar|radio-cards|back-link|leaving)|apply\/shared\/late-comboboxes)\.tsx?$/

/** What most later screens are made of, the fields apart from what a report shows too: two files, not nine small ones. */
const fields =
  /apps\/web\/src\/ui\/(text-field|select-field|checkbox|error-summary)\.tsx?$|packages\/contract\/src\/tidy\.ts$/
const looks = /apps\/web\/src\/ui\/(summary-list|disclosure|status-tag|dialog|use-focus-next)\.tsx?$/
/** What is around every screen of a person who is signed in, with the places of panels that not everyone has. */
const signedIn =
  /apps\/web\/src\/apply\/(shell\/signed-in|uploads\/uploads|review\/reviewable|(review|messages|requests|viewings)\/later)\.tsx?$/
/** What the screens share on which files are handed in, and what those share that follow the first documents. */
const handIn =
  /apps\/web\/src\/apply\/(uploads\/(upload-slot|handover-slots|camera\/camera-button|use-unsent|use-announce-results)|shared\/absence\/(absent-document|use-absence))\.tsx?$/
const documentParts =
  /apps\/web\/src\/apply\/(shared\/(months|choice-field|use-read-job|use-banks|use-countries|other-income-kinds)|bank-connection\/(phase|use-current-connection)|identity\/way-back)\.tsx?$/

/** What the entry of the form needs before its start is painted, and nothing that is large. */
const beforePaint = /packages\/contract\/src\/first-paint\.ts$|vite\/preload-helper|src\/load-with-styles\.ts$/

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
          groups: [
            { name: 'before-paint', test: beforePaint },
            { name: 'platform', test: platform },
            { name: 'frame', test: frame },
            { name: 'apply', test: firstScreen },
            { name: 'forms', test: forms },
            { name: 'looks', test: looks },
            { name: 'fields', test: fields },
            { name: 'signed-in', test: signedIn },
            { name: 'hand-in', test: handIn },
            { name: 'document-parts', test: documentParts },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/sandbox': 'http://localhost:3000' } },
})
