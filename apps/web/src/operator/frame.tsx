import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { LanguageLinks } from '../language-links.tsx'
import { Button } from '../ui/button.tsx'
import { useCall } from '../use-call.ts'
import { useOperatorWords } from './operator-words.ts'
import { pages } from './pages.tsx'
import { MenuRow } from '../ui/menu-row.tsx'
import { MenuLink } from '../ui/menu-link.tsx'

/** Shows the frame of every operator page: the signed-in operator, the languages, the sign-out. */
export function Frame({
  language,
  isSignedIn,
  onSignOut,
  children,
}: {
  language: Language
  isSignedIn: boolean
  onSignOut: () => void
  children: ReactNode
}) {
  const { t } = useOperatorWords()
  const { data: me } = useCall('operatorMe', {}, { enabled: isSignedIn })
  return (
    <div className="app">
      <header className="navbar">
        <div className="band">
          <span className="brand">
            <span>{me ? me.name : 'Attesta'}</span>
          </span>
          <nav className="languages" aria-label={t('Dashboard.Languages')}>
            <LanguageLinks language={language} />
            {isSignedIn && (
              <Button small look="quiet" onClick={onSignOut}>
                {t('Dashboard.SignOut')}
              </Button>
            )}
          </nav>
        </div>
      </header>
      {isSignedIn && <Menu openReviews={me?.open_reviews ?? 0} />}
      <main id="main" tabIndex={-1} className="dashboard">
        {children}
      </main>
    </div>
  )
}

function Menu({ openReviews }: { openReviews: number }) {
  const { t } = useOperatorWords()
  const lang = new URLSearchParams(useLocation().search).get('lang')
  const search = lang === null ? '' : `?lang=${lang}`
  return (
    <MenuRow className="menu" label={t('Operator.Nav')}>
      {pages.map(({ key, path }) => (
        <li key={key}>
          <MenuLink to={{ pathname: path, search }} inner={key === 'review' ? ['/operator/review'] : undefined}>
            {/* One box: in a row of boxes the space before the number is lost. */}
            <span>
              {t(`Operator.Nav.${key}`)}
              {key === 'review' && openReviews > 0 && (
                <>
                  <span aria-hidden="true"> ({openReviews})</span>
                  <span className="unseen">, {t('Operator.Nav.Waiting', { count: openReviews })}</span>
                </>
              )}
            </span>
          </MenuLink>
        </li>
      ))}
    </MenuRow>
  )
}
