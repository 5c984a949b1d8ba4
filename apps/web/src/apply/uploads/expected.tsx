import type { Comparison } from '@attesta/contract/document.ts'
import { useSay } from '../../words/words.tsx'

/** What stands on the paper, beside what was looked for. */
export function Expected({ compared: { found, expected, page } }: { compared: Comparison }) {
  const say = useSay()
  return (
    <dl className="expected">
      <div>
        <dt>{say('Contest.Found')}</dt>
        <dd>
          {found}
          {page !== null && <span className="muted"> ({say('Contest.Page', { page })})</span>}
        </dd>
      </div>
      <div>
        <dt>{say('Contest.Expected')}</dt>
        <dd>{expected}</dd>
      </div>
    </dl>
  )
}
