import { createRoot } from 'react-dom/client'
import { isLanguage } from '../languages.ts'
import { PlayedApp } from '../apply/played/played-app.tsx'
import { applyScreens } from '../apply/played/screens.ts'
import { Index } from './index-page.tsx'

/** `/preview` lists every screen and state; `/preview?screen=sign-up&state=wrong&lang=de` shows one, alone. */
const query = new URLSearchParams(window.location.search)
const [screen, name, language] = [query.get('screen'), query.get('state'), query.get('lang') ?? 'en']
const load = screen ? applyScreens[screen] : undefined
const root = createRoot(document.getElementById('root')!)
const state = load && name ? (await load())[name] : undefined
if (state && isLanguage(language)) root.render(<PlayedApp state={state} language={language} />)
else root.render(<Index screens={await Promise.all(Object.entries(applyScreens).map(async ([key, states]) => [key, Object.keys(await states())] as const))} />)
