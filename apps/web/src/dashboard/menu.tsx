import { useLocation } from 'react-router'
import type { MemberRole } from '@attesta/contract/route.ts'
import { MenuRow } from '../ui/menu-row.tsx'
import { MenuLink } from '../ui/menu-link.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { settingsPages, workPages } from './pages.tsx'

/** Shows the pages that the member's role may open; settings share one entry. */
export function Menu({ role }: { role: MemberRole }) {
  const { t } = useDashboardWords()
  const { pathname, search: query } = useLocation()
  const lang = new URLSearchParams(query).get('lang')
  const search = lang === null ? '' : `?lang=${lang}`
  const ofRole = (pages: typeof workPages) => pages.filter(({ roles }) => roles.includes(role))
  const settings = ofRole(settingsPages)
  const isInSettings = settings.some(({ path }) => path === pathname)
  return (
    <>
      <MenuRow className="menu" label={t('Dashboard.Nav')}>
        {ofRole(workPages).map(({ key, path, inner }) => (
          <li key={key}>
            <MenuLink to={{ pathname: path, search }} inner={inner}>
              {t(`Dashboard.Nav.${key}`)}
            </MenuLink>
          </li>
        ))}
        {settings[0] && (
          <li>
            <PageLink
              to={{ pathname: settings[0].path, search }}
              data-action="open-settings"
              aria-current={isInSettings ? 'true' : undefined}
            >
              {t('Dashboard.Nav.Settings')}
            </PageLink>
          </li>
        )}
      </MenuRow>
      {isInSettings && settings.length > 1 && (
        <MenuRow className="menu submenu" label={t('Dashboard.Nav.Settings')}>
          {settings.map(({ key, path }) => (
            <li key={key}>
              <MenuLink to={{ pathname: path, search }}>{t(`Dashboard.Nav.${key}`)}</MenuLink>
            </li>
          ))}
        </MenuRow>
      )}
    </>
  )
}
