import type words from '@attesta/contract/words/en/verify.json'
import { Banner } from '../ui/banner.tsx'
import { useIntl } from '../words/intl.tsx'

/**
 * A newer report has taken the place of the one that was asked about. `newerUrl`: where that one is verified; null
 * where it was withdrawn.
 */
export function Replaced({ newerUrl }: { newerUrl: string | null }) {
  const intl = useIntl()
  const t = (key: keyof typeof words) => intl.formatMessage({ id: key })
  return (
    <Banner look="info" message={t('ReportVerification.Replaced')}>
      {newerUrl !== null && (
        <div className="button-row">
          <a className="button secondary" href={newerUrl}>
            {t('ReportVerification.Newer')}
          </a>
        </div>
      )}
    </Banner>
  )
}
