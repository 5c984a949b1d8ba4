import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { languages, type Language } from '@attesta/contract/fields.ts'
import { drawnFile, type DrawnStarts, type FirstPaint, type GuardedStep } from '@attesta/contract/first-paint.ts'
import { compiledWords } from './compiled-words.ts'
import { openedSteps } from './opened-steps.ts'

interface Drawer {
  drawFirstPaint: (language: Language) => Promise<DrawnStarts>
  drawSteps: (language: Language) => Promise<Partial<Record<GuardedStep, string>>>
}

/** Draws the start of the form in each language for the server, by the sources that the build is made of. */
export const firstPaint: Plugin = {
  name: 'first-paint',
  apply: 'build',
  async generateBundle(_, bundle) {
    const wordsOf = (language: Language) => {
      const chunk = Object.values(bundle).find(
        (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(`/words/first/${language}.ts`),
      )
      if (!chunk) throw new Error(`the first words of «${language}» are in no file of their own`)
      return `/${chunk.fileName}`
    }
    const server = await createServer({
      root: new URL('..', import.meta.url).pathname,
      configFile: false,
      logLevel: 'warn',
      appType: 'custom',
      plugins: [react(), compiledWords],
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const { drawFirstPaint, drawSteps } = (await server.ssrLoadModule(
        '/src/apply/first-paint/draw-first-paint.tsx',
      )) as Drawer
      const drawnIn = async (language: Language): Promise<FirstPaint[Language]> => {
        const steps: FirstPaint[Language]['steps'] = openedSteps(bundle, language)
        for (const [step, drawn] of Object.entries(await drawSteps(language))) steps[step as GuardedStep]!.drawn = drawn
        return { starts: await drawFirstPaint(language), words: wordsOf(language), steps }
      }
      const drawn = await Promise.all(languages.map(async (language) => [language, await drawnIn(language)]))
      this.emitFile({ type: 'asset', fileName: drawnFile, source: JSON.stringify(Object.fromEntries(drawn)) })
    } finally {
      await server.close()
    }
  },
}
