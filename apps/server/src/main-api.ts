/** Answers calls and serves the pages; any number of these share one PostgreSQL and one file store. */
import { start } from './start.ts'

await start({ answers: true, takesJobs: false })
