import type { Staff } from '../access/staff.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { ownSender } from '../emails/own-sender.ts'
import { qrPicture } from '../qr-code.ts'
import type { Stores } from '../stores/index.ts'
import { otpauthAddress, secretBytes, writtenSecret } from './totp.ts'

export interface Enrolment {
  secret: string
  uri: string
  qr: string
}

/**
 * Creates a new secret for the person's app, of no effect until its first code comes back. `label`: under which the app
 * lists it. @throws Refusal `second_factor_on` when one is in use already
 */
export async function beginEnrolment(
  stores: Stores,
  { random, config }: Pick<Deps, 'random' | 'config'>,
  staff: Staff,
  label: string,
): Promise<Enrolment> {
  if (await stores.secondFactors.isOn(staff)) throw new Refusal('second_factor_on')
  const secret = random.bytes(secretBytes)
  await stores.secondFactors.begin(staff, secret)
  const uri = otpauthAddress(secret, ownSender(config.mailFrom).name, label)
  return {
    secret: writtenSecret(secret),
    uri,
    qr: qrPicture(uri),
  }
}
