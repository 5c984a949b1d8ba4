/** The whole product in one process: what `npm start` runs. */
import { start } from './start.ts'

await start({ answers: true, takesJobs: true })
