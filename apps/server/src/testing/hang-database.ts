/**
 * A process of its own that runs a database in a folder until it is killed: `node hang-database.ts FOLDER`. Prints the
 * address when it answers.
 */
import { startEmbedded } from '../db/embedded/start-embedded.ts'

const { url, own } = await startEmbedded(process.argv[2]!)
process.stdout.write(`${JSON.stringify({ url, own })}\n`)
setInterval(() => undefined, 60_000)
