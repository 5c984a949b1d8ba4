import type { State } from '@attesta/contract/application.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { useCall } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'

/**
 * Who was invited and has not finished: said before the report is confirmed and paid for, while waiting still helps.
 */
export function UnfinishedPeople({ state }: { state: State }) {
  const t = useSay()
  const language = useLanguage()
  const { hh_members, guarantors } = state.application.answers
  const hasInvited = guarantors.length > 0 || hh_members.some(({ email }) => email !== null)
  const { data } = useCall('invitations', {}, { enabled: hasInvited, keepMs: 0 })
  const unfinished = (data?.invitations ?? []).filter((one) => one.state !== 'finished').map((one) => one.fullname)
  if (unfinished.length === 0) return null
  const names = new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(unfinished)
  return <Banner look="info" message={t('Shell.Unfinished', { names, count: unfinished.length })} />
}
