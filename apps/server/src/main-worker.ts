/** Takes jobs: reads documents, sends emails. Any number of these share one PostgreSQL and one file store. */
import { start } from './start.ts'

await start({ answers: false, takesJobs: true })
