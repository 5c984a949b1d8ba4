/** The machine itself: Node, folders, keys, and the walls around the reader of documents. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createReaderPool } from '@attesta/documents/isolated-reader/run-isolated.ts'
import { WrongConfig, type Config } from '../config.ts'
import { readMasterKeys } from '../crypto/key-file.ts'
import { minFreeBytes } from '../db/embedded/start-embedded.ts'
import { missingWalls, refuseWeakReader } from '../reader-walls.ts'
import { systemRandom } from '../random.ts'
import { codeOf, look, well, wrong, type Finding } from './finding.ts'

const GIGABYTE = 1024 ** 3
/** With less a month of documents may not fit. */
const goodFreeBytes = 10 * GIGABYTE

export async function checkFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const there = nearest(dataDir)
  try {
    accessSync(there, constants.W_OK)
  } catch (error) {
    return wrong(`${there} cannot be written (${codeOf(error)}).`, 'Give this user the folder, or set DATA_DIR.')
  }
  const { bavail, bsize } = statfsSync(there)
  const free = bavail * bsize
  const room = `${(free / GIGABYTE).toFixed(1)} GB free`
  if (free < minFreeBytes)
    return wrong(`${dataDir}: ${room}.`, 'Free at least 0.2 GB, or set DATA_DIR to another disk.')
  if (free < goodFreeBytes)
    return look(`${dataDir}: ${room}.`, 'An application takes about 10 MB: think of a larger disk, or set STORAGE_URL.')
  if (there !== dataDir) return well(`${dataDir} is made at the first start; ${room}.`)
  return (statSync(dataDir).mode & 0o077) === 0
    ? well(`${dataDir} can be written by this user alone; ${room}.`)
    : look(`Other users of this machine can look into ${dataDir}.`, `chmod 700 ${dataDir}`)
}

/** The folder, or the lowest one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

export async function checkKeys({ keys, dataDir, production }: Pick<Config, 'keys' | 'dataDir' | 'production'>) {
  const folder = join(dataDir, 'keys')
  const file = join(folder, 'house-keys.json')
  if (keys === undefined && !existsSync(file))
    return production
      ? look(
          'The keys are made at the first start.',
          'Then keep a copy elsewhere: without them no document can be read.',
        )
      : well('The keys are made at the first start.')
  try {
    const { seal } = readMasterKeys(keys, folder, systemRandom)
    const count = Object.keys(seal.keys).length
    const about = `${count === 1 ? 'One key seals' : `${count} keys seal`} documents`
    if (keys !== undefined) return well(`${about}, from ATTESTA_KEYS.`)
    if ((statSync(file).mode & 0o077) !== 0) return wrong(`Other users can read ${file}.`, `chmod 600 ${file}`)
    return production
      ? look(
          `${about}; they lie beside the data.`,
          'Keep a copy in another place, or set ATTESTA_KEYS and remove the file.',
        )
      : well(`${about}, from ${file}.`)
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    return wrong(error.lines.join('; '), 'See docs/how-to/change-the-keys.md.')
  }
}

/** Documents of strangers are opened behind walls; which ones this machine has. */
export async function checkReader(config: Pick<Config, 'production' | 'allowsWeakReader'>): Promise<Finding> {
  const reader = await createReaderPool({ children: 1 })
  try {
    const walls = reader.describe()
    const missing = missingWalls(walls)
    if (missing.length === 0) return well(`Documents are read behind whole walls, by ${walls.kind}.`)
    try {
      refuseWeakReader(config, walls)
    } catch (error) {
      if (!(error instanceof WrongConfig)) throw error
      return wrong(error.lines[0]!, error.lines.slice(1).join(' '))
    }
    return look(
      `Documents are read by ${walls.kind}, which does not hold the reader off ${missing.join(', ')}.`,
      'Install bwrap (package bubblewrap) and allow user namespaces.',
    )
  } finally {
    await reader.close()
  }
}

export async function checkReach({ production, publicUrl, trustProxy, metrics }: Config): Promise<Finding> {
  if (!production) return well(`A trial: ${publicUrl}.`)
  if (trustProxy.length === 0)
    return look(
      'No proxy is trusted: behind one, all visitors share one address and one another’s limits.',
      'Set TRUST_PROXY to the address of the proxy in front, unless there is none.',
    )
  return metrics
    ? well(`${publicUrl}, behind ${trustProxy.join(', ')}; metrics at ${metrics.host}:${metrics.port}.`)
    : look('No one can read metrics: no alert can come.', 'Set METRICS_PORT, and see docs/how-to/watch.md.')
}
