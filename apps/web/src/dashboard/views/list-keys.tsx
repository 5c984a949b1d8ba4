import { useLayoutEffect, useState } from 'react'
import { useDeps } from '../../deps.tsx'
import { storedKeys } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

/** Returns what a row is opened by: its name's link, else its first button. */
const rowTargets = (): HTMLElement[] =>
  [...document.querySelectorAll('.applicants tbody tr:not(.household-people)')].flatMap(
    (row) => row.querySelector<HTMLElement>('th a, th button, td.acts button') ?? [],
  )

/** Goes to the row after or before the one that has the focus; without one, to the first. */
function step(by: 1 | -1) {
  const targets = rowTargets()
  const row = document.activeElement?.closest('tr')
  const at = targets.findIndex((target) => target.closest('tr') === row)
  const next = at === -1 ? targets[0] : targets[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')

/**
 * Keys for a list: j and k through its rows, / to search, ? for help. Off while something is typed or a dialog is open,
 * and for good where a person switches them off. Source: WCAG 2.2, 2.1.4.
 */
export function ListKeys() {
  const { t } = useDashboardWords()
  const { kept } = useDeps()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isOn, setOn] = useState(() => kept.read(storedKeys.listKeys) !== 'off')
  // With the list itself, not a moment after: a quick person presses a key as soon as the rows are there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const acts: Record<string, () => void> = {
        j: () => step(1),
        k: () => step(-1),
        '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
        '?': () => setHelpOpen(true),
      }
      const act = acts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
  const keys = [
    ['j', t('Keys.Next')],
    ['k', t('Keys.Previous')],
    [t('Keys.Enter.Key'), t('Keys.Enter')],
    ['/', t('Keys.Search')],
    ['?', t('Keys.Help')],
  ] as const
  return (
    <div className="list-keys">
      <Button small look="quiet" data-action="list-keys" onClick={() => setHelpOpen(true)}>
        {t('Keys.Open')}
      </Button>
      <Dialog open={isHelpOpen} heading={t('Keys.Open')} onClose={() => setHelpOpen(false)}>
        <dl className="key-list">
          {keys.map(([key, act]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{act}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          id="keys-on"
          label={t('Keys.On')}
          checked={isOn}
          onChange={(next) => {
            setOn(next)
            kept.write(storedKeys.listKeys, next ? undefined : 'off')
          }}
        />
      </Dialog>
    </div>
  )
}
