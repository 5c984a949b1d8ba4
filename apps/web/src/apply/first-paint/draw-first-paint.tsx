import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@attesta/contract/fields.ts'
import { blanks, type DrawnStarts, type GuardedStep } from '@attesta/contract/first-paint.ts'
import { loadWords, type Words } from '../../words/catalogue.ts'
import { IntlProvider } from '../../words/intl.tsx'
import { StepperSpace } from '../shell/stepper-space.tsx'
import { IncomeCheckHeader } from '../steps/income-check/income-check-header.tsx'
import { IntroText, type IntroHome } from '../steps/occupation/intro-text.tsx'

/** A screen's part in its frame, without what the browser alone knows, so that nothing moves when that takes over. */
function drawIn(language: Language, words: Words, isStep: boolean, screen: ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider
      language={language}
      words={words}
      onError={(error) => {
        throw error
      }}
    >
      <div className="app">
        <div className="navbar">
          <div className="band" />
        </div>
        {isStep && <StepperSpace />}
        <main>
          <div className="form-column">{screen}</div>
        </main>
      </div>
    </IntlProvider>,
  )
}

/** Draws the start of the form as markup, drawn at build by the same components that draw it in the browser. */
export async function drawFirstPaint(language: Language): Promise<DrawnStarts> {
  const words = await loadWords(language, ['general', 'shell', 'occupation'])
  const draw = (home?: IntroHome) => drawIn(language, words, false, <IntroText home={home} />)
  return { ofNoHome: draw(), paid: draw({ ...blanks, lanPays: false }), free: draw({ ...blanks, lanPays: true }) }
}

/** Draws the headings of steps that many come back to in a window of its own: what is true of every application. */
export async function drawSteps(language: Language): Promise<Partial<Record<GuardedStep, string>>> {
  const words = await loadWords(language, ['general', 'income-check'])
  return {
    'income-check': drawIn(
      language,
      words,
      true,
      <>
        <p className="back-space" />
        <IncomeCheckHeader />
      </>,
    ),
  }
}
