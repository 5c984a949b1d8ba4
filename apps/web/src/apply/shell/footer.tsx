import { lazy, Suspense } from 'react'
import type { Region } from '@attesta/contract/fields.ts'
import { useDeps } from '../../deps.tsx'
import { useScope } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { stepAddress } from '../journey/addresses.ts'
import { startInRegion } from '../journey/region-start.ts'
import { useListing } from '../journey/use-listing.ts'
import { legalPages } from './legal-pages.ts'
import { shows, type ScreenName } from './shown-parts.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** A person who has not begun cannot go on. */
const ContinueLater = lazy(async () => ({ default: (await import('./continue-later.tsx')).ContinueLater }))

export function Footer({ screen }: { screen: ScreenName }) {
  const t = useSay()
  const { session, settings } = useDeps()
  const { operatorName, operatorAddress } = settings
  const scope = useScope()
  const { language, applicationType } = scope
  const { isNamed } = useListing()
  return (
    <footer className="footer">
      <div className="band">
        <div className="help">
          <HelpLine />
          {screen === 'occupation' && operatorName && (
            <p>{t('Shell.Operator', { operator: operatorName, address: operatorAddress })}</p>
          )}
          {shows.continueLater(screen) && (
            <Suspense fallback={null}>
              <ContinueLater />
            </Suspense>
          )}
        </div>
        <nav className="links" aria-label={t('Shell.Legal')}>
          {legalPages
            .filter(({ page }) => page !== 'terms' || applicationType !== 'rapid')
            .map(({ page, key }) => (
              <a key={page} href={`/${language}/legal/${page}`} target="_blank" rel="noreferrer">
                {t(key)}
                <span className="unseen"> {t('General.NewTab')}</span>
              </a>
            ))}
          {scope.applicationId && session.token() && screen !== 'your-data' && (
            <PageLink to={stepAddress('your-data', scope)}>{t('Shell.Rights')}</PageLink>
          )}
          {screen === 'occupation' && !isNamed && <RegionSwitch />}
        </nav>
      </div>
    </footer>
  )
}

export function HelpLine() {
  const t = useSay()
  const { settings } = useDeps()
  return (
    <p>
      {t.rich('Shell.Help', {
        link: (text) => <a href={`mailto:${settings.helpMailbox}`}>{text}</a>,
        mailbox: settings.helpMailbox,
      })}
    </p>
  )
}

/** Leads to the other region's start, in that region's language. */
function RegionSwitch() {
  const t = useSay()
  const { region } = useScope()
  const { settings } = useDeps()
  const other: Region = region === 'it' ? 'de' : 'it'
  const href = startInRegion({ host: window.location.host, pathname: '/', search: '' }, other, settings)
  return <a href={href}>{t(other === 'de' ? 'Shell.ToGermany' : 'Shell.ToItaly')}</a>
}
