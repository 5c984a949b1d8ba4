import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { useDeps } from '../deps.tsx'
import { Login } from '../sign-in/login.tsx'
import { useSignedIn, type OnExpiry } from '../sign-in/use-signed-in.ts'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Applicants } from './applicants.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { Frame } from './frame.tsx'
import { settingsPages, workPages } from './pages.tsx'
import { ShortlistPages } from './shortlists/later.tsx'

const ReportPage = lazy(async () => ({ default: (await import('./report-page.tsx')).ReportPage }))

const Compare = lazy(async () => ({ default: (await import('./compare.tsx')).Compare }))

const SampleReport = lazy(async () => ({ default: (await import('./first-day/sample-report.tsx')).SampleReport }))

interface Props {
  language: Language
  onExpiry: OnExpiry
}

/** Shows the landlord's pages, or the sign-in at the requested address. */
export function DashboardApp({ language, onExpiry }: Props) {
  const { api } = useDeps()
  const { t } = useDashboardWords()
  const { isSignedIn, enter, signOut } = useSignedIn({
    onExpiry,
    home: '/dashboard',
    tellServer: () => api.call('dashboardSignOut'),
  })
  return (
    <ArrivalProvider brand="Attesta">
      <Frame language={language} isSignedIn={isSignedIn} onSignOut={signOut}>
        {isSignedIn ? (
          <Suspense fallback={<Skeleton />}>
            <Routes>
              <Route path="/dashboard/reports/:reportId" element={<ReportPage />} />
              <Route path="/dashboard/samples/:sample" element={<SampleReport />} />
              <Route path="/dashboard/compare" element={<Compare />} />
              <Route path="/dashboard/shortlists" element={<ShortlistPages screen="all" />} />
              <Route path="/dashboard/shortlists/:shortlistId" element={<ShortlistPages screen="one" />} />
              {[...workPages, ...settingsPages].map(({ key, path, page }) => (
                <Route key={key} path={path} element={page} />
              ))}
              <Route path="*" element={<Applicants />} />
            </Routes>
          </Suspense>
        ) : (
          <Login
            intro={t('Login.Intro')}
            sendCode={(body) => api.call('dashboardLogin', { body })}
            verify={(body) => api.call('dashboardVerify', { body })}
            onSignedIn={enter}
          />
        )}
      </Frame>
    </ArrivalProvider>
  )
}
