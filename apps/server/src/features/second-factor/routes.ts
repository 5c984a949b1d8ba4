import type { Staff } from '../../access/staff.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { beginEnrolment } from '../../second-factor/enrol.ts'
import { confirmFactor, mustBeRight, tryFactor } from '../../second-factor/prove.ts'
import type { Stores } from '../../stores/index.ts'
import { ownerOfStaff } from '../../stores/sessions.ts'

const task = { kind: 'system', task: 'second-factor' } as const

/** Under what the app lists the factor: the address that the person signs in with. */
async function addressOf(stores: Stores, staff: Staff): Promise<string> {
  const person = await (staff.kind === 'member'
    ? stores.members.find(staff.memberId)
    : stores.operators.find(staff.operatorId))
  if (!person) throw new Refusal('unauthorized')
  return person.email
}

/** Between the e-mail code and the desk. */
export const secondFactor = (deps: Deps) =>
  ({
    async secondFactorBegin({ caller: { staff, awaits } }) {
      if (awaits !== 'enrolment') throw new Refusal('second_factor_on')
      return {
        success: true as const,
        ...(await deps.transact(task, async (stores) =>
          beginEnrolment(stores, deps, staff, await addressOf(stores, staff)),
        )),
      }
    },

    async secondFactorConfirm({ caller: { staff }, body }) {
      const done = await deps.transact(task, async (stores) => {
        const proof = await confirmFactor(stores, deps, staff, body.code)
        return { proof, token: proof.verdict === 'right' ? await stores.sessions.open(ownerOfStaff(staff)) : null }
      })
      mustBeRight(done.proof)
      return { success: true as const, access_token: done.token!, recovery_codes: done.proof.recoveryCodes! }
    },

    async secondFactorProve({ caller: { staff }, body }) {
      const done = await deps.transact(task, async (stores) => {
        const proof = await tryFactor(stores, deps, staff, body)
        if (proof.verdict !== 'right') return { proof, entry: null }
        return {
          proof,
          entry: {
            access_token: await stores.sessions.open(ownerOfStaff(staff)),
            recovery_left: (await stores.secondFactors.findLocked(staff))!.recoveryLeft,
          },
        }
      })
      mustBeRight(done.proof)
      return { success: true as const, ...done.entry! }
    },
  }) satisfies Handlers<'secondFactorBegin' | 'secondFactorConfirm' | 'secondFactorProve'>
