import type { Config } from './config.ts'
import { WrongConfig } from './config.ts'

interface Walls {
  network: boolean
  files: boolean
  memory: boolean
}

/** What nothing holds the reader off. */
export const missingWalls = (walls: Walls) => (['network', 'files', 'memory'] as const).filter((name) => !walls[name])

/**
 * In production documents are read behind whole walls, or behind weaker ones that the operator has accepted by name.
 * @throws WrongConfig
 */
export function refuseWeakReader(
  { production, allowsWeakReader }: Pick<Config, 'production' | 'allowsWeakReader'>,
  walls: Walls,
): void {
  const missing = missingWalls(walls)
  if (!production || allowsWeakReader || missing.length === 0) return
  throw new WrongConfig([
    `documents cannot be read in isolation here: nothing holds the reader off ${missing.join(', ')}.`,
    'Install bwrap (package bubblewrap) and allow user namespaces, or accept this with READER=weak',
  ])
}
