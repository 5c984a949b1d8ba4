import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Listing } from '@attesta/contract/listing.ts'
import { useDeps } from '../../deps.tsx'
import { languageFlags, languageNames, languages } from '../../languages.ts'
import { useScope } from '../../use-call.ts'
import { useSay } from '../../words/words.tsx'
import { brandAddress, inLanguage } from '../journey/addresses.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** `isUnknown`: whose page it is has still to come, and no other brand is shown before. */
export const Navbar = ({ listing, isUnknown }: { listing: Listing | undefined; isUnknown: boolean }) => (
  <header className="navbar">
    <div className="band">
      {isUnknown ? <span className="brand" /> : <Brand listing={listing} />}
      <LanguageMenu />
    </div>
  </header>
)

function Brand({ listing }: { listing: Listing | undefined }) {
  const { language, applicationType } = useScope()
  const { settings } = useDeps()
  const [isBroken, setBroken] = useState(false)
  const company = listing?.company
  const href = brandAddress(listing, { language, applicationType }, settings.marketingSite)
  const name = company?.name ?? 'Attesta'
  return (
    <a className="brand" href={href}>
      {company ? (
        company.logo && !isBroken && <img src={company.logo} alt={name} onError={() => setBroken(true)} />
      ) : (
        <Mark />
      )}
      {(!company?.logo || isBroken) && <span>{name}</span>}
    </a>
  )
}

const Mark = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--solid)" />
    <path
      d="M9 17.2l4.6 4.8L23.4 11"
      fill="none"
      stroke="var(--on-solid)"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** Each language by its own name; what was typed stays, because only the address changes. */
function LanguageMenu() {
  const t = useSay()
  const { language } = useScope()
  const { pathname, search, state } = useLocation()
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const menu = box.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent && event.key === 'Escape') menu.querySelector('summary')?.focus()
      else if (event instanceof KeyboardEvent || menu.contains(event.target as Node)) return
      menu.open = false
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details className="language" ref={box}>
      <summary aria-label={`${language.toUpperCase()}: ${t('Shell.Language', { language: languageNames[language] })}`}>
        <img className="flag" src={`/flags/${languageFlags[language]}.svg`} alt="" />
        <span>{language.toUpperCase()}</span>
      </summary>
      <ul>
        {languages.map((other) => (
          <li key={other}>
            <PageLink
              to={`${inLanguage(pathname, other)}${search}`}
              state={state}
              lang={other}
              hrefLang={other}
              aria-current={other === language || undefined}
              onClick={() => {
                if (box.current) box.current.open = false
              }}
            >
              <img className="flag" src={`/flags/${languageFlags[other]}.svg`} alt="" loading="lazy" />
              {languageNames[other]}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
