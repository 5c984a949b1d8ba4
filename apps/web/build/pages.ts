import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { closureOf } from './closure.ts'

const root = join(import.meta.dirname, '..')

/** The pages of the app: one template, and what differs. A search engine may find the form, and nothing else. */
const pages: Readonly<Record<string, { entry: string; robots: string }>> = {
  'index.html': { entry: '/src/apply/start.ts', robots: 'index, nofollow' },
  'dashboard.html': { entry: '/src/dashboard/main.tsx', robots: 'noindex' },
  'operator.html': { entry: '/src/operator/main.tsx', robots: 'noindex' },
  'verify.html': { entry: '/src/verify/main.tsx', robots: 'noindex' },
  'shared.html': { entry: '/src/shared/main.tsx', robots: 'noindex' },
  'handover.html': { entry: '/src/handover/main.tsx', robots: 'noindex' },
  'preview.html': { entry: '/src/preview/main.tsx', robots: 'noindex' },
}

const files = new Map(Object.entries(pages).map(([name, page]) => [join(root, name), page]))

/** What the bundler begins with. */
export const pageFiles = [...files.keys()]

/** Fills `page.html` in for each page; the pages themselves are no files. */
export const pagesOfOneTemplate: Plugin = {
  name: 'pages-of-one-template',
  enforce: 'pre',
  resolveId: (id) => (files.has(id) ? id : undefined),
  load(id) {
    const page = files.get(id)
    if (!page) return undefined
    const template = join(root, 'page.html')
    this.addWatchFile(template)
    return readFileSync(template, 'utf8').replace('%ROBOTS%', page.robots).replace('%ENTRY%', page.entry)
  },
}

/**
 * Fetched along with a page, behind what its picture needs: everything that the form's start runs as soon as it is
 * painted, since an entry that waits names none of it itself; for every other page the list of its words' files.
 */
export const fetchedWithThePage: Plugin = {
  name: 'fetched-with-the-page',
  transformIndexHtml: {
    order: 'post',
    handler(_, { chunk, bundle }) {
      if (!chunk || !bundle) return []
      const own = closureOf(chunk.fileName, bundle),
        awaited = chunk.facadeModuleId?.endsWith('/index.html')
          ? chunk.dynamicImports.flatMap((file) => [...closureOf(file, bundle)])
          : Object.values(bundle).flatMap((one) =>
              one.type === 'chunk' && one.facadeModuleId?.endsWith('/words/later.ts') ? [one.fileName] : [],
            )
      return [...new Set(awaited)]
        .filter((file) => !own.has(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
          injectTo: 'head' as const,
        }))
    },
  },
}

/**
 * Refuses a build in which a page would start another page's app beside its own: the file that starts one must not hold
 * what others import.
 */
export const startsOneApp: Plugin = {
  name: 'starts-one-app',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue
      const started = [...closureOf(chunk.fileName, bundle)]
        .flatMap((file) => (bundle[file]?.type === 'chunk' ? bundle[file].moduleIds : []))
        .filter((id) => /\/src\/[\w-]+\/main\.tsx$/.test(id))
      if (started.length > 1) this.error(`${chunk.facadeModuleId} starts ${started.join(' and ')}`)
    }
  },
}
