/** A tree of pages as markup, without a browser, once each call that it makes has its answer. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { DepsProvider, type WebDeps } from '../deps.tsx'
import { LiveRegions } from '../ui/live.tsx'
import type { PlayedReplies } from '../fake-api.ts'

/** Of a page that is drawn where there is no window, what the screens look at while they are drawn. */
function pretendWindow(pathname: string, search: string): () => void {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const window = {
    ...events,
    name: '',
    location: { hostname: 'localhost', host: 'localhost', pathname, search, hash: '' },
  }
  const pretended = {
    window: { ...window, parent: undefined as unknown },
    document: { ...events, documentElement: {}, getElementById: () => null, querySelector: () => null },
  }
  pretended.window.parent = pretended.window
  const before = Object.keys(pretended).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(pretended))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, was] of before)
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
  }
}

async function markupOf(tree: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(tree, { onError: (error) => void errors.push(error) })
  // React parts two texts beside each other by a comment.
  const markup = (await new Response(prelude as ReadableStream).text()).replaceAll('<!-- -->', '')
  if (errors.length > 0) throw errors[0]
  return markup
}

interface Page {
  pathname: string
  search: string
  /** How the server answers: a call that it never answers is not waited for. */
  replies: PlayedReplies
}

/** Draws what stands within the providers of every page, again until no call is open. */
export async function settledMarkup(within: ReactNode, deps: WebDeps, page: Page): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const tree = (
    <DepsProvider deps={deps}>
      <QueryClientProvider client={client}>
        <LiveRegions>
          <Suspense fallback={null}>{within}</Suspense>
        </LiveRegions>
      </QueryClientProvider>
    </DepsProvider>
  )
  const restore = pretendWindow(page.pathname, page.search)
  try {
    for (;;) {
      const markup = await markupOf(tree)
      const open = client
        .getQueryCache()
        .getAll()
        .filter(({ state: { status, fetchStatus }, options }) => {
          const { enabled } = options as { enabled?: unknown }
          return status === 'pending' && fetchStatus === 'idle' && enabled !== false
        })
      if (open.length === 0) return markup
      const isNeverAnswered = ({ queryKey: [name] }: (typeof open)[number]) =>
        page.replies[name as keyof PlayedReplies] === 'pending'
      for (const query of open.filter(isNeverAnswered)) query.fetch().catch(() => undefined)
      await Promise.allSettled(open.filter((query) => !isNeverAnswered(query)).map((query) => query.fetch()))
    }
  } finally {
    restore()
    client.clear()
  }
}
