import type { WordKey } from '../../../words/catalogue.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { localeOf } from '@attesta/contract/locales.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CallProblem, failureText } from '../../shell/call-problem.tsx'
import { OfferReuse } from '../../reuse/reuse-offer.tsx'
import { useResumeApplicationStep } from './step.ts'

export function ResumeApplication() {
  const t = useSay()
  const language = useLanguage()
  const step = useResumeApplicationStep()
  const { asked, offer } = step.reuse
  if (asked.isError) return <CallProblem error={asked.error} onRetry={() => void asked.refetch()} />
  if (offer) return <OfferReuse offer={offer} reuse={step.reuse} />
  if (step.list.isError) return <CallProblem error={step.list.error} onRetry={() => void step.list.refetch()} />
  if (step.hasNothing || asked.isPending || step.list.isPending) return <Skeleton shape="cards" />
  const day = new Intl.DateTimeFormat(localeOf[language], { day: 'numeric', month: 'long' })
  return (
    <>
      <PageHeader header={t('Resume.Header')} description={t('Resume.Description')} />
      {step.error && <Banner message={failureText(t, step.error)} takesFocus />}
      {step.applications.length > 0 && (
        <RadioCards
          id="applications"
          name="application"
          legend={t('Resume.Applications')}
          value={step.chosen}
          onChange={step.choose}
          choices={step.applications.map(({ id, applicant_role, employment_status, state_router, time_created }) => ({
            value: id,
            label: t(`Occupation.${employment_status}` as WordKey),
            description: t('Resume.Line', {
              role: t(`Role.${applicant_role}` as WordKey),
              step: t(`Workflow.${state_router}` as WordKey),
              date: day.format(new Date(time_created)),
            }),
          }))}
        />
      )}
      {step.invitations.length > 0 && (
        <div className="section-gap">
          <RadioCards
            id="invitations"
            name="invitation"
            legend={t('Resume.Invitations')}
            value={step.invitation}
            onChange={step.invite}
            choices={step.invitations.map(({ code, role, invited_by, invited_at }) => ({
              value: code,
              label: t('Resume.InvitedBy', { name: invited_by }),
              description: t('Resume.InvitationLine', {
                role: t(`Role.${role}` as WordKey),
                date: day.format(new Date(invited_at)),
              }),
            }))}
          />
        </div>
      )}
      <ContinueBar
        label={t('Resume.Load')}
        disabled={!step.hasChoice}
        busy={step.isLoading}
        onContinue={step.load}
        needed={[{ target: step.applications.length > 0 ? 'applications' : 'invitations', label: t('Resume.Needed') }]}
      >
        {step.chosen && <p className="small muted">{t('Resume.Removes')}</p>}
        <div className="button-row">
          <Button onClick={step.startNew} disabled={step.isLoading}>
            {t('Resume.StartNew')}
          </Button>
        </div>
      </ContinueBar>
    </>
  )
}
