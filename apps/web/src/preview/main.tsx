import { createRoot, type Root } from 'react-dom/client'
import { isLanguage } from '../languages.ts'
import { Index } from './index-page.tsx'
import { screens } from './screens.tsx'

let shown: Root | undefined

/**
 * `/preview` lists every screen and state; `/preview?screen=sign-up&state=wrong&lang=de` shows one, alone, with nothing
 * left of the one before.
 */
async function show(): Promise<void> {
  const query = new URLSearchParams(window.location.search)
  const [screen, name, language] = [query.get('screen'), query.get('state'), query.get('lang') ?? 'en']
  shown?.unmount()
  delete document.documentElement.dataset['ready']
  const root = (shown = createRoot(document.getElementById('root')!))
  const page = screen && name && isLanguage(language) ? await screens[screen]?.draw(name, language) : undefined
  // A caller that waits for a missing state is told so.
  if (screen && !page) document.documentElement.dataset['ready'] = 'no such state'
  root.render(
    page ?? (
      <Index
        screens={await Promise.all(
          Object.entries(screens).map(async ([key, { names }]) => [key, await names()] as const),
        )}
      />
    ),
  )
}

window.addEventListener('popstate', () => void show())
await show()
