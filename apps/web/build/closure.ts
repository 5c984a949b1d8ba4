import type { Rolldown } from 'vite'

/** Returns a built script and all that it imports at once, by file name. */
export function closureOf(file: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const next = bundle[file]
  if (next?.type !== 'chunk' || seen.has(file)) return seen
  seen.add(file)
  for (const imported of next.imports) closureOf(imported, bundle, seen)
  return seen
}
