/** `npm run doctor`: looks at this machine and its settings, says in words what is missing, and ends; 1: something is wrong. */
import { systemClock } from './clock.ts'
import { examine, told } from './doctor/examine.ts'
import { systemRandom } from './random.ts'

process.umask(0o077)
const examined = await examine(process.env, { clock: systemClock, random: systemRandom })
process.stdout.write(`${told(examined)}\n`)
process.exitCode = examined.some(({ state }) => state === 'wrong') ? 1 : 0
