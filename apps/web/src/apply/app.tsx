import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { DepsProvider, type WebDeps } from '../deps.tsx'
import { placeOf, scopeOf } from '../scope.ts'
import { Broken, BrokenWithoutWords, Crash } from '../ui/crash.tsx'
import { LiveRegions } from '../ui/live.tsx'
import { KindProvider } from '../words/intl.tsx'
import { Words } from '../words/words.tsx'
import { ApplyRoutes } from './routes.tsx'
import { useDocumentLanguage } from './shell/use-document-language.ts'

/** Shows the applicant's pages. The caller provides the router. */
export function ApplyApp({ deps }: { deps: WebDeps }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, retryOnMount: false, refetchOnWindowFocus: true, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )
  const { pathname, search } = useLocation()
  const place = placeOf({ hostname: window.location.hostname, pathname, search }, deps.settings)
  const { language, applicationType } = scopeOf(place)
  useDocumentLanguage(language)
  return (
    <Crash fallback={<BrokenWithoutWords />}>
      <DepsProvider deps={deps}>
        <QueryClientProvider client={client}>
          <LiveRegions>
            <Suspense fallback={null}>
              <KindProvider type={applicationType}>
                <Words language={language} segments={['general', 'shell', 'occupation']}>
                  <Crash fallback={<Broken home={`/${language}`} />}>
                    <ApplyRoutes />
                  </Crash>
                </Words>
              </KindProvider>
            </Suspense>
          </LiveRegions>
        </QueryClientProvider>
      </DepsProvider>
    </Crash>
  )
}
