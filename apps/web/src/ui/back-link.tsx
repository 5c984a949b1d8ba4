import { useSay } from '../words/words.tsx'

/** The way to the screen before, where there is one; first thing of the content. */
export function BackLink({ onBack, disabled }: { onBack: (() => void) | undefined; disabled?: boolean }) {
  const t = useSay()
  if (!onBack) return null
  return (
    <button type="button" className="back" data-action="back" onClick={onBack} disabled={disabled}>
      {t('General.Back')}
    </button>
  )
}
