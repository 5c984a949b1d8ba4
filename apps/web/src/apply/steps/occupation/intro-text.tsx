import { limits } from '@attesta/contract/limits.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { Drawing } from '../../../ui/icons.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'

/** The home that is applied for, as far as the start speaks of it. */
export interface IntroHome {
  name: string
  company: string
  lanPays: boolean
}

const blurbs = [
  ['Documents', 'BANK_STATEMENT'],
  ['Report', 'FISCAL_DOC'],
  ['Privacy', 'ID_CARD'],
] as const

/** What one gets, who sees it, how long it takes, what it costs, and that one may stop. */
export function IntroText({ home }: { home: IntroHome | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const price = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(limits.priceCents / 100)
  const receiver = { company: home?.company ?? '', hasCompany: home ? 'yes' : 'no' }
  return (
    <>
      <PageHeader
        intro={home && say('Occupation.Intro.For', { name: home.name })}
        header={say('Occupation.Intro.Header')}
        description={say('Occupation.Intro.Description', receiver)}
      />
      <div className="blurbs">
        {blurbs.map(([name, icon]) => (
          <section key={name}>
            <Drawing name={icon} />
            <div>
              <h2>{say(`Occupation.Blurb.${name}`)}</h2>
              <p>{say(`Occupation.Blurb.${name}.Text`, receiver)}</p>
            </div>
          </section>
        ))}
      </div>
      <ul className="facts">
        <li>{say('Occupation.Intro.Time')}</li>
        <li>{home?.lanPays ? say('Occupation.Intro.LandlordPays') : say('Occupation.Intro.Price', { price })}</li>
        <li>{say('Occupation.Intro.Stop')}</li>
      </ul>
    </>
  )
}
