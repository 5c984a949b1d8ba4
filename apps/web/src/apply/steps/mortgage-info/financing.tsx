import { useEffect, useState } from 'react'
import type { Language } from '@attesta/contract/fields.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import type { Financing } from '@attesta/contract/mortgage.ts'
import { showEuros } from '../../../ui/money-text.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { useDeps } from '../../../deps.tsx'

/** How long after the last keystroke the result is read out. */
const quietMs = 500

/**
 * What follows from the two amounts: never typed, «–» until both are there, and told to a screen reader once the typing
 * has stopped.
 */
export function FinancingShown({ financing }: { financing: Financing | null }) {
  const t = useSay()
  const language = useLanguage()
  const settled = useSettled(financing)
  return (
    <>
      <dl className="worked-out">
        <div>
          <dt>{t('MortgageQuestionnaire.LoanPercentage')}</dt>
          <dd>
            <output htmlFor="field-propertyValue field-loanAmount">
              {financing ? shownPercent(financing.loanPercentage, language) : '–'}
            </output>
          </dd>
          <dd className="muted small">{t('MortgageQuestionnaire.LoanPercentage.Hint')}</dd>
        </div>
        <div>
          <dt>{t('MortgageQuestionnaire.Funds')}</dt>
          <dd>
            <output htmlFor="field-propertyValue field-loanAmount">
              {financing ? showEuros(financing.funds, language) : '–'}
            </output>
          </dd>
          <dd className="muted small">{t('MortgageQuestionnaire.Funds.Hint')}</dd>
        </div>
        <div>
          <dt>{t('MortgageQuestionnaire.Rate')}</dt>
          <dd>{t('MortgageQuestionnaire.Rate.Value')}</dd>
        </div>
      </dl>
      <p className="unseen" role="status">
        {settled &&
          t('MortgageQuestionnaire.Told', {
            percent: shownPercent(settled.loanPercentage, language),
            funds: showEuros(settled.funds, language),
          })}
      </p>
    </>
  )
}

/** «80%» as a reader of the language writes it: «80 %» in German. */
const shownPercent = (percentage: string, language: Language) =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent' }).format(Number(percentage.slice(0, -1)) / 100)

function useSettled(financing: Financing | null): Financing | null {
  const { clock } = useDeps()
  const [settled, setSettled] = useState<Financing | null>(null)
  const [percent, funds] = [financing?.loanPercentage, financing?.funds]
  useEffect(() => {
    let isCurrent = true
    void clock.wait(quietMs).then(() => {
      if (isCurrent)
        setSettled(percent !== undefined && funds !== undefined ? { loanPercentage: percent, funds } : null)
    })
    return () => {
      isCurrent = false
    }
  }, [clock, percent, funds])
  return settled
}
