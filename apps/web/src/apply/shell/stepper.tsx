import type { WordKey } from '../../words/catalogue.ts'
import { useSay } from '../../words/words.tsx'
import { useApplication } from '../journey/use-application.ts'
import { useJourney } from '../journey/use-journey.ts'
import { StepperSpace } from './stepper-space.tsx'

/** How far the person is: a sentence and a bar on a phone, the named steps on a wider screen. It leads nowhere. */
export function Stepper() {
  const t = useSay()
  const { shown, isNamed } = useJourney()
  // Before the state is there the space stands already, as in the page's first paint: nothing may jump.
  const { isLoading } = useApplication()
  if (shown.length === 0) return isNamed || isLoading ? <StepperSpace /> : null
  const at = shown.findIndex(({ state }) => state === 'current')
  const done = at >= 0 ? at : shown.filter(({ state }) => state === 'done').length
  const nameOf = (router: string) => t(`Workflow.${router}` as WordKey)
  return (
    <section className="stepper" aria-label={t('Shell.Progress')}>
      <div className="band">
        <div className="compact">
          <p>
            <strong>{t('Shell.StepOf', { step: Math.min(done + 1, shown.length), total: shown.length })}</strong>
            {at >= 0 && ` · ${nameOf(shown[at]!.router)}`}
          </p>
          <ul className="segments" aria-hidden="true">
            {shown.map(({ router }, index) => (
              <li key={router} className={index < done ? 'done' : index === done ? 'now' : ''} />
            ))}
          </ul>
        </div>
        <ol className="steps">
          {shown.map(({ router, state }, index) => (
            <li
              key={router}
              className={state === 'done' ? 'done' : state === 'current' ? 'now' : ''}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className="dot" aria-hidden="true">
                {state === 'done' ? '✓' : index + 1}
              </span>
              <span className="name">
                {nameOf(router)}
                {state !== 'current' && (
                  <span className="unseen"> – {t(state === 'done' ? 'Shell.StepDone' : 'Shell.StepAhead')}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
