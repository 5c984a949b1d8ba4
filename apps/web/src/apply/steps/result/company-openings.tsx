import type { CompanyOpenings as Openings } from '@attesta/contract/report-share.ts'
import { useSay } from '../../../words/words.tsx'

/** Whether, how often and when the company of the listing looked at the report: no reading goes unseen. */
export function CompanyOpenings({
  company: { name, can_open, opened_at, downloaded_at },
  moment,
}: {
  company: Openings
  moment: (instant: string) => string
}) {
  const t = useSay()
  const [opened] = opened_at
  const [downloaded] = downloaded_at
  return (
    <section className="section-gap stack" aria-labelledby="company-openings">
      <h3 id="company-openings">{t('Result.Share.Company', { company: name })}</h3>
      {opened === undefined ? (
        <p>{t(can_open ? 'Result.Share.Company.Never' : 'Result.Share.Company.NotYet', { company: name })}</p>
      ) : (
        <p>{t('Result.Share.Company.Opened', { count: opened_at.length, moment: moment(opened) })}</p>
      )}
      {downloaded !== undefined && (
        <p>{t('Result.Share.Company.Downloaded', { count: downloaded_at.length, moment: moment(downloaded) })}</p>
      )}
    </section>
  )
}
