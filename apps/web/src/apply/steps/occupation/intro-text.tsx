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
  ['Documents', 'OTHER'],
  ['Report', 'PAYSLIP'],
  ['Privacy', 'LOCK'],
] as const

/** What one gets, who sees it, how long it takes, what it costs, and that one may stop. */
export function IntroText({ home }: { home: IntroHome | undefined }) {
  const t = useSay()
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
        intro={home && t('Occupation.Intro.For', { name: home.name })}
        header={t('Occupation.Intro.Header')}
        description={t('Occupation.Intro.Description', receiver)}
      />
      <div className="blurbs">
        {blurbs.map(([name, icon]) => (
          <section key={name}>
            <Drawing name={icon} />
            <div>
              <h2>{t(`Occupation.Blurb.${name}`)}</h2>
              <p>{t(`Occupation.Blurb.${name}.Text`, receiver)}</p>
            </div>
          </section>
        ))}
      </div>
      <ul className="facts">
        <li>{t('Occupation.Intro.Time')}</li>
        <li>{home?.lanPays ? t('Occupation.Intro.LandlordPays') : t('Occupation.Intro.Price', { price })}</li>
        <li>{t('Occupation.Intro.Stop')}</li>
      </ul>
    </>
  )
}
