import type { RefObject } from 'react'
import { PageLink } from '../../ui/page-link.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { criterionText } from '../decisions/named-criteria.tsx'
import { entryName, type Shortlist } from './band-table.tsx'
import { useShortlistWords } from './shortlist-words.ts'

/** Shows a shortlist's outcome: the choice, its reason, its author, and the reports opened before. */
export function Outcome({
  shortlist,
  heading,
}: {
  shortlist: Shortlist
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const words = useShortlistWords()
  const { t, time } = words
  const { listing_id, entries, chosen, named, looks, ended_at, ended_by } = shortlist
  const one = entries.find(({ label }) => label === chosen)
  return (
    <section aria-labelledby="shortlist-outcome">
      <h2 id="shortlist-outcome" ref={heading} tabIndex={-1}>
        {t('Shortlists.Outcome')}
      </h2>
      <p>
        {chosen === null
          ? t('Shortlists.NoChoice')
          : t('Shortlists.Chosen', {
              name: one ? entryName(words, one) : t('Shortlists.Household', { label: chosen }),
            })}
      </p>
      <p>
        <PageLink to={`/dashboard?listing=${listing_id}`}>{t('Shortlists.ToHouseholds')}</PageLink>
      </p>
      {ended_at !== null && (
        <p className="small muted">
          {t('Decision.By', { member: ended_by || t('Dashboard.Work.Former'), time: time(ended_at) })}
        </p>
      )}
      <ul className="plain-list named-criteria">
        {named.map((criterion) => (
          <li key={criterion.id}>
            <span>{criterionText(words, criterion)}</span>{' '}
            <StatusTag look={criterion.stands === 'met' ? 'ok' : 'plain'}>
              {t(`Decision.Stands.${criterion.stands}`)}
            </StatusTag>
          </li>
        ))}
      </ul>
      <h3>{t('Shortlists.Looks')}</h3>
      {looks.length === 0 ? (
        <p>{t('Shortlists.Looks.None')}</p>
      ) : (
        <ul>
          {looks.map(({ at, member, label }, index) => (
            <li key={index}>
              {t('Shortlists.Look', { label, member: member || t('Dashboard.Work.Former'), time: time(at) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
