/**
 * Where the code runs a transaction as `system`, past row-level security: read from the source, so that nothing is left
 * out.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..')
const isProduct = (path: string) => !path.endsWith('.test.ts') && !path.startsWith('testing/')

/** `const task = { kind: 'system', task: 'settle-payment' } as const`, at the top of a file. */
const named = /^(?:export )?const (\w+) = \{ kind: 'system', task: /
/** `import { openCase, task, type OpenCase } from './open-case.ts'` */
const imported = /^import \{([^}]*)\} from '(\.[^']+)'/
const inline = /kind: 'system', task: /
const declarations = [
  /^ *(?:export )?(?:async )?function (\w+)/,
  /^ {0,4}(?:export )?const (\w+) = (?:async )?(?:<\w+>)?\((?:[^()]*\)(?::[^=]*)? =>|\{.*\) =>|$)/,
  /^ {2,8}(?:async )?(\w+)\(.*\{$/,
  /^ {2,10}(\w+): (?:async )?\(.*=>/,
]
/** What looks like a declaration and is a call or a statement. */
const others = new Set(['transact', 'inScope', 'if', 'for', 'while', 'switch', 'catch'])

function declaredAt(line: string): string | undefined {
  const name = declarations.map((declaration) => declaration.exec(line)?.[1]).find((found) => found !== undefined)
  return name !== undefined && !others.has(name) ? name : undefined
}

/** The nearest function or handler above a line, or on it. */
function holderOf(lines: readonly string[], at: number): string {
  for (let index = at; index >= 0; index--) {
    const name = declaredAt(lines[index]!)
    if (name !== undefined) return name
  }
  return 'top'
}

const scopesOf = (path: string): string[] =>
  readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .flatMap((line) => named.exec(line)?.[1] ?? [])

function scopesIn(path: string, lines: readonly string[]): string[] {
  const taken = lines.flatMap((line) => {
    const [, names, from] = imported.exec(line) ?? []
    if (names === undefined || from === undefined) return []
    const there = scopesOf(join(path, '..', from))
    return names.split(',').flatMap((name) => (there.includes(name.trim()) ? [name.trim()] : []))
  })
  return [...scopesOf(path), ...taken]
}

/** `features/payment/routes.ts ask`, each once, in order. */
export function systemUses(): string[] {
  const uses = new Set<string>()
  for (const path of globSync('**/*.ts', { cwd: folder }).filter(isProduct)) {
    const lines = readFileSync(join(folder, path), 'utf8').split('\n')
    const scopes = scopesIn(path, lines)
    const isScope = new RegExp(`\\(?\\b(?:${scopes.join('|')})\\b(?:,|\\))`)
    for (const [at, line] of lines.entries()) {
      if (named.test(line) || line.startsWith('import ') || /^\s*(\/\/|\/?\*)/.test(line)) continue
      if (inline.test(line) || (scopes.length > 0 && isScope.test(line))) uses.add(`${path} ${holderOf(lines, at)}`)
    }
  }
  return [...uses].toSorted()
}
