import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeenIncome } from '@attesta/contract/reading.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useReportWords } from '../../report/report-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useSay } from '../../words/words.tsx'
import { useReloadApplication } from '../journey/use-application.ts'
import { failureText } from '../shell/call-problem.tsx'
import { useShowSources } from './sources.tsx'
import { useWays } from './use-ways.ts'

const kinds = ['pension', 'family_benefits', 'scholarship', 'alimony', 'rental_property', 'other'] as const
type Kind = (typeof kinds)[number]

/**
 * Regular money on the account that does not count: declared as what it is, or left out. `declared`: as saved, joined
 * by commas.
 */
export function SeenIncomes({ incomes, declared }: { incomes: readonly SeenIncome[]; declared: string }) {
  const t = useSay()
  if (incomes.length === 0) return null
  return (
    <section className="panel roomy stack-wide section-after" aria-labelledby="reading-seen">
      <h2 id="reading-seen" className="as-h3">
        {t('Reading.Seen.Title')}
      </h2>
      {incomes.map((income, index) => (
        <Seen key={`${income.payer} ${income.monthly}`} income={income} at={index} declared={declared} />
      ))}
    </section>
  )
}

function Seen({ income, at, declared }: { income: SeenIncome; at: number; declared: string }) {
  const t = useSay()
  const { t: reportText, money } = useReportWords()
  const { api } = useDeps()
  const reload = useReloadApplication()
  const showSources = useShowSources()
  const ways = useWays()
  const [kind, setKind] = useState<Kind | ''>('')
  const [wasPressed, setPressed] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const declare = useMutation<unknown, CallFailed, Kind>({
    mutationFn: (chosen) => {
      const before = declared.split(',').filter((one) => one !== '')
      return api.call('otherIncomes', { body: { otherIncomes: [...new Set([...before, chosen])].join(',') } })
    },
    onSuccess: async () => {
      await reload()
      ways.toDocuments()
    },
  })
  const { payer, months } = income
  const amount = money(income.monthly)
  if (isLeft)
    return (
      <p className="muted" role="status">
        {t('Reading.Seen.Left')}
      </p>
    )
  return (
    <div className="stack">
      <p>
        {payer === null
          ? t('Reading.Seen.Said.Unnamed', { amount, months })
          : t('Reading.Seen.Said', { amount, payer, months })}
      </p>
      {declare.error && <Banner message={failureText(t, declare.error)} />}
      <SelectField
        id={`seen-${at}`}
        label={t('Reading.Seen.Question')}
        error={wasPressed && kind === '' ? t('Reading.Seen.Missing') : undefined}
        blank={t('IncomeCheck.Choose')}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        options={kinds.map((value) => ({ value, label: t(`IncomeCheck.OtherIncomes.${value}`) }))}
      />
      <div className="button-row">
        <Button
          small
          data-action={`declare-${at}`}
          busy={declare.isPending}
          onClick={() => {
            setPressed(true)
            if (kind !== '') declare.mutate(kind)
            else document.getElementById(`seen-${at}`)?.focus()
          }}
        >
          {t('Reading.Seen.Declare')}
        </Button>
        <Button small look="quiet" data-action={`leave-${at}`} onClick={() => setLeft(true)}>
          {t('Reading.Seen.Leave')}
        </Button>
        <Button small look="quiet" aria-haspopup="dialog" onClick={() => showSources(income)}>
          {reportText('Report.Figure.Why')}
        </Button>
      </div>
    </div>
  )
}
