import type { Staff } from '../access/staff.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Stores } from '../stores/index.ts'
import { drawRecoveryCodes, shownRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'
import { waitAfterWrong } from './wait-after-wrong.ts'

/** One of the two. */
export interface Given {
  code?: string | undefined
  recovery_code?: string | undefined
}
/** `wait`: nothing was looked at. `used`: right, and taken before. `off`: there is no factor that could be proven. */
export type Proof = { verdict: 'right' } | { verdict: 'wrong' | 'used' | 'off' } | { verdict: 'wait'; seconds: number }
type Tools = Pick<Deps, 'clock'>

/**
 * Tries a code against the factor that is in use. Its outcome is a value and never thrown from inside the transaction:
 * a wrong try must be committed too.
 */
export async function tryFactor(stores: Stores, { clock }: Tools, staff: Staff, given: Given): Promise<Proof> {
  const factor = await stores.secondFactors.findLocked(staff)
  if (!factor?.isOn) return { verdict: 'off' }
  const early = inTime(factor, clock.now())
  if (early) return early
  if (given.code !== undefined) return tryCode(stores, clock.now(), staff, factor, given.code)
  return (await stores.secondFactors.takeRecoveryCode(staff, given.recovery_code ?? ''))
    ? { verdict: 'right' }
    : wrong(stores, clock.now(), staff, factor)
}

type Factor = NonNullable<Awaited<ReturnType<Stores['secondFactors']['findLocked']>>>

function inTime({ waitsUntil }: Factor, now: Date): Proof | null {
  return waitsUntil && waitsUntil > now
    ? { verdict: 'wait', seconds: Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000) }
    : null
}

async function wrong(stores: Stores, now: Date, staff: Staff, { wrongTries }: Factor): Promise<Proof> {
  const seconds = waitAfterWrong(wrongTries + 1)
  await stores.secondFactors.markWrong(
    staff,
    wrongTries + 1,
    seconds === 0 ? null : new Date(now.getTime() + seconds * 1000),
  )
  return { verdict: 'wrong' }
}

async function tryCode(stores: Stores, now: Date, staff: Staff, factor: Factor, code: string): Promise<Proof> {
  const step = stepOfCode(factor.secret, code, now)
  if (step === null) return wrong(stores, now, staff, factor)
  if (factor.lastStep !== null && step <= factor.lastStep) return { verdict: 'used' }
  await stores.secondFactors.takeStep(staff, step)
  return { verdict: 'right' }
}

/**
 * The first code of a secret that is not in use yet puts it into use, and gives the recovery codes as they are read.
 */
export async function confirmFactor(
  stores: Stores,
  { clock, random }: Tools & Pick<Deps, 'random'>,
  staff: Staff,
  code: string,
): Promise<Proof & { recoveryCodes?: string[] }> {
  const factor = await stores.secondFactors.findLocked(staff)
  if (!factor || factor.isOn) return { verdict: 'off' }
  const early = inTime(factor, clock.now())
  if (early) return early
  const step = stepOfCode(factor.secret, code, clock.now())
  if (step === null) return wrong(stores, clock.now(), staff, factor)
  const codes = drawRecoveryCodes(random)
  await stores.secondFactors.confirm(staff, step, codes)
  return { verdict: 'right', recoveryCodes: codes.map(shownRecoveryCode) }
}

/** @throws Refusal for every proof but a right one */
export function mustBeRight(proof: Proof): void {
  if (proof.verdict === 'right') return
  if (proof.verdict === 'wait') throw new Refusal('second_factor_wait', { retryAfterSeconds: proof.seconds })
  throw new Refusal(
    proof.verdict === 'wrong' ? 'second_factor_wrong' : proof.verdict === 'used' ? 'second_factor_used' : 'conflict',
  )
}
