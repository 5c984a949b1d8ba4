import { useCall } from '../../../use-call.ts'
import type { Invitation } from './invitation-line.tsx'

/** Those whom the applicant asked in when the step was last saved; none before that. */
export function useInvitations(hasAsked: boolean) {
  const { data, refetch } = useCall('invitations', {}, { enabled: hasAsked, keepMs: 0 })
  const all = data?.invitations ?? []
  return {
    of: (role: Invitation['role'], email: string | null): Invitation | undefined =>
      all.find((one) => one.role === role && one.email === email),
    reload: () => void refetch(),
  }
}
