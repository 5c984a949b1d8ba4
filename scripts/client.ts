// `npm run client`: writes the calls of packages/client from the description of the API.
import { writeFileSync } from 'node:fs'
import { clientPath, writtenClient } from './client/written-client.ts'

writeFileSync(clientPath, writtenClient())
process.stdout.write(`${clientPath}\n`)
