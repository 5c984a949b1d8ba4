import { lazy } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { guardedPath, guardedSteps, isKnownPage, pagePaths } from '@attesta/contract/pages.ts'
import { todayIn } from '../clock.ts'
import { useDeps } from '../deps.tsx'
import { emailEntryOf } from '../email-entry.ts'
import { storedKeys } from '../session.ts'
import { useScope } from '../use-call.ts'
import { draftOfQuery, invitedBy, linkOf, type Draft } from './journey/draft.ts'
import { inLanguage, stepAddress } from './journey/addresses.ts'
import { namesUnknownLanguage } from './journey/wrong-address.ts'
import { ByPlace } from './shell/by-place.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { steps } from './steps/steps.tsx'

const Guard = lazy(async () => ({ default: (await import('./shell/signed-in.ts')).Guard }))
const pages = () => import('./pages/pages.tsx')
const NotFound = lazy(async () => ({ default: (await pages()).NotFound }))
const Timeout = lazy(async () => ({ default: (await pages()).Timeout }))
const BankReturn = lazy(async () => ({
  default: (await import('./bank-connection/return-with-words.tsx')).BankReturnWithWords,
}))
const KeepApplication = lazy(async () => ({
  default: (await import('./pages/keep/keep-application.tsx')).KeepApplication,
}))
const Unauthorized = lazy(async () => ({ default: (await pages()).Unauthorized }))

/** Every address of the applicant's pages. Source: A2-route-root, A2-route-occupation, A2-route-steps. */
export function ApplyRoutes() {
  const location = useLocation()
  const { pathname, search } = location
  const { language, applicationType } = useScope()
  const { kept, clock } = useDeps()
  const query = new URLSearchParams(search)

  const invitation = query.get('invitation_code')
  if (invitation) kept.write(storedKeys.invitation, invitation)

  // What the link says of the person goes into the history entry, and out of the address.
  const link = linkOf(location)
  const draft = draftOfQuery(link, () => todayIn(clock, 'Europe/Rome'))
  if (draft)
    return (
      <Navigate
        replace
        to={stepAddress(draft.isLinkOver ? 'occupation' : 'sign-up', {
          language,
          applicationType: typeOf(link.get('appType')) ?? applicationType,
          listingId: draft.listingId,
        })}
        state={draft}
      />
    )

  // The secret of a code's email leaves the address before anything else is drawn.
  const entry = emailEntryOf(location.hash)
  if (entry) return <Navigate replace to={`${pathname}${search}`} state={{ entry } satisfies Draft} />

  if (namesUnknownLanguage(pathname)) return <Navigate replace to={`${inLanguage(pathname, language)}${search}`} />

  // The real address stays, so that the frame around the notice still knows the application.
  if (!isKnownPage(pathname))
    return (
      <Routes>
        <Route element={<AppShell />}>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    )

  return (
    <Routes>
      <Route
        path={pagePaths.root}
        element={
          <ByPlace waits>
            <ToStart />
          </ByPlace>
        }
      />
      <Route path={pagePaths.start} element={<ToStart />} />
      <Route
        path={pagePaths.apply}
        element={
          <ByPlace waits>
            <ToStart />
          </ByPlace>
        }
      />
      <Route element={<AppShell />}>
        <Route path={pagePaths.occupation} element={<ByPlace waits={false}>{steps.occupation}</ByPlace>} />
        <Route path={pagePaths.signUp} element={steps['sign-up']} />
        <Route path={pagePaths.verifyEmail} element={steps['verify-email']} />
        <Route path={pagePaths.yourData} element={steps['your-data']} />
        <Route element={<Guard />}>
          {guardedSteps.map((router) => (
            <Route key={router} path={guardedPath(router)} element={steps[router]} />
          ))}
        </Route>
        <Route path={pagePaths.partnerEntry} element={steps['partner-entry-point']} />
        <Route path={pagePaths.legal} element={steps.legal} />
        <Route path={pagePaths.keep} element={<KeepApplication />} />
        <Route path={pagePaths.timeout} element={<Timeout />} />
        <Route path={pagePaths.unauthorized} element={<Unauthorized />} />
        <Route path={pagePaths.bankReturn} element={<BankReturn />} />
      </Route>
    </Routes>
  )
}

const typeOf = (text: string | null) => (text === 'rent' || text === 'mortgage' || text === 'rapid' ? text : undefined)

/** To the first screen, keeping language, type, listing and query. */
function ToStart() {
  const { lang, appType, listingId } = useParams()
  const { search, hash } = useLocation()
  const { language } = useScope()
  // «/mortgage/apply/…» names no language, and then the type stands where it would.
  const applicationType = typeOf((appType ?? lang ?? '').toLowerCase())
  const start = applicationType
    ? stepAddress('occupation', { language, applicationType, listingId })
    : `/${language}/fill/occupation${listingId ? `/${listingId}` : ''}`
  return <Navigate replace to={`${start}${search}`} state={invitedBy(hash)} />
}
