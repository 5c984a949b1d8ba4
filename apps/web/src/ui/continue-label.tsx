import { useSay } from '../words/words.tsx'

/** Shows the label of the continue button. English says CONTINUE to the letter (L-continue), but looks like a sentence. */
export function ContinueLabel() {
  const t = useSay()
  return <span className="as-sentence">{t('General.Continue')}</span>
}
