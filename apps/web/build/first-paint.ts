import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { languages, type Language } from '@attesta/contract/fields.ts'
import { drawnFile, type DrawnStarts } from '@attesta/contract/first-paint.ts'
import { compiledWords } from './compiled-words.ts'

interface Drawer {
  drawFirstPaint: (language: Language) => Promise<DrawnStarts>
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
      const { drawFirstPaint } = (await server.ssrLoadModule('/src/apply/first-paint/draw-first-paint.tsx')) as Drawer
      const drawn = await Promise.all(
        languages.map(async (language) => [
          language,
          { starts: await drawFirstPaint(language), words: wordsOf(language) },
        ]),
      )
      this.emitFile({ type: 'asset', fileName: drawnFile, source: JSON.stringify(Object.fromEntries(drawn)) })
    } finally {
      await server.close()
    }
  },
}
