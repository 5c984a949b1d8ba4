/** Names each mutant that no test noticed as soon as it is known: a run that is ended early has told what it found. */
import { relative } from 'node:path'
import { root } from './programs.ts'

interface Tested {
  status: string
  fileName: string
  location: { start: { line: number } }
  replacement: string
}

class MutationReporter {
  onMutantTested({ status, fileName, location, replacement }: Tested): void {
    const verdict = { Survived: 'survived', NoCoverage: 'not reached' }[status]
    if (verdict === undefined) return
    const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 90)
    process.stdout.write(`${verdict} ${relative(root, fileName)}:${location.start.line} → ${change}\n`)
  }
}

/** As StrykerJS looks for it in a plugin. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'as-they-come', injectableClass: MutationReporter }]
