import type { Deps } from '../../deps.ts'
import { idPapers } from './id-papers.ts'
import { verification } from './verification.ts'

export const identityVerification = (deps: Deps) => ({ ...idPapers(deps), ...verification(deps) })
