import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useDeps } from '../../deps.tsx'
import { storedKeys } from '../../session.ts'
import { useScope } from '../../use-call.ts'
import { createFormDrafts, FormDraftsProvider } from '../../form/form-drafts.ts'
import { useSay } from '../../words/words.tsx'
import { ArrivalProvider } from '../../ui/arrival.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LeavingProvider } from '../../ui/leaving.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pageAddress, startAddress, type Ended } from '../journey/addresses.ts'
import { useApplication } from '../journey/use-application.ts'
import { useDraft } from '../journey/draft.ts'
import { useListing } from '../journey/use-listing.ts'
import { expiry } from './expiry.ts'
import { Footer, HelpLine } from './footer.tsx'
import { MissingListing } from './missing-listing.tsx'
import { Navbar } from './navbar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useNavHidden } from './use-nav-hidden.ts'
import { usePrefetch } from './use-prefetch.ts'
import { screenIn, shows } from './shown-parts.ts'
import { StepperSpace } from './stepper-space.tsx'
import { useTheme } from './use-theme.ts'

const Stepper = lazy(async () => ({ default: (await import('./stepper.tsx')).Stepper }))

/** A person without a session cannot lose one. */
const InactivityDialog = lazy(async () => ({ default: (await import('./signed-in.ts')).InactivityDialog }))

/** No application is open twice before there is one. */
const SavedElsewhere = lazy(async () => ({ default: (await import('./signed-in.ts')).SavedElsewhere }))

/** What is around every screen: the partner's brand, the way so far, help. */
export function AppShell() {
  const t = useSay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { language, applicationType, applicationId } = useScope()
  const { session, kept, visit } = useDeps()
  const { listing, isPending } = useListing()
  const { state, isLoading } = useApplication()
  const draft = useDraft()
  const queries = useQueryClient()
  const screen = screenIn(pathname)
  const hideNav = useNavHidden(state?.application.hide_nav)
  // A frame shows no bar that the application may turn out to leave out.
  const showsNav = !hideNav && !(isLoading && window.parent !== window)
  const region = state?.application.region ?? listing?.region ?? draft.region
  const home = startAddress(listing?.listingUuid, { language, applicationType })
  useTheme(listing)
  usePrefetch(screen, language)

  const form = useRef<HTMLDivElement>(null)
  const [typed] = useState(() =>
    createFormDrafts({
      read: () => kept.read(storedKeys.unsavedAnswers),
      write: (text) => kept.write(storedKeys.unsavedAnswers, text),
    }),
  )
  const origins = listing?.parentOrigins,
    messageType = listing?.messageType
  useEffect(() => {
    if (window.parent === window || !origins || !form.current) return undefined
    const [watched, told] = [form.current, import('../journey/tell-height.ts')]
    let [isOver, end] = [false, () => {}]
    void told.then(({ tellHeight }) => {
      if (!isOver) end = tellHeight(watched, origins, messageType)
    })
    return () => {
      isOver = true
      end()
    }
  }, [origins, messageType])

  useEffect(() => {
    if (region) visit?.settle(region)
  }, [region, visit])

  useEffect(() => {
    return expiry.listen(() => {
      // The code that ended the session already says where to: two hours without a key lead elsewhere.
      if (session.token() === undefined || screenIn(window.location.pathname) === 'verify-email') return
      session.close()
      queries.clear()
      typed.forget()
      void navigate(pageAddress('unauthorized', language), { state: { home } satisfies Ended })
    })
  }, [language, navigate, queries, session, typed, home])

  return (
    <ArrivalProvider brand={listing?.company.name ?? 'Attesta'}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t('Shell.Skip')}
      </a>
      <div className="app" ref={form}>
        {showsNav && <Navbar listing={listing} isUnknown={isPending || isLoading} />}
        {shows.stepper(screen) && (
          <Suspense fallback={<StepperSpace />}>
            <Stepper />
          </Suspense>
        )}
        <main id="main" tabIndex={-1} data-screen={screen}>
          <div className={screen === 'result' ? 'report-column' : 'form-column'}>
            <OfflineBanner />
            <MissingListing />
            {applicationId && session.token() && (
              <Suspense fallback={null}>
                <SavedElsewhere applicationId={applicationId} onShow={typed.forget} />
              </Suspense>
            )}
            {shows.continueLater(screen) && session.token() && !kept.isDurable() && (
              <Banner look="warn" message={t('Shell.NotDurable')} />
            )}
            <LeavingProvider>
              <FormDraftsProvider value={typed}>
                <Suspense fallback={<Skeleton />}>
                  <Outlet />
                </Suspense>
              </FormDraftsProvider>
            </LeavingProvider>
            {hideNav && shows.help(screen) && <HelpLine />}
          </div>
        </main>
        {shows.footer(screen) && showsNav && <Footer screen={screen} />}
      </div>
      {shows.inactivity(screen) && session.token() && (
        <Suspense fallback={null}>
          <InactivityDialog home={home} onOver={typed.forget} />
        </Suspense>
      )}
    </ArrivalProvider>
  )
}
