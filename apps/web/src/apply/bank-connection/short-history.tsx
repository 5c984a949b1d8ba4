import type { Reply } from '../../calls.ts'
import { Banner } from '../../ui/banner.tsx'
import { useSay } from '../../words/words.tsx'

/** The bank gives fewer days than the check needs: said before and after, never found out later. */
export function ShortHistory({
  history: { wanted_days: wanted, granted_days: granted },
}: {
  history: Reply<'psd2Accounts'>['history']
}) {
  const t = useSay()
  return granted < wanted ? <Banner look="warn" message={t('BankConnection.History', { granted, wanted })} /> : null
}
