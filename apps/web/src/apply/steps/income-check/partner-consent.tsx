import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { useDraft } from '../../journey/draft.ts'
import { useListing } from '../../journey/use-listing.ts'

/** A person sent by a partner has ticked no box here: it is said what the partner told us instead. */
export function PartnerConsent() {
  const t = useSay()
  const { language } = useScope()
  const { enteredBy } = useDraft()
  const { listing } = useListing()
  if (enteredBy === undefined) return null
  const own = listing?.company.legalPages
  const link = (page: 'terms' | 'privacy') => (text: React.ReactNode[]) => (
    <a
      href={own ? own[page].replaceAll('{lang}', language) : `/${language}/legal/${page}`}
      target="_blank"
      rel="noreferrer"
    >
      {text}
      <span className="unseen"> {t('General.NewTab')}</span>
    </a>
  )
  return (
    <p className="small muted" data-part="partner-consent">
      {t.rich('IncomeCheck.PartnerConsent', { partner: enteredBy, terms: link('terms'), privacy: link('privacy') })}
    </p>
  )
}
