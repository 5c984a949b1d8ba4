/**
 * Codes of an authenticator app. Source: RFC 6238, with the defaults that every app knows: SHA-1, six digits, a new
 * code every 30 seconds.
 */
import { Secret, TOTP } from 'otpauth'

const scheme = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks that differ by up to a step are forgiven, in both directions. Source: RFC 6238 §5.2. */
const stepsBeside = 1
/** As long as the hash's own output. Source: RFC 4226 §4, R6. */
export const secretBytes = 20

/** «JBSWY3DPEHPK3PXP…»: as it is typed into an app that cannot see the picture. */
export const writtenSecret = (secret: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(secret).buffer }).base32

/** `otpauth://totp/Attesta:mail@casa.example?issuer=…&secret=…`: what the QR code says. */
export const otpauthAddress = (secret: Uint8Array, issuer: string, label: string): string =>
  new TOTP({ ...scheme, issuer, label, secret: writtenSecret(secret) }).toString()

/** The step of 30 seconds whose code this is, out of the present one and its two neighbours; null: of none. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const beside = TOTP.validate({
    ...scheme,
    token: code,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    timestamp,
    window: stepsBeside,
  })
  return beside === null ? null : TOTP.counter({ period: scheme.period, timestamp }) + beside
}

/** Returns the code that an app shows at a time; for tests and fakes that play one. */
export const codeAt = (secret: string, now: Date): string =>
  TOTP.generate({ ...scheme, secret: Secret.fromBase32(secret), timestamp: now.getTime() })
