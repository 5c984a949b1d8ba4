import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useSay } from '../../../words/words.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useReloadApplication } from '../../journey/use-application.ts'
import { failureText } from '../../shell/call-problem.tsx'
import { otherIncomeKinds as kinds, type OtherIncomeKind as Kind } from '../../shared/other-income-kinds.ts'
import type { IncomeCheckStep } from './step.ts'
import { TaskPage } from './task-page.tsx'

/**
 * Ticks are saved at once, joined by commas; one that could not be saved goes back, and the reason stands at the group.
 */
export function OtherIncomesPage({ step, saved }: { step: IncomeCheckStep; saved: string }) {
  const t = useSay()
  const { api } = useDeps()
  const reload = useReloadApplication()
  const [ticked, setTicked] = useState<readonly Kind[]>(() => kinds.filter((kind) => saved.split(',').includes(kind)))
  const saving = useMutation<unknown, CallFailed, { next: readonly Kind[]; before: readonly Kind[] }>({
    mutationFn: ({ next }) => api.call('otherIncomes', { body: { otherIncomes: next.join(',') } }),
    onSuccess: () => reload(),
    onError: (_, { before }) => setTicked(before),
    scope: { id: 'other-incomes' },
  })
  const tick = (kind: Kind, isTicked: boolean) => {
    const next = kinds.filter((other) => (other === kind ? isTicked : ticked.includes(other)))
    setTicked(next)
    saving.mutate({ next, before: ticked })
  }
  return (
    <TaskPage step={step} task={{ page: 'other-incomes', state: 'optional' }} why={t('IncomeCheck.OtherIncomes.Hint')}>
      <section className="panel roomy">
        <fieldset aria-describedby={saving.error ? 'other-incomes-error' : undefined}>
          <legend className="unseen">{t('IncomeCheck.OtherIncomes')}</legend>
          {saving.error && <FieldError id="other-incomes-error">{failureText(t, saving.error)}</FieldError>}
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              id={`other-income-${kind}`}
              name={`other-income-${kind}`}
              label={t(`IncomeCheck.OtherIncomes.${kind}`)}
              checked={ticked.includes(kind)}
              onChange={(isTicked) => tick(kind, isTicked)}
            />
          ))}
        </fieldset>
      </section>
    </TaskPage>
  )
}
