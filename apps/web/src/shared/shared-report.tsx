import type { ReactNode } from 'react'
import { escaped } from '@attesta/contract/escaped.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type words from '@attesta/contract/words/en/shared-report.json'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { DownloadTrace } from '../report/download-trace.tsx'
import { CitedPages, type UseCitedPage } from '../report/cited-pages.tsx'
import { ReportView } from '../report/report-view.tsx'
import { useReportWords } from '../report/report-words.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ReaderLanguages } from '../reader-language.tsx'
import { useCall } from '../use-call.ts'
import { useIntl } from '../words/intl.tsx'
import { useLanguage } from '../words/use-language.ts'
import './shared.css'

type Opened = Reply<'openShared'>
type Key = keyof typeof words
const useWords = () => {
  const intl = useIntl()
  return (key: Key, values?: Record<string, string>) => intl.formatMessage({ id: key }, values)
}

/** What a person shows of their report to one recipient, who is named across it. */
export function SharedReport({ token }: { token: string }) {
  const t = useWords()
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const { data, error, isPending, refetch } = useCall('openShared', { query: { token } })
  return (
    <div className="app">
      <header className="navbar">
        <div className="band">
          <span className="brand">Attesta</span>
          <ReaderLanguages label={formatMessage({ id: 'General.Languages' })} language={language} />
        </div>
      </header>
      <main className="dashboard shared">
        {isPending && <Skeleton shape="list" />}
        {data && <Shown opened={data} token={token} language={language} />}
        {error && (
          <div className="panel roomy stack-wide narrow">
            <PageHeader header={t(error.status === 410 ? 'SharedReport.Closed' : 'SharedReport.Failed')} failed />
            {error.text && <Banner message={error.text} />}
            {error.status !== 410 && (
              <Button look="primary" onClick={() => void refetch()}>
                {t('SharedReport.Retry')}
              </Button>
            )}
          </div>
        )}
      </main>
      <Footer />
    </div>
  )
}

function Shown({ opened, token, language }: { opened: Opened; token: string; language: Language }) {
  const t = useWords()
  const { day } = useReportWords()
  const { api } = useDeps()
  const { recipient, expires_at, level, report } = opened
  const download = (
    <a
      className="button secondary"
      href={`/api/v2/report/shared/pdf?${new URLSearchParams({ token, lang: language })}`}
    >
      {t('SharedReport.Download')}
    </a>
  )
  return (
    <>
      <p className="panel shared-for">
        {t('SharedReport.For', { recipient, day: day(expires_at) })} {t('SharedReport.Told')}
      </p>
      {opened.is_newer_issue && (
        <Banner look="info" message={t('SharedReport.Newer', { day: day(opened.band.generated_on) })} />
      )}
      {report === null ? (
        <Band band={opened.band} actions={download} />
      ) : (
        <LinesOf token={token} areShown={level === 'lines'}>
          <ReportView report={report} withoutDocuments={level === 'figures'} actions={download} />
          <DownloadTrace ask={() => api.call('sharedReportTrace', { query: { token } })} />
        </LinesOf>
      )}
      <Watermark text={t('SharedReport.Watermark', { recipient })} />
    </>
  )
}

function LinesOf({ token, areShown, children }: { token: string; areShown: boolean; children: ReactNode }) {
  const useCitedPage: UseCitedPage = (query) => useCall('sharedCitedPage', { query: { token, ...query } })
  const t = useWords()
  return (
    <CitedPages
      by={areShown ? useCitedPage : undefined}
      note={!areShown && <Banner look="info" message={t('SharedReport.LinesKept')} />}
    >
      {children}
    </CitedPages>
  )
}

/** Which mark, of whom, until when, and what is not sure of it: no amount. */
function Band({ band, actions }: { band: Opened['band']; actions: ReactNode }) {
  const { t, day } = useReportWords()
  return (
    <div className="panel roomy">
      <PageHeader intro={band.listing ?? undefined} header={band.name} description={t('Report.Band.Title')} />
      <p className="report-sentence">{t(band.translation_key)}</p>
      {band.unsure.length > 0 && <p>{band.unsure.map((what) => t(`Report.Glance.Unsure.${what}`)).join(' · ')}</p>}
      {band.needs_attention && <Banner look="warn" message={t('Report.Band.Open')} />}
      <div className="button-row">{actions}</div>
      <dl className="report-facts">
        <div>
          <dt>{t('Report.GeneratedOn')}</dt>
          <dd>{day(band.generated_on)}</dd>
        </div>
        <div>
          <dt>{t('Report.ValidUntil')}</dt>
          <dd>{day(band.valid_until)}</dd>
        </div>
        {band.verify_url !== null && (
          <div>
            <dt>{t('ReportPage.Genuine')}</dt>
            <dd>
              <a href={band.verify_url}>{t('Report.CheckThisReport')}</a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/**
 * Shows the recipient's name again and again across the page, so that a picture of it tells whose copy it is. Drawn,
 * not written: it is read out once, above.
 */
const Watermark = ({ text }: { text: string }) => (
  <div
    className="watermark"
    aria-hidden="true"
    style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(drawingOf(text))}")` }}
  />
)

function drawingOf(text: string): string {
  const width = 80 + text.length * 11
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="170"><text x="20" y="120" ` +
    `transform="rotate(-24 ${width / 2} 85)" font-family="sans-serif" font-size="18" font-weight="700" ` +
    `fill="#14222b" fill-opacity=".08">${escaped(text)}</text></svg>`
  )
}

function Footer() {
  const t = useWords()
  const { settings } = useDeps()
  if (!settings.helpMailbox) return null
  return (
    <footer className="footer shared-footer">
      <div className="report-column">
        <p>
          <a href={`mailto:${settings.helpMailbox}`}>{t('SharedReport.Help', { mailbox: settings.helpMailbox })}</a>
        </p>
      </div>
    </footer>
  )
}
