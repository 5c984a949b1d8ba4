import { createRoot } from 'react-dom/client'
import { isLanguage } from '../languages.ts'
import { Index } from './index-page.tsx'
import { screens } from './screens.tsx'

/** `/preview` lists every screen and state; `/preview?screen=sign-up&state=wrong&lang=de` shows one, alone. */
const query = new URLSearchParams(window.location.search)
const [screen, name, language] = [query.get('screen'), query.get('state'), query.get('lang') ?? 'en']
const root = createRoot(document.getElementById('root')!)
const page = screen && name && isLanguage(language) ? await screens[screen]?.draw(name, language) : undefined
if (page) root.render(page)
else root.render(<Index screens={await Promise.all(Object.entries(screens).map(async ([key, { names }]) => [key, await names()] as const))} />)
