import { requestFields, type RequestFields } from '@attesta/contract/applicant-request.ts'
import { byMonth, requestedTypes } from '@attesta/contract/request-limits.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextAreaField } from '../ui/text-field.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { lastMonths } from './last-months.ts'
import { useChange } from './use-change.ts'
import { useJudgedForm } from './use-judged-form.ts'

/** As many of the last months are offered. */
const shownMonths = 12

const payslip: RequestFields = { kind: 'document', type: 'payslip', months: [], question: null }

/** Asks the applicant for a document or an explanation. */
export function RequestForm({ applicationId, onSent }: { applicationId: string; onSent: () => void }) {
  const { t, months } = useDashboardWords()
  const { api, clock } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardRequests', 'dashboardHouseholdWork')
  const { values, set, reset, problemOf, judge } = useJudgedForm(
    requestFields,
    payslip,
    failure,
    `request-${applicationId}`,
  )
  const { kind, type, question } = values
  const isByMonth = byMonth.some((one) => one === type)
  const choose = (value: string) => {
    const document = requestedTypes.find((one) => one === value) ?? null
    set('kind', document === null ? 'explanation' : 'document')
    set('type', document)
    set('months', [])
  }
  const send = async () => {
    const body = judge()
    if (!body) return
    const params = { application_id: applicationId }
    if (!(await run(() => api.call('dashboardAskApplicant', { params, body })))) return
    reset(payslip)
    onSent()
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ChangeFailed failure={failure} />
      <div className="work-fields">
        <SelectField
          id={`request-what-${applicationId}`}
          name="request-what"
          label={t('Dashboard.Request.Kind')}
          value={type ?? 'explanation'}
          onChange={choose}
          error={problemOf('type')}
          options={[
            ...requestedTypes.map((value) => ({ value, label: t(`Dashboard.Missing.document.${value}`) })),
            { value: 'explanation', label: t('Dashboard.Request.Explanation') },
          ]}
        />
        {isByMonth && (
          <SelectField
            id={`request-month-${applicationId}`}
            name="request-month"
            label={t('Dashboard.Request.Month')}
            value={values.months[0] ?? ''}
            onChange={(month) => set('months', month === '' ? [] : [month])}
            options={[
              { value: '', label: t('Dashboard.Request.Month.Any') },
              ...lastMonths(clock.now(), shownMonths).map((value) => ({ value, label: months([value]) })),
            ]}
          />
        )}
      </div>
      {kind === 'explanation' && (
        <TextAreaField
          id={`request-question-${applicationId}`}
          name="request-question"
          label={t('Dashboard.Request.Question')}
          hint={t('Dashboard.Request.Question.Hint')}
          value={question ?? ''}
          onChange={(text) => set('question', text)}
          error={problemOf('question')}
        />
      )}
      <p className="small muted">{t('Dashboard.Request.Hint')}</p>
      <div className="button-row">
        <Button type="submit" look="primary" data-action="send-request" busy={isBusy}>
          {t('Dashboard.Request.Ask')}
        </Button>
      </div>
    </form>
  )
}
