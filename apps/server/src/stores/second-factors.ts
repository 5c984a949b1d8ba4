import { and, eq, isNotNull } from 'drizzle-orm'
import { holderOf, type Staff } from '../access/staff.ts'
import { houseSubject, type Subject } from '../crypto/key-ring.ts'
import { secondFactors } from '../db/schema.ts'
import type { StoreContext } from './store-context.ts'

export interface SecondFactor {
  secret: Buffer
  /** It was confirmed, and is asked for at every sign-in. */
  isOn: boolean
  /** The newest step whose code was taken. */
  lastStep: number | null
  /** In a row. */
  wrongTries: number
  waitsUntil: Date | null
  recoveryLeft: number
}

const place = (row: string) => ({ table: 'second_factors', column: 'secret', row })
const subjectOf = (staff: Staff): Subject =>
  staff.kind === 'member' ? { kind: 'company', id: staff.companyId } : houseSubject

/** Second factors of members and operators: the secret sealed, the recovery codes as keyed hashes. */
export const createSecondFactors = ({ tx, keys, clock }: StoreContext) => {
  const of = (staff: Staff) => eq(secondFactors.holderId, holderOf(staff))
  const hashed = (staff: Staff, code: string) => keys.hmac('recovery-code', `${holderOf(staff)}:${code}`)

  return {
    /** Locked until the transaction ends: two hundred codes tried at once are looked at one after the other. */
    async findLocked(staff: Staff): Promise<SecondFactor | null> {
      const [row] = await tx.select().from(secondFactors).where(of(staff)).for('update')
      if (!row) return null
      const { lastStep, wrongTries, waitsUntil, confirmedAt, recoveryHashes } = row
      return {
        secret: await keys.open(subjectOf(staff), place(holderOf(staff)), row.secret),
        isOn: confirmedAt !== null,
        lastStep,
        wrongTries,
        waitsUntil,
        recoveryLeft: recoveryHashes.length,
      }
    },

    async isOn(staff: Staff): Promise<boolean> {
      const [row] = await tx.select({ confirmedAt: secondFactors.confirmedAt }).from(secondFactors).where(of(staff))
      return row !== undefined && row.confirmedAt !== null
    },

    /** Members of a company whose factor is in use. */
    async holdersOf(companyId: string): Promise<Set<string>> {
      const rows = await tx
        .select({ id: secondFactors.holderId })
        .from(secondFactors)
        .where(and(eq(secondFactors.companyId, companyId), isNotNull(secondFactors.confirmedAt)))
      return new Set(rows.map(({ id }) => id))
    },

    /** Keeps a secret that is not in use yet, in place of another such. */
    async begin(staff: Staff, secret: Buffer): Promise<void> {
      const sealed = {
        secret: await keys.seal(subjectOf(staff), place(holderOf(staff)), secret),
        createdAt: clock.now(),
      }
      await tx
        .insert(secondFactors)
        .values({ holderId: holderOf(staff), companyId: staff.kind === 'member' ? staff.companyId : null, ...sealed })
        .onConflictDoUpdate({ target: secondFactors.holderId, set: { ...sealed, wrongTries: 0, waitsUntil: null } })
    },

    /** In use from here on. `step`: that of the code that proved it. */
    async confirm(staff: Staff, step: number, recoveryCodes: readonly string[]): Promise<void> {
      await tx
        .update(secondFactors)
        .set({
          confirmedAt: clock.now(),
          lastStep: step,
          wrongTries: 0,
          waitsUntil: null,
          recoveryHashes: recoveryCodes.map((code) => hashed(staff, code)),
        })
        .where(of(staff))
    },

    async takeStep(staff: Staff, step: number): Promise<void> {
      await tx.update(secondFactors).set({ lastStep: step, wrongTries: 0, waitsUntil: null }).where(of(staff))
    },

    /** Whether it is one of the codes that are left, which then it no longer is. */
    async takeRecoveryCode(staff: Staff, code: string): Promise<boolean> {
      const [row] = await tx
        .select({ left: secondFactors.recoveryHashes })
        .from(secondFactors)
        .where(of(staff))
        .for('update')
      const hash = hashed(staff, code)
      if (!row?.left.includes(hash)) return false
      await tx
        .update(secondFactors)
        .set({ recoveryHashes: row.left.filter((other) => other !== hash), wrongTries: 0, waitsUntil: null })
        .where(of(staff))
      return true
    },

    async markWrong(staff: Staff, wrongTries: number, waitsUntil: Date | null): Promise<void> {
      await tx.update(secondFactors).set({ wrongTries, waitsUntil }).where(of(staff))
    },

    /** False when there was none. */
    async drop(staff: Staff): Promise<boolean> {
      return ((await tx.delete(secondFactors).where(of(staff))).rowCount ?? 0) > 0
    },
  }
}
