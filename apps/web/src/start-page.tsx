import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { DepsProvider, type WebDeps } from './deps.tsx'
import { ReaderLanguage } from './reader-language.tsx'
import { Broken, BrokenWithoutWords, Crash } from './ui/crash.tsx'
import { LiveRegions } from './ui/live.tsx'
import type { WordSegment } from './words/catalogue.ts'
import { Words } from './words/words.tsx'

interface Page {
  deps: WebDeps
  language: Language
  segments: readonly WordSegment[]
  /** Where a person goes on from a page that broke. */
  home: string
  /** Told when the reader chooses another language. */
  onLanguage?: (language: Language) => void
  queries?: QueryClient
  /** Runs beside the page without waiting for its words, and draws nothing. */
  ahead?: ReactNode
  children: ReactNode
}

export const pageQueries = (more: { refetchOnWindowFocus?: boolean } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        // What did not come for want of a connection comes when it is back.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        ...more,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Renders a page outside the applicant's form, with all that stands around each of them. */
export function startPage({
  deps,
  language,
  segments,
  home,
  onLanguage,
  queries = pageQueries(),
  ahead,
  children,
}: Page): void {
  document.documentElement.lang = language
  createRoot(document.getElementById('root')!).render(
    <Crash fallback={<BrokenWithoutWords />}>
      <BrowserRouter>
        <DepsProvider deps={deps}>
          <QueryClientProvider client={queries}>
            {ahead}
            <LiveRegions>
              <Suspense fallback={null}>
                <ReaderLanguage first={language} onChange={(next) => onLanguage?.(next)}>
                  {(read) => (
                    <Words language={read} segments={segments}>
                      <Crash fallback={<Broken home={home} />}>{children}</Crash>
                    </Words>
                  )}
                </ReaderLanguage>
              </Suspense>
            </LiveRegions>
          </QueryClientProvider>
        </DepsProvider>
      </BrowserRouter>
    </Crash>,
  )
}
