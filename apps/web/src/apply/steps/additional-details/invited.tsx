import { InvitationLine, type Invitation } from './invitation-line.tsx'
import type { AdditionalDetailsStep } from './step.ts'

/** Nothing for a person who was added but not yet saved, and for children. */
export function Invited({
  step: { invitations },
  as,
  email,
}: {
  step: AdditionalDetailsStep
  as: Invitation['role']
  email: string | null
}) {
  const invitation = invitations.of(as, email)
  return invitation && <InvitationLine key={invitation.id} invitation={invitation} onResent={invitations.reload} />
}
