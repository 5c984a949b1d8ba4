import type { ReactNode } from 'react'
import type { Language } from '@attesta/contract/fields.ts'
import { LanguageLinks } from '../language-links.tsx'
import { Button } from '../ui/button.tsx'
import { useCall } from '../use-call.ts'
import { useDashboardWords } from './dashboard-words.ts'
import { Menu } from './menu.tsx'

/** Shows the frame of every dashboard page: the company, the languages, the sign-out. */
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
  const { t } = useDashboardWords()
  const { data: me } = useCall('dashboardMe', {}, { enabled: isSignedIn })
  return (
    <div className="app">
      <header className="navbar">
        <div className="band">
          <span className="brand">
            <span>{me?.company.name ?? 'Attesta'}</span>
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
      {isSignedIn && me && <Menu role={me.role} />}
      <main id="main" tabIndex={-1} className="dashboard">
        {children}
      </main>
    </div>
  )
}
