import { localeOf } from '@attesta/contract/locales.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { useApplication } from '../../journey/use-application.ts'

/** Explains how to apply for another home with the same documents. `until`: the report's last valid day. */
export function AnotherHome({ until }: { until: string }) {
  const t = useSay()
  const language = useLanguage()
  const { state } = useApplication()
  if (!state) return null
  const day = new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(until))
  return (
    <section className="section-gap stack" aria-labelledby="another-home">
      <h2 id="another-home">{t('Result.Another')}</h2>
      <p>{t('Result.Another.How', { email: state.user.email })}</p>
      <p className="muted small">{t('Result.Another.Until', { until: day })}</p>
    </section>
  )
}
