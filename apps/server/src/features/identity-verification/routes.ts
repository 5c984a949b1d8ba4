import type { Deps } from '../../deps.ts'
import { identityDocuments } from './id-documents.ts'
import { verification } from './verification.ts'

export const identityVerification = (deps: Deps) => ({ ...identityDocuments(deps), ...verification(deps) })
