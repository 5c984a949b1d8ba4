import { useState } from 'react'
import type { ReadJob } from '@attesta/contract/reading.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SummaryList, type SummaryLine } from '../../../ui/summary-list.tsx'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { failureText } from '../../shell/call-problem.tsx'
import type { IncomeCheckStep } from './step.ts'
import { TaskPage } from './task-page.tsx'
import { nextTask } from './tasks.ts'
import type { Job } from './use-job.ts'

/** Contract and paychecks: shown to be confirmed where a document says them, asked where none does. */
export function JobPage({ step }: { step: IncomeCheckStep }) {
  const t = useSay()
  const { job, tasks } = step
  const [isChanging, setChanging] = useState(false)
  const task = tasks.find(({ page }) => page === 'job')!
  const isAnswering = isChanging || job.state === 'answered'
  const goOn = () => {
    const next = nextTask(tasks, 'job')?.page
    if (next) step.openPage(next)
    else step.toList()
  }
  return (
    <TaskPage step={step} task={task} why={t('IncomeCheck.Job.Why')}>
      {job.error && <Banner message={failureText(t, job.error)} takesFocus />}
      {/* Nothing is asked that a document may say in a moment, unless the person would rather answer. */}
      {job.isReading && !isAnswering ? (
        <div data-part="job-reading">
          <Banner look="info" message={t('IncomeCheck.Job.Reading')}>
            <div className="button-row">
              <Button small data-action="job-now" onClick={() => setChanging(true)}>
                {t('IncomeCheck.Job.Now')}
              </Button>
            </div>
          </Banner>
        </div>
      ) : job.state === 'read' && !isAnswering ? (
        <ReadPanel read={job.read!} job={job} onRight={goOn} onWrong={() => setChanging(true)} />
      ) : (
        <section className="panel roomy fields">
          <ContractField job={job} />
          <PaychecksField job={job} />
        </section>
      )}
    </TaskPage>
  )
}

interface ReadProps {
  read: ReadJob
  job: Job
  onRight: () => void
  onWrong: () => void
}

/** Shows the answers read from documents, and asks for the rest below them. */
function ReadPanel({ read, job, onRight, onWrong }: ReadProps) {
  const t = useSay()
  const [wasPressed, setPressed] = useState(false)
  const format = new Intl.DateTimeFormat(localeOf[useLanguage()], { dateStyle: 'long', timeZone: 'UTC' })
  const { employer, hired_on: since, type_of_contract: contract, paychecks_per_year: paychecks } = read
  const lines: (SummaryLine | false)[] = [
    employer !== null && { label: t('IncomeCheck.Job.Employer'), value: employer },
    contract !== null && { label: t('IncomeCheck.Contract'), value: t(`IncomeCheck.Contract.${contract}`) },
    since !== null && { label: t('IncomeCheck.Job.Since'), value: format.format(new Date(since)) },
    paychecks !== null && { label: t('IncomeCheck.Paychecks'), value: String(paychecks) },
  ]
  const lacksContract = contract === null && !job.said.typeOfContract
  const lacksPaychecks = paychecks === null && !job.said.paychecksPerYear
  const confirm = () => {
    setPressed(true)
    if (lacksContract || lacksPaychecks) document.getElementById(lacksContract ? 'contract-type' : 'paychecks')?.focus()
    else job.confirm(onRight)
  }
  return (
    <section className="panel roomy fields" id="job-read" tabIndex={-1} aria-labelledby="job-read-title">
      <div>
        <h2 id="job-read-title">{t('IncomeCheck.Job.Read')}</h2>
        <SummaryList lines={lines.filter((line) => line !== false)} />
      </div>
      {contract === null && <ContractField job={job} wasPressed={wasPressed} />}
      {paychecks === null && <PaychecksField job={job} wasPressed={wasPressed} />}
      <div className="button-row">
        <Button look="primary" data-action="job-right" busy={job.isSaving} onClick={confirm}>
          {t('IncomeCheck.Job.Right')}
        </Button>
        <Button look="quiet" data-action="job-wrong" onClick={onWrong}>
          {t('IncomeCheck.Job.Wrong')}
        </Button>
      </div>
    </section>
  )
}

interface FieldProps {
  job: Job
  /** What lacks is said at the field. */
  wasPressed?: boolean
}

function ContractField({ job: { said, say }, wasPressed = false }: FieldProps) {
  const t = useSay()
  return (
    <RadioCards
      id="contract-type"
      name="contract-type"
      legend={t('IncomeCheck.Contract')}
      error={wasPressed && !said.typeOfContract ? t('IncomeCheck.Contract.Missing') : undefined}
      value={said.typeOfContract}
      onChange={(value) => say({ ...said, typeOfContract: value as 'open_ended' })}
      choices={(['open_ended', 'fixed_term'] as const).map((value) => ({
        value,
        label: t(`IncomeCheck.Contract.${value}`),
        description: t(`IncomeCheck.Contract.${value}.Description`),
      }))}
    />
  )
}

function PaychecksField({ job: { said, say }, wasPressed = false }: FieldProps) {
  const t = useSay()
  return (
    <SelectField
      id="paychecks"
      name="paychecks"
      label={t('IncomeCheck.Paychecks')}
      hint={t('IncomeCheck.Paychecks.Hint')}
      error={wasPressed && !said.paychecksPerYear ? t('IncomeCheck.Paychecks.Missing') : undefined}
      blank={t('IncomeCheck.Choose')}
      value={said.paychecksPerYear ? String(said.paychecksPerYear) : ''}
      onChange={(value) => say({ ...said, paychecksPerYear: value === '' ? undefined : (Number(value) as 12) })}
      options={['12', '13', '14'].map((value) => ({ value, label: value }))}
    />
  )
}
