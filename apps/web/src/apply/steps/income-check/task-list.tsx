import { useState } from 'react'
import type { State } from '@attesta/contract/application.ts'
import { useSay } from '../../../words/words.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ContinueBar } from '../../../ui/continue-bar.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { IdentityLine } from '../../identity/identity-line.tsx'
import { useSamePlace } from '../../identity/way-back.ts'
import { timeZoneOf } from '../../../languages.ts'
import { RequiredDocumentsDialog } from '../../shared/required-documents-dialog.tsx'
import { Messages } from '../../messages/later.tsx'
import { Viewings } from '../../viewings/later.tsx'
import { Requests } from '../../requests/later.tsx'
import { Review } from '../../review/later.tsx'
import { fileNames, reviewable } from '../../review/reviewable.ts'
import { IncomeCheckHeader } from './income-check-header.tsx'
import { PartnerConsent } from './partner-consent.tsx'
import { useAboutTask } from './about-task.ts'
import type { IncomeCheckStep } from './step.ts'
import { TaskTag } from './task-tag.tsx'
import type { Task } from './tasks.ts'

/** Lists the required documents with their progress. Each row opens its page. */
export function TaskList({ step, state }: { step: IncomeCheckStep; state: State }) {
  const t = useSay()
  const [showsList, setShowsList] = useState(false)
  const { region } = state.application
  const isChecking = state.documents.some(({ parse_status }) => parse_status === 'processing')
  useSamePlace(true)
  return (
    <>
      <BackLink onBack={step.goBack} />
      <ErrorSummary problems={step.problems} attempt={step.attempt} />
      <IncomeCheckHeader employmentStatus={step.employment_status} failed={step.problems.length > 0} />
      <PartnerConsent />
      <Requests step="income-check" />
      <Viewings />
      <Messages />
      <section className="panel roomy" id="checklist" aria-labelledby="checklist-heading">
        <h2 id="checklist-heading">{t('IncomeCheck.Checklist')}</h2>
        <ul className="checklist">
          {step.tasks.map((task) => (
            <Row key={task.page ?? 'identity'} task={task} step={step} />
          ))}
        </ul>
      </section>
      {region === 'de' && <IdentityLine timeZone={timeZoneOf[region]} />}
      <ContinueBar busy={step.isSubmitting} onContinue={step.submit}>
        <div className="stack">
          {isChecking && !step.isSending && <p className="muted small">{t('IncomeCheck.After')}</p>}
          <Button look="quiet" small onClick={() => setShowsList(true)}>
            {t('IncomeCheck.WhatDoINeed')}
          </Button>
        </div>
      </ContinueBar>
      {/* Below, where it moves nothing from under a finger when it comes. */}
      {reviewable(state.documents) && <Review files={fileNames(state.documents)} />}
      <RequiredDocumentsDialog
        open={showsList}
        documents={step.wanted.data?.documents ?? []}
        onClose={() => setShowsList(false)}
        onContinue={() => setShowsList(false)}
      />
    </>
  )
}

function Row({ task, step }: { task: Task; step: IncomeCheckStep }) {
  const { name, detail } = useAboutTask(task)
  const { page, section, state } = task
  const id = `task-${page ?? 'identity'}`
  return (
    <li {...(section && { id: section.id })}>
      <div>
        {page ? (
          <PageLink
            id={id}
            to={`${step.list}/${page}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              step.openPage(page)
            }}
          >
            {name}
          </PageLink>
        ) : (
          <button type="button" className="plain-link" id={id} onClick={step.toPersonalDetails}>
            {name}
          </button>
        )}
        {detail && <p className="muted small">{detail}</p>}
      </div>
      <TaskTag state={state} />
    </li>
  )
}

/** Of some occupations nothing is asked. */
export function NothingNeeded({ step }: { step: IncomeCheckStep }) {
  const t = useSay()
  return (
    <>
      <BackLink onBack={step.goBack} />
      <ErrorSummary problems={step.problems} attempt={step.attempt} />
      <PageHeader header={t('IncomeCheck.NotRequired')} description={t('IncomeCheck.NotRequired.Text')} />
      <ContinueBar busy={step.isSubmitting} onContinue={step.submit} />
    </>
  )
}
