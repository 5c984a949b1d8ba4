import { lazy, Suspense, useState } from 'react'
import type { WordKey } from '../../../words/catalogue.ts'
import { useSay } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { Drawing } from '../../../ui/icons.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CallProblem } from '../../shell/call-problem.tsx'
import { Intro } from './intro.tsx'
import { useEmploymentStatusStep } from './step.ts'

const RequiredDocumentsDialog = lazy(async () => ({
  default: (await import('../../shared/required-documents-dialog.tsx')).RequiredDocumentsDialog,
}))

const typeIcons = { rent: 'HOME', mortgage: 'MORTGAGE' } as const

export function EmploymentStatus() {
  const t = useSay()
  const step = useEmploymentStatusStep()
  const [showsDocuments, setShowsDocuments] = useState(false)
  if (step.occupations.isError)
    return <CallProblem error={step.occupations.error} onRetry={() => void step.occupations.refetch()} />
  if (step.invitation.error) return <CallProblem error={step.invitation.error} onRetry={step.invitation.retry} />
  if (step.error) return <CallProblem error={step.error as never} onRetry={step.advance} />
  if (step.isPending || (step.isRapid && !step.isArchived))
    return <Skeleton shape="cards" onRetry={() => void step.occupations.refetch()} />
  // Why a home takes no applications stands above: at no stage, and in no form, is there anything to press.
  const stage = step.isArchived ? undefined : step.stage
  const bar = { busy: step.isAdvancing, onContinue: step.advance }
  return (
    <>
      {step.invitation.problem !== undefined && (
        <Banner
          message={<span role="alert">{step.invitation.problem || t('Shell.InvitationFailed')}</span>}
          onClose={step.invitation.forgetProblem}
        />
      )}
      {step.isLinkOver && <Banner look="info" message={t('Occupation.LinkOver')} />}
      {step.isArchived && <PageHeader header={step.listing!.name} />}
      {stage === 'intro' && <Intro listing={step.listing} {...bar} />}
      {stage === 'type' && (
        <div key="type">
          <BackLink onBack={step.back} />
          <PageHeader header={t('Occupation.Type.Header')} description={t('Occupation.Type.Description')} />
          <RadioCards
            id="application-type"
            name="application-type"
            legend={t('Occupation.Type.Header')}
            legendUnseen
            value={step.type}
            onChange={step.chooseType}
            choices={(['rent', 'mortgage'] as const).map((value) => ({
              value,
              label: t(`Occupation.Type.${value}`),
              description: t(`Occupation.Type.${value}.Description`),
              icon: <Drawing name={typeIcons[value]} />,
            }))}
          />
          <ContinueBar
            {...bar}
            disabled={!step.type}
            needed={[{ target: 'application-type', label: t('Occupation.Type.Needed') }]}
          />
        </div>
      )}
      {stage === 'occupation' && (
        <div key="occupation">
          <BackLink onBack={step.back} />
          <PageHeader header={t('Occupation.Header')} description={t('Occupation.Description')} />
          {step.shown.length === 0 ? (
            <Empty onRetry={() => void step.occupations.refetch()} />
          ) : (
            <>
              <RadioCards
                id="occupation"
                name="occupation"
                legend={t('Occupation.Header')}
                legendUnseen
                value={step.chosen}
                onChange={step.choose}
                choices={step.shown.map(({ ref, key, description, icon }) => ({
                  value: ref,
                  label: t(key as WordKey),
                  description: t(description as WordKey),
                  icon: <Drawing name={icon} />,
                }))}
              />
              <ContinueBar
                {...bar}
                disabled={!step.chosen}
                onContinue={() => setShowsDocuments(true)}
                needed={[{ target: 'occupation', label: t('Occupation.Needed') }]}
              />
              {step.chosen && (
                <Suspense fallback={null}>
                  <RequiredDocumentsDialog
                    open={showsDocuments}
                    documents={step.documents}
                    onClose={() => setShowsDocuments(false)}
                    busy={step.isAdvancing}
                    onContinue={() => {
                      setShowsDocuments(false)
                      step.advance()
                    }}
                  />
                </Suspense>
              )}
            </>
          )}
        </div>
      )}
    </>
  )
}

function Empty({ onRetry }: { onRetry: () => void }) {
  const t = useSay()
  return (
    <div className="empty">
      <p>{t('Occupation.None')}</p>
      <div className="button-row">
        <Button onClick={onRetry}>{t('General.Retry')}</Button>
      </div>
    </div>
  )
}
