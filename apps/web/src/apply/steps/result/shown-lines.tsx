import { useMutation } from '@tanstack/react-query'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useCall } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { failureText } from '../../shell/call-problem.tsx'

/**
 * Whether the landlord may see the lines that the figures were read from. Not without a word of the person, who can
 * take it back.
 */
export function ShownLines() {
  const t = useSay()
  const { api } = useDeps()
  const { data, refetch } = useCall('readLinesShown', {}, { keepMs: 0 })
  const allow = useMutation<unknown, CallFailed, boolean>({
    mutationFn: (allowed) => api.call('showLines', { body: { allowed } }),
    onSuccess: () => void refetch(),
  })
  if (!data || data.company === null) return null
  return (
    <section className="section-gap stack" aria-labelledby="shown-lines">
      <h3 id="shown-lines">{t('Result.Lines')}</h3>
      {allow.error && <Banner message={failureText(t, allow.error)} />}
      <Checkbox
        id="show-lines"
        name="show-lines"
        label={t('Result.Lines.Allow', { company: data.company })}
        checked={allow.isPending ? allow.variables : data.allowed}
        onChange={(allowed) => allow.mutate(allowed)}
      />
      <p className="muted small">{t('Result.Lines.Meaning')}</p>
    </section>
  )
}
