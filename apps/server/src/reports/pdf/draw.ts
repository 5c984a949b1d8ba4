/** Sets a model in type. Synchronous and native: only ever called from the drawing thread. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { BandModel, PageModel } from './page-model.ts'

const require = createRequire(import.meta.url)
/** The face, and its zero without the slash: made from it by `scripts/plain-zero.py`. */
const typefaces = (weight: string) => [
  readFileSync(
    require.resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${weight}/AtkinsonHyperlegibleNext_${weight}.ttf`),
  ),
  readFileSync(new URL(`./fonts/plain-zero-${weight}.ttf`, import.meta.url)),
]
const template = fileURLToPath(new URL('./template', import.meta.url))

/**
 * `draw(model, createdAt)`: a PDF/UA-1 file; the fonts are those of the package, never the system's. `createdAt`:
 * seconds since 1970, so that one model gives one file.
 */
export function createTypesetter(): (model: PageModel | BandModel, createdAt: number) => Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: template,
    fontArgs: [{ fontBlobs: ['400Regular', '600SemiBold', '700Bold'].flatMap(typefaces) }],
  })
  return (model, createdAt) => {
    const pdf = compiler.pdf(
      { mainFilePath: `${template}/report.typ`, inputs: { model: JSON.stringify(model) }, resetRead: true },
      { pdfStandard: 'ua-1', creationTimestamp: createdAt },
    )
    compiler.evictCache(3)
    return pdf
  }
}
