import type { Evidence, Finding, Severity } from '@attesta/domain/facts/parse-result.ts'
import { findingOn } from '../../verify/finding.ts'

export type IdentityCode = 'parse_failure' | 'expired' | 'name_mismatch' | 'missing_name' | 'zones_disagree'

const severity: Record<IdentityCode, Severity> = {
  parse_failure: 'error',
  expired: 'warning',
  name_mismatch: 'error',
  missing_name: 'warning',
  zones_disagree: 'warning',
}

export const identityFinding = (code: IdentityCode, params: Finding['params'], evidence: Evidence | null): Finding =>
  findingOn('national_id', code, severity[code], params, evidence)
