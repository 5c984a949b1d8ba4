import type { Comparison } from '@attesta/contract/document.ts'
import { useSay } from '../../words/words.tsx'

/** Shows the value on the document beside the expected one. */
export function Expected({ compared: { found, expected, page } }: { compared: Comparison }) {
  const t = useSay()
  return (
    <dl className="expected">
      <div>
        <dt>{t('Contest.Found')}</dt>
        <dd>
          {found}
          {page !== null && <span className="muted"> ({t('Contest.Page', { page })})</span>}
        </dd>
      </div>
      <div>
        <dt>{t('Contest.Expected')}</dt>
        <dd>{expected}</dd>
      </div>
    </dl>
  )
}
