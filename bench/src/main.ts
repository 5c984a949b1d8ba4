/**
 * `npm run bench -- [engine] [sealing] [report] [statement] [web] [desk] [api] [overload] [journey] [growth] [dossier]
 * [malformed] [throughput]`: what speed is claimed, as ratios against a reference of the same run where there is one, and the
 * absolute figures beside; all parts unless some are named. Exit status 1 when a claim is not held.
 */
import { measureApi } from './api.ts'
import { measureDesk } from './desk.ts'
import { measureDossier } from './dossier.ts'
import { measureEngine, measureSealing } from './engine.ts'
import { measureGrowth } from './growth.ts'
import { measureJourney } from './journey.ts'
import { measureMalformed } from './malformed.ts'
import { measureOverload } from './overload.ts'
import { measureReport } from './report.ts'
import { areClaimsHeld } from './saying.ts'
import { measureStatements } from './statement.ts'
import { measureThroughput } from './throughput.ts'
import { measureWeb } from './web.ts'

const parts: Record<string, () => void | Promise<void>> = {
  engine: measureEngine,
  sealing: measureSealing,
  report: measureReport,
  statement: measureStatements,
  web: measureWeb,
  desk: measureDesk,
  api: measureApi,
  overload: measureOverload,
  journey: measureJourney,
  growth: measureGrowth,
  dossier: measureDossier,
  malformed: measureMalformed,
  throughput: measureThroughput,
}

const wanted = process.argv.slice(2)
const strange = wanted.find((name) => !(name in parts))
if (strange !== undefined) throw new RangeError(`«${strange}» is none of: ${Object.keys(parts).join(', ')}`)
for (const [name, measure] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await measure()
process.exitCode = areClaimsHeld() ? 0 : 1
