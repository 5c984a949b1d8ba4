import { useLocation } from 'react-router'
import type { FirstStep } from '@attesta/contract/sample.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { useChange } from '../use-change.ts'

const pageOf: Record<FirstStep, string> = {
  brand: '/dashboard/settings',
  listing: '/dashboard/listings',
  invite: '/dashboard/listings',
  'second-factor': '/dashboard/sign-in',
}

/** What is left to set up. Gone when all is done, or when an owner hides it. */
export function FirstSteps({ steps }: { steps: readonly { key: FirstStep; is_done: boolean }[] }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { search } = useLocation()
  const { run, isBusy, failure } = useChange('dashboardFirstSteps')
  const lang = new URLSearchParams(search).get('lang')
  if (steps.every(({ is_done }) => is_done)) return null
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <section className="panel first-steps">
      <div className="first-steps-head">
        <h2>{t('Dashboard.FirstSteps')}</h2>
        <Button
          small
          look="quiet"
          data-action="hide-first-steps"
          busy={isBusy}
          onClick={() => void run(() => api.call('dashboardSettleFirstSteps', { body: { hides_steps: true } }))}
        >
          {t('Dashboard.FirstSteps.Hide')}
        </Button>
      </div>
      <p className="small muted">{t('Dashboard.FirstSteps.Done', { done, count: steps.length })}</p>
      <ChangeFailed failure={failure} />
      <ol className="plain-list">
        {steps.map(({ key, is_done }) => (
          <li key={key}>
            <StatusTag look={is_done ? 'ok' : 'plain'}>
              {t(is_done ? 'Dashboard.FirstSteps.IsDone' : 'Dashboard.FirstSteps.IsOpen')}
            </StatusTag>
            {is_done ? (
              <span>{t(`Dashboard.FirstSteps.${key}`)}</span>
            ) : (
              <PageLink to={{ pathname: pageOf[key], search: lang === null ? '' : `?lang=${lang}` }}>
                {t(`Dashboard.FirstSteps.${key}`)}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
