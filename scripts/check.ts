// `npm run check`: types, lint, boundaries, words.
import { checks } from './checks.ts'
import { runProgram } from './programs.ts'

const failed: string[] = []
for (const [name, check] of Object.entries(checks)) if ((await check()) !== 0) failed.push(name)
if ((await runProgram('vitest', ['run', 'boundaries.test.ts', 'packages/contract'])) !== 0)
  failed.push('boundaries and words')
process.stdout.write(failed.length ? `\nNot in order: ${failed.join(', ')}\n` : '\nAll in order\n')
process.exit(failed.length ? 1 : 0)
