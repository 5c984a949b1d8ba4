import { languages } from '../languages.ts'

/** Lists every screen and state. */
export const Index = ({ screens }: { screens: readonly (readonly [screen: string, states: readonly string[]])[] }) => (
  <main className="form-column stack-wide">
    <h1>Preview</h1>
    {screens.map(([screen, states]) => (
      <section key={screen} className="panel">
        <h2>{screen}</h2>
        <ul>
          {states.map((state) => (
            <li key={state}>
              {state}:{' '}
              {languages.map((language) => (
                <span key={language}>
                  {' '}
                  <a href={`?screen=${screen}&state=${state}&lang=${language}`}>{language}</a>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </main>
)
