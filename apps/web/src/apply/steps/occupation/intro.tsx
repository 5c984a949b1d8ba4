import { limits } from '@attesta/contract/limits.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { localeOf } from '@attesta/contract/locales.ts'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { Drawing } from '../../../ui/icons.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useListing } from '../../journey/use-listing.ts'

const blurbs = [['Documents', 'BANK_STATEMENT'], ['Report', 'FISCAL_DOC'], ['Privacy', 'ID_CARD']] as const

/** What one gets, who sees it, how long it takes, what it costs, and that one may stop. */
export function Intro({ busy, onContinue }: { busy: boolean; onContinue: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const { listing } = useListing()
  const price = new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(limits.priceCents / 100)
  return (
    <div key="intro">
      <PageHeader intro={listing && say('Occupation.Intro.For', { name: listing.name })} header={say('Occupation.Intro.Header')} description={say('Occupation.Intro.Description', { company: listing?.company.name ?? '', hasCompany: listing ? 'yes' : 'no' })} />
      <div className="blurbs">
        {blurbs.map(([name, icon]) => (
          <section key={name}>
            <Drawing name={icon} />
            <div><h2>{say(`Occupation.Blurb.${name}`)}</h2><p>{say(`Occupation.Blurb.${name}.Text`)}</p></div>
          </section>
        ))}
      </div>
      <ul className="facts">
        <li>{say('Occupation.Intro.Time')}</li>
        <li>{listing?.lanPays ? say('Occupation.Intro.LandlordPays') : say('Occupation.Intro.Price', { price })}</li>
        <li>{say('Occupation.Intro.Stop')}</li>
      </ul>
      <ContinueBar busy={busy} onContinue={onContinue} />
    </div>
  )
}
