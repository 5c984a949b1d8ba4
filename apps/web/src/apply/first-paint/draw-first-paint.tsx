import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@attesta/contract/fields.ts'
import { blanks, type DrawnStarts } from '@attesta/contract/first-paint.ts'
import { loadWords } from '../../words/catalogue.ts'
import { IntlProvider } from '../../words/intl.tsx'
import { IntroText, type IntroHome } from '../steps/occupation/intro-text.tsx'

/**
 * The start of the form as markup, drawn at build: the same components that draw it in the browser, in the same frame,
 * so that nothing moves when these take over.
 */
export async function drawFirstPaint(language: Language): Promise<DrawnStarts> {
  const words = await loadWords(language, ['general', 'shell', 'occupation'])
  const draw = (home?: IntroHome) =>
    renderToStaticMarkup(
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
          <main>
            <div className="form-column">
              <IntroText home={home} />
            </div>
          </main>
        </div>
      </IntlProvider>,
    )
  return { ofNoHome: draw(), paid: draw({ ...blanks, lanPays: false }), free: draw({ ...blanks, lanPays: true }) }
}
