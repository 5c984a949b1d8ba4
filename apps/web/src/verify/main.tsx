import { createRoot } from 'react-dom/client'
import { languageOf } from '../scope.ts'
import { Words } from '../words/words.tsx'
import { Suspense } from 'react'
import { LiveRegions } from '../ui/live.tsx'

const language = languageOf(window.location)
document.documentElement.lang = language
createRoot(document.getElementById('root')!).render(<Suspense fallback={null}><Words language={language} segments={['general']}><LiveRegions>{null}</LiveRegions></Words></Suspense>)
