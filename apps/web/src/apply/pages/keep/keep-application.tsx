import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { localeOf } from '@attesta/contract/locales.ts'
import type { CallFailed } from '../../../call-failed.ts'
import type { Reply } from '../../../calls.ts'
import { useDeps } from '../../../deps.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useLanguage } from '../../../words/use-language.ts'
import { MoreWords, useSay } from '../../../words/words.tsx'
import { failureText } from '../../shell/call-problem.tsx'

export const KeepApplication = () => (
  <MoreWords language={useLanguage()} segments={['rights']}>
    <Keep />
  </MoreWords>
)

/**
 * Where the warning before a deletion leads. A press keeps the application, not the opening: programs open links too.
 */
function Keep() {
  const t = useSay()
  const language = useLanguage()
  const { api } = useDeps()
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const keep = useMutation<Reply<'keepApplication'>, CallFailed>({
    mutationFn: () => api.call('keepApplication', { body: { token } }),
  })
  const day = (text: string) =>
    new Intl.DateTimeFormat(localeOf[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(text))
  const onward = (
    <a className="button primary" href={`/${language}`}>
      {t('General.BackHome')}
    </a>
  )
  if (keep.data) {
    return (
      <div className="panel roomy stack-wide narrow">
        <PageHeader
          header={t('Rights.Keep.Kept')}
          description={t('Rights.Keep.Until', { day: day(keep.data.until) })}
        />
        <p>{onward}</p>
      </div>
    )
  }
  const isOver = keep.error?.kind === 'refused'
  return (
    <div className="panel roomy stack-wide narrow">
      <PageHeader header={t('Rights.Keep.Header')} description={t('Rights.Keep.Text')} />
      {keep.error && <Banner message={failureText(t, keep.error)} takesFocus />}
      <div className="button-row">
        {isOver ? (
          onward
        ) : (
          <Button look="primary" data-action="keep" busy={keep.isPending} onClick={() => keep.mutate()}>
            {t('Rights.Keep.Button')}
          </Button>
        )}
      </div>
    </div>
  )
}
