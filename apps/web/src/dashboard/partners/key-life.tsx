import { Banner } from '../../ui/banner.tsx'
import { useSay } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import type { Act } from './use-act.ts'

interface Life {
  name: string
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
}

/** Since when there is a key, when it was used, and the way to end it. `lead`: what is told first. */
export function KeyLife(props: { of: Life; lead?: string; revoke: Act; question: string }) {
  const { of, lead, revoke, question } = props
  const { name, created_at, last_used_at, revoked_at } = of
  const t = useSay()
  const { day } = useDashboardWords()
  const last = revoked_at
    ? t('PartnerKeys.Revoked', { day: day(revoked_at) })
    : last_used_at
      ? t('PartnerKeys.Used', { day: day(last_used_at) })
      : t('PartnerKeys.Unused')
  return (
    <>
      <p className="small muted">
        {lead !== undefined && `${lead} · `}
        {t('PartnerKeys.Added', { day: day(created_at) })} · {last}
      </p>
      {revoke.error && <Banner message={revoke.error.text} />}
      {revoked_at === null && (
        <ConfirmedButton
          label={t('PartnerKeys.Revoke')}
          question={question}
          yes={t('PartnerKeys.Revoke.Yes', { name })}
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(undefined)}
        />
      )}
    </>
  )
}
