import { useSay } from '../words/words.tsx'

/** The way to the screen before; first thing of the content. */
export function BackLink({ onBack, disabled }: { onBack: () => void; disabled?: boolean }) {
  const say = useSay()
  return <button type="button" className="back" data-action="back" onClick={onBack} disabled={disabled}>{say('General.Back')}</button>
}
