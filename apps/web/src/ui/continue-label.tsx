import { useSay } from '../words/words.tsx'

/** Shows the way on. English says CONTINUE to the letter (L-continue), and no button is drawn in capitals. */
export function ContinueLabel() {
  const t = useSay()
  return <span className="as-sentence">{t('General.Continue')}</span>
}
