import { useEffect, useState } from 'react'
import { useDeps } from '../../deps.tsx'
import { storedKeys } from '../../session.ts'
import { useCall } from '../../use-call.ts'

/** Asks for the invitation of a code. Forgets nothing: the screens that say why do. */
export const useInvited = (code: string | undefined) =>
  useCall('invitationPublicInfo', { query: { invitation_code: code ?? '' } }, { enabled: code !== undefined })

/**
 * Returns the invitation that a link brought: its role, address and home. A code that is used up is forgotten, and the reason
 * said.
 */
export function useInvitation() {
  const { kept } = useDeps()
  const [code, setCode] = useState(() => kept.read(storedKeys.invitation))
  const [problem, setProblem] = useState<string>()
  const query = useInvited(code)
  useEffect(() => {
    if (!query.error || query.error.kind !== 'refused') return
    kept.write(storedKeys.invitation, undefined)
    // oxlint-disable-next-line react/set-state-in-effect -- goes with what the browser keeps
    setProblem(query.error.text ?? '')
    setCode(undefined)
  }, [query.error, kept])
  return {
    code,
    isPending: query.isLoading,
    role: query.data?.data.applicant_role,
    email: query.data?.data.email,
    /**
     * Whether it is good is not known: a person who went on would be no guest, but one who begins an application of
     * their own.
     */
    error: query.error && query.error.kind !== 'refused' ? query.error : undefined,
    retry: () => void query.refetch(),
    /** `''` when the server gave no words. */
    problem,
    forgetProblem: () => setProblem(undefined),
  }
}
