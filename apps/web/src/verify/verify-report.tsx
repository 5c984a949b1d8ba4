import { useState } from 'react'
import type { Reply } from '../calls.ts'
import type { CallFailed } from '../call-failed.ts'
import { useDeps } from '../deps.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { useCall } from '../use-call.ts'
import type words from '@attesta/contract/words/en/verify.json'
import { ReaderLanguages } from '../reader-language.tsx'
import { FileCheck } from './file-check.tsx'
import { RentQuestion } from './rent-question.tsx'
import { Replaced } from './replaced.tsx'
import './verify.css'
import { useIntl } from '../words/intl.tsx'
import { useLanguage } from '../words/use-language.ts'

const bullets = [1, 2, 3, 4] as const
/** «The figures were … checked against each other»: not to be said while that left something open. */
const checkedEachOther = 2
/** «It hasn’t been changed since»: not to be said beside a file that is another. */
const unchanged = 1

type Certificate = Reply<'verifyQrCode'>['certificate']
type Key = keyof typeof words
const useWords = () => {
  const intl = useIntl()
  return (key: Key, values?: Record<string, string>) => intl.formatMessage({ id: key }, values)
}

/** Is this report genuine, whose is it, and does it still hold? */
export function VerifyReport({ token }: { token: string }) {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const { data, error, isPending, refetch } = useCall('verifyQrCode', { query: { token } })
  return (
    <div className="app">
      <header className="navbar">
        <div className="band">
          <span className="brand">Attesta</span>
          <ReaderLanguages label={formatMessage({ id: 'General.Languages' })} language={language} />
        </div>
      </header>
      <main className="form-column verify">
        {isPending && <Skeleton />}
        {data && <Found certificate={data.certificate} token={token} />}
        {error &&
          (error.status === 404 || error.status === 422 ? (
            <NotFound error={error} />
          ) : (
            <Failed onRetry={() => void refetch()} />
          ))}
      </main>
      <Footer />
    </div>
  )
}

function Found({ certificate, token }: { certificate: Certificate; token: string }) {
  const t = useWords()
  const intl = useIntl()
  const day = (text: string) =>
    intl.formatDate(text, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Rome' })
  const isValid = certificate.state === 'valid'
  const isOpen = isValid && certificate.needs_attention
  // The report stands, and what the reader holds is not it: nothing may look as if it were.
  const [isOtherFile, setOtherFile] = useState(false)
  const isGreen = isValid && !isOpen && !isOtherFile
  return (
    <>
      <PageHeader
        intro={
          <StatusTag look={isOtherFile ? 'err' : isGreen ? 'ok' : 'warn'}>
            {t(
              isOtherFile
                ? 'ReportVerification.OtherFile.State'
                : isOpen
                  ? 'ReportVerification.Open'
                  : `ReportVerification.State.${certificate.state}`,
            )}
          </StatusTag>
        }
        header={
          isOtherFile
            ? t('ReportVerification.OtherFile')
            : isOpen
              ? t('ReportVerification.VerifiedOpen')
              : isValid
                ? t('ReportVerification.Verified')
                : t('ReportVerification.NoLongerValid')
        }
        description={
          certificate.applicant_name === null
            ? t('ReportVerification.Erased')
            : t('ReportVerification.Genuine', { name: certificate.applicant_name, date: day(certificate.created_at) })
        }
      />
      {isOpen && <Banner look="warn" message={t('ReportVerification.Open.Text')} />}
      <div className={`panel roomy certificate ${isGreen ? 'ok' : 'warn'}`}>
        <dl className="summary-list">
          {certificate.applicant_name !== null && (
            <div>
              <dt>{t('ReportVerification.Name')}</dt>
              <dd>{certificate.applicant_name}</dd>
            </div>
          )}
          <div>
            <dt>{t('ReportVerification.Date')}</dt>
            <dd>{day(certificate.created_at)}</dd>
          </div>
          <div>
            <dt>{t('ReportVerification.ValidUntil')}</dt>
            <dd>{day(certificate.valid_until)}</dd>
          </div>
          <div>
            <dt>{t('ReportVerification.Fingerprint')}</dt>
            <dd className="number">{certificate.fingerprint.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')}</dd>
          </div>
        </dl>
      </div>
      {certificate.state === 'replaced' && <Replaced newerUrl={certificate.newer_url} />}
      {isValid && certificate.measures_rent && <RentQuestion token={token} />}
      {certificate.applicant_name !== null && (
        <FileCheck
          sha256s={certificate.pdf_sha256s}
          isReplaced={certificate.state === 'replaced'}
          onOutcome={(outcome) => setOtherFile(outcome === 'changed')}
        />
      )}
      <ul className="bullets">
        {bullets
          .filter((number) => !(isOpen && number === checkedEachOther) && !(isOtherFile && number === unchanged))
          .map((number) => (
            <li key={number}>{t(`ReportVerification.Bullet.${number}`)}</li>
          ))}
      </ul>
    </>
  )
}

function NotFound({ error }: { error: CallFailed }) {
  const t = useWords()
  return (
    <>
      <PageHeader header={t('ReportVerification.NotVerified')} failed />
      <Banner message={error.text ?? t('ReportVerification.NotVerified')} />
      <p>{t('ReportVerification.NotVerified.Text')}</p>
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useWords()
  return (
    <>
      <PageHeader header={t('ReportVerification.Failed')} failed />
      <p>{t('ReportVerification.Failed.Text')}</p>
      <Button look="primary" onClick={onRetry}>
        {t('ReportVerification.Retry')}
      </Button>
    </>
  )
}

function Footer() {
  const t = useWords()
  const { settings } = useDeps()
  return (
    <footer className="footer verify-footer">
      <div className="form-column">
        <p className="muted">{t('ReportVerification.CheckAddress', { host: window.location.host })}</p>
        {settings.helpMailbox && (
          <p>
            <a href={`mailto:${settings.helpMailbox}`}>
              {t('ReportVerification.Help', { mailbox: settings.helpMailbox })}
            </a>
          </p>
        )}
      </div>
    </footer>
  )
}
