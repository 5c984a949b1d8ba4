/** Changes one limit for all tests of a run: `CHANGED_LIMIT` is `codeDigits=7`. */
import { limits } from '@attesta/contract/limits.ts'

const [name = '', value] = (process.env['CHANGED_LIMIT'] ?? '').split('=')
if (!Object.hasOwn(limits, name)) throw new Error(`there is no limit ${name}`)
Object.assign(limits, { [name]: Number(value) })
