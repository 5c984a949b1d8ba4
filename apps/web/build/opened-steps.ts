import type { Rolldown } from 'vite'
import type { Language } from '@attesta/contract/fields.ts'
import type { GuardedStep, OpenedStep } from '@attesta/contract/first-paint.ts'
import { guardedSteps } from '@attesta/contract/pages.ts'
import { wordsOf } from '../src/apply/steps/words-of-steps.ts'
import { fileSegments, firstSegments } from '../src/words/segment-files.ts'
import { closureOf } from './closure.ts'

/** What a window asks for at every step of a person who is signed in, beside the page itself. */
const around = ['/apply/shell/signed-in.ts', '/apply/shell/stepper.tsx', '/words/later.ts']

/** What each step is made of in one language, without what the page of the form loads anyway. */
export function openedSteps(
  bundle: Rolldown.OutputBundle,
  language: Language,
): Record<GuardedStep, Pick<OpenedStep, 'scripts' | 'styles'>> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const chunkWith = (source: string) => {
    const chunk =
      // What is imported later may have a small file of its own that leads to a shared one.
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    if (!chunk) throw new Error(`${source} is in no built file`)
    return chunk
  }
  const filesOf = (sources: readonly string[]) =>
    new Set(sources.flatMap((source) => [...closureOf(chunkWith(source).fileName, bundle)]))
  const fileOf = (segment: (typeof firstSegments)[number]) =>
    fileSegments.includes(segment) ? `/words/files/${language}.ts` : `/words/${language}/${segment}.json`
  const known = filesOf(['/apply/start.ts', '/apply/main.tsx', `/words/first/${language}.ts`])

  const opened = (step: GuardedStep) => {
    const words = wordsOf(step)
      .filter((segment) => !firstSegments.includes(segment))
      .map(fileOf)
    const files = [...filesOf([...around, `/words/files/${language}.ts`, ...words, `/apply/steps/${step}/screen.tsx`])]
    const styles = files.flatMap((file) => [
      ...(chunks.find(({ fileName }) => fileName === file)?.viteMetadata?.importedCss ?? []),
    ])
    return {
      scripts: files.filter((file) => !known.has(file)).map((file) => `/${file}`),
      styles: [...new Set(styles)].map((file) => `/${file}`),
    }
  }
  return Object.fromEntries(guardedSteps.map((step) => [step, opened(step)])) as ReturnType<typeof openedSteps>
}
