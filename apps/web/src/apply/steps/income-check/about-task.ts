import { afterOr } from '../../shared/after-or.ts'
import { monthsInWords } from '../../shared/months.ts'
import type { WordKey } from '../../../words/catalogue.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import type { Section } from './sections.ts'
import type { Task } from './tasks.ts'

/** Some months are there and others are not: only then is it said which. */
export const lacksSomeMonths = ({ state, months, missingMonths }: Section): boolean =>
  state !== 'checking' && missingMonths.length > 0 && missingMonths.length < months.length

/** How a row of the list is called and what stands below its name. */
export function useAboutTask({ page, section, state }: Task): { name: string; detail: string | undefined } {
  const t = useSay()
  const language = useLanguage()
  if (!section)
    return {
      name: t(page === 'job' ? 'IncomeCheck.Job' : page === 'other' ? 'IncomeCheck.Other' : 'IncomeCheck.OtherIncomes'),
      detail: undefined,
    }
  const { documents, months, missingMonths } = section
  const name = documents
    .map(({ key }, index) => (index === 0 ? t(key as WordKey) : afterOr(t(key as WordKey), language)))
    .join(` ${t('RequiredDocuments.Or')} `)
  if (lacksSomeMonths(section) && state !== 'explained')
    return {
      name,
      detail: t('IncomeCheck.MonthsMissing', {
        months: monthsInWords(missingMonths, language),
        count: missingMonths.length,
      }),
    }
  return { name, detail: months.length > 0 ? monthsInWords(months, language) : undefined }
}
