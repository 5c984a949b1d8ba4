import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type CSSProperties } from 'react'
import { brandColours, type BrandColours } from '@attesta/contract/brand.ts'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../deps.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** What of the theme stands for which colour that was chosen. */
const shownFor = { primary: 'solid', secondary: 'second', background: 'page', header: 'header' } as const

/**
 * The form's header, progress and button in the colours that are being chosen. The server makes them readable by the
 * one algorithm that the form itself is drawn with, so that nothing can look different there.
 */
export function BrandPreview({ name, colours, logo }: { name: string; colours: BrandColours; logo: string | null }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const [asked, setAsked] = useState(colours)
  useEffect(() => {
    if (!brandColours.safeParse(colours).success) return undefined
    const timer = setTimeout(() => setAsked(colours), limits.addressDebounceMs)
    return () => clearTimeout(timer)
  }, [colours])
  const { data } = useQuery({
    queryKey: ['dashboardTryColours', asked],
    queryFn: () => api.call('dashboardTryColours', { body: asked }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const theme = data?.theme
  const style = Object.fromEntries(
    Object.entries(theme ?? {}).map(([part, colour]) => [`--${part}`, colour]),
  ) as CSSProperties
  const adjusted = theme
    ? (Object.keys(shownFor) as (keyof typeof shownFor)[]).filter(
        (part) => asked[part] !== null && theme[shownFor[part]] !== asked[part]?.toLowerCase(),
      )
    : []
  return (
    <section className="brand-preview" aria-label={t('Dashboard.Brand.Preview')}>
      <h3>{t('Dashboard.Brand.Preview')}</h3>
      <div className="brand-frame" style={style}>
        <div className="navbar">
          <div className="band">
            <span className="brand">{logo === null ? name : <img src={logo} alt={name} />}</span>
          </div>
        </div>
        <div className="brand-page">
          <p className="small">{t('Dashboard.Brand.Preview.Step')}</p>
          <ol className="segments" aria-hidden="true">
            <li className="done" />
            <li className="now" />
            <li />
            <li />
            <li />
            <li />
          </ol>
          <p className="brand-heading">{t('Dashboard.Brand.Preview.Heading')}</p>
          <p>
            <span className="brand-link">{t('Dashboard.Brand.Preview.Link')}</span>
          </p>
          <span className="button primary">{t('Dashboard.Brand.Preview.Button')}</span>
        </div>
      </div>
      <div role="status">
        <ul className="small muted">
          {adjusted.map((part) => (
            <li key={part}>
              {t(`Dashboard.Brand.${part}`)}: {t('Dashboard.Brand.Adjusted', { colour: theme![shownFor[part]] })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
