import type { State } from '@attesta/contract/application.ts'
import { useSay } from '../../../words/words.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useApplication } from '../../journey/use-application.ts'
import { WhatWeRead } from '../../reading/later.tsx'
import { Review } from '../../review/later.tsx'
import { fileNames, reviewable } from '../../review/reviewable.ts'
import { FileRow } from '../../uploads/file-row.tsx'
import { useRemoveRow } from '../../uploads/use-remove-row.ts'
import { useParsingStatusStep } from './step.ts'

export function ParsingStatus() {
  const { state, isError, refetch } = useApplication({ polls: true })
  return state ? (
    <Status key={state.application.id} state={state} unreachable={isError} onRetry={() => void refetch()} />
  ) : null
}

function Status({ state, unreachable, onRetry }: { state: State; unreachable: boolean; onRetry: () => void }) {
  const t = useSay()
  const step = useParsingStatusStep(state)
  const remove = useRemoveRow(() => document.querySelector<HTMLElement>('main h1')?.focus())
  const { checked, total, isDone } = step.progress
  if (step.wasSkipped) return <Skeleton shape="list" />
  const files = step.groups.map(({ group, rows }) => (
    <section key={group} className="plain">
      <h2 className="as-h3">{t(`ParsingStatus.Group.${group}`)}</h2>
      <ul className="files">
        {rows.map((row) => (
          <FileRow
            key={row.key}
            row={row}
            onRetry={() => undefined}
            onRemove={() => remove(row, step.typeOf(row.documentId))}
          />
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      <BackLink onBack={step.goBack} />
      <ErrorSummary problems={step.problems} attempt={step.attempt} />
      {step.problems.length > 0 && (
        <div className="button-row section-after">
          {step.problems.some(({ target }) => target === 'to-personal-details') && (
            <Button id="to-personal-details" onClick={() => void step.goTo('personal-details')}>
              {t('ParsingStatus.ToPersonalDetails')}
            </Button>
          )}
          <Button id="to-income-check" onClick={() => void step.goTo('income-check')}>
            {t('ParsingStatus.ToIncomeCheck')}
          </Button>
        </div>
      )}
      <PageHeader
        header={t(isDone ? 'ParsingStatus.Done' : 'ParsingStatus.Header')}
        description={t(isDone ? 'ParsingStatus.Done.Text' : 'ParsingStatus.Text')}
        failed={step.problems.length > 0}
      />
      {unreachable && !isDone && (
        <Banner message={t('ParsingStatus.Unreachable')}>
          <div className="button-row">
            <Button small onClick={onRetry}>
              {t('General.Retry')}
            </Button>
          </div>
        </Banner>
      )}
      {step.showsReading && <WhatWeRead state={state} />}
      <div className={step.isAllWell ? undefined : 'panel roomy stack-wide'} id="documents">
        {step.isAllWell ? (
          <Disclosure summary={t('ParsingStatus.Count', { checked, total })}>{files}</Disclosure>
        ) : (
          <>
            <div className="stack">
              <p className="counted">
                {!isDone && <Spinner />}
                <strong className="number">{t('ParsingStatus.Count', { checked, total })}</strong>
              </p>
              <div
                className="progress-line"
                role="progressbar"
                aria-label={t('ParsingStatus.Header')}
                aria-valuemin={0}
                aria-valuemax={total}
                aria-valuenow={checked}
              >
                <span style={{ width: `${total ? (checked / total) * 100 : 100}%` }} />
              </div>
            </div>
            {files}
          </>
        )}
      </div>
      <ContinueBar
        disabled={!isDone && !step.isSettling}
        busy={step.isSubmitting || step.isSettling}
        onContinue={step.submit}
        needed={[{ target: 'documents', label: t('ParsingStatus.Needed', { n: total - checked }) }]}
      />
      {/* Below, where it moves nothing from under a finger when it comes. */}
      {isDone && reviewable(state.documents) && <Review files={fileNames(state.documents)} />}
    </>
  )
}
