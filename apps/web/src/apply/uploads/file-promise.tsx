import { limits } from '@attesta/contract/limits.ts'
import { useSay } from '../../words/words.tsx'
import { useListing } from '../journey/use-listing.ts'

/** Where files are handed in, in one line: how they are kept, who sees what, and until when. */
export function FilePromise() {
  const t = useSay()
  const company = useListing().listing?.company.name
  return (
    <p className="muted small">
      {t('Uploads.Promise', {
        company: company ?? '',
        hasCompany: company === undefined ? 'no' : 'yes',
        days: limits.keptAfterReportDays,
      })}
    </p>
  )
}
