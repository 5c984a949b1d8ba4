import { useState } from 'react'
import { useParams } from 'react-router'
import type { ReviewCase } from '@attesta/contract/review-case.ts'
import { ChangeFailed } from '../../dashboard/change-failed.tsx'
import { useDashboardWords } from '../../dashboard/dashboard-words.ts'
import { LoadFailed } from '../../dashboard/load-failed.tsx'
import { useChange } from '../../dashboard/use-change.ts'
import { useDeps } from '../../deps.tsx'
import { useReportWords } from '../../report/report-words.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { MoreWords } from '../../words/words.tsx'
import { AskApplicant } from './ask-applicant.tsx'
import { DocumentUnderReview } from './document-under-review.tsx'
import { Questions } from './questions.tsx'
import { useReviewWords } from './review-words.ts'
import { shortNumber } from './reviews-page.tsx'
import './review.css'
import { PageLink } from '../../ui/page-link.tsx'

export function CasePage() {
  const language = useLanguage()
  return (
    <MoreWords language={language} segments={['review-desk']}>
      <Loaded />
    </MoreWords>
  )
}

function Loaded() {
  const { reviewId = '' } = useParams()
  const { data, error, isPending, refetch } = useCall('readReview', { params: { review_id: reviewId } }, { keepMs: 0 })
  if (isPending) return <Skeleton shape="list" onRetry={() => void refetch()} />
  if (error) return <LoadFailed isAlone error={error} onRetry={() => void refetch()} />
  return <Case key={data.review.id} review={data.review} />
}

/** Shows a review case: the applicant, each document beside what was read, and the possible outcomes. */
function Case({ review }: { review: ReviewCase }) {
  const { t, day } = useReviewWords()
  const { t: sayAtDesk } = useDashboardWords()
  const { shown: spoken } = useReportWords()
  const { applicant, documents } = review
  const first = documents.find(({ findings }) => findings.some(({ undecided }) => undecided)) ?? documents[0]
  const [shown, show] = useState(first?.id ?? '')
  const document = documents.find(({ id }) => id === shown) ?? first
  const mayDecide = review.is_mine && review.state !== 'released'
  return (
    <>
      <p>
        <PageLink to={`/operator/review${window.location.search}`}>{t('ReviewDesk.Back')}</PageLink>
      </p>
      <PageHeader
        header={t('ReviewDesk.Numbered', { label: t('ReviewDesk.Column.Case'), number: shortNumber(review.id) })}
        description={[
          t(`ReviewDesk.State.${review.state}`),
          ...review.grounds.map((ground) => t(`ReviewDesk.Ground.${ground}`)),
          `${t('ReviewDesk.Column.Due')} ${day(review.due_at)}`,
        ].join(' · ')}
      />
      <p>
        <strong>{t('ReviewDesk.Applicant')}</strong>{' '}
        {[
          applicant.name,
          applicant.date_of_birth && spoken(applicant.date_of_birth),
          applicant.fiscal_code,
          sayAtDesk(`Dashboard.Compare.Occupation.${applicant.employment_status}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Take review={review} />
      {documents.length > 1 && (
        <SelectField
          id="review-document"
          label={t('ReviewDesk.Paper')}
          value={shown}
          onChange={show}
          options={documents.map(({ id, name, findings }) => ({
            value: id,
            label: findings.some(({ undecided }) => undecided) ? `${name} (${t('ReviewDesk.Undecided')})` : name,
          }))}
        />
      )}
      {document && (
        <DocumentUnderReview key={document.id} reviewId={review.id} document={document} mayDecide={mayDecide} />
      )}
      <Questions questions={review.questions} documents={documents} />
      {mayDecide && <AskApplicant reviewId={review.id} documents={documents} />}
      {mayDecide && <Release reviewId={review.id} />}
    </>
  )
}

function Take({ review: { id, is_mine, taken_by, state } }: { review: ReviewCase }) {
  const { t } = useReviewWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('readReview', 'listReviews')
  if (is_mine || state === 'released') return null
  return (
    <div className="stack">
      <ChangeFailed failure={failure} />
      <p className="muted">{t('ReviewDesk.Untaken')}</p>
      <div className="button-row">
        <Button
          look="primary"
          data-action="take-review"
          busy={isBusy}
          onClick={() => void run(() => api.call('takeReview', { params: { review_id: id } }))}
        >
          {taken_by === null ? t('ReviewDesk.Take') : t('ReviewDesk.TakeOver', { name: taken_by })}
        </Button>
      </div>
    </div>
  )
}

function Release({ reviewId }: { reviewId: string }) {
  const { t } = useReviewWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('readReview', 'listReviews')
  return (
    <section className="panel stack">
      <h2>{t('ReviewDesk.Release')}</h2>
      <p className="muted">{t('ReviewDesk.Release.Text')}</p>
      <ChangeFailed failure={failure} />
      <div className="button-row">
        <Button
          look="primary"
          data-action="release-review"
          busy={isBusy}
          onClick={() => void run(() => api.call('releaseReview', { params: { review_id: reviewId } }))}
        >
          {t('ReviewDesk.Release')}
        </Button>
      </div>
    </section>
  )
}
