import { useSay } from '../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { Problem } from './read-rows.ts'

/** As much of a cell's text is shown. */
const MAX_TEXT = 60

/** Returns what says a problem in words: «C4 · Rent · “mille”: Write an amount such as 850.00» */
export function useProblemText() {
  const { t } = useDashboardWords()
  const sayKey = useSay()
  return ({ field, key, cell }: Problem): string => {
    const shown = cell?.text.slice(0, MAX_TEXT)
    const place = [
      cell?.name,
      field === null ? undefined : t(`Dashboard.Csv.${field}`),
      shown
        ? t('Dashboard.Import.Quoted', { text: shown.length < cell!.text.length ? `${shown}…` : shown })
        : undefined,
    ].filter((part) => part !== undefined)
    const text = sayKey.told(key, { field: '', label: '' }) ?? key
    return place.length > 0 ? `${place.join(' · ')}: ${text}` : text
  }
}
