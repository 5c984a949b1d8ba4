/**
 * Sealing what identifies a person: one data key a subject, wrapped by a key-encryption key that is never in the
 * database.
 */

/** Whose data key seals: dropping that key shreds everything that it sealed. `system` is the installation's own. */
export interface Subject {
  kind: 'application' | 'user' | 'company' | 'system'
  id: string
}

/** The installation's own, of no applicant and no company. */
export const houseSubject = { kind: 'system', id: '00000000-0000-4000-8000-000000000001' } as const satisfies Subject

/** Where the sealed bytes stand; bound in, so that a ciphertext moved to another row or column does not open. */
export interface SealContext {
  table: string
  column: string
  row: string
}

export interface KeyRing {
  /** An object is sealed as its JSON. Makes the subject's data key when it has none yet. */
  seal(subject: Subject, context: SealContext, plain: Buffer | object): Promise<Buffer>
  /**
   * Throws `SealBroken` for anything that is not exactly what `seal` gave for this subject and context, and
   * `KeyShredded` when the subject's key is gone.
   */
  open(subject: Subject, context: SealContext, sealed: Buffer): Promise<Buffer>
  /** Reads the keys of many subjects at once, for those who open them next. Changes nothing else. */
  load(subjects: readonly Subject[]): Promise<void>
  /** As `open`, then parsed as JSON. The caller names the shape that it sealed. */
  openJson<T>(subject: Subject, context: SealContext, sealed: Buffer): Promise<T>
  /**
   * 32 bytes to seal one file with, derived from the subject's data key and the file's salt; `openingKey` gives the
   * same but never makes a data key.
   */
  sealingKey(subject: Subject, salt: Buffer): Promise<Buffer>
  openingKey(subject: Subject, salt: Buffer): Promise<Buffer>
  /**
   * A keyed hash to look a text up by, e.g. an e-mail address: «i1.6f0c…». Equal texts give equal hashes while the
   * index key stays.
   */
  blindIndex(text: string): string
  /**
   * A keyed hash for one purpose (codes, fingerprints, addresses of callers): hex. Useless without the pepper, which is
   * not in the database.
   */
  hmac(purpose: string, text: string | Uint8Array): string
  /**
   * Keyed hash of an entry of the audit chain, by the current audit key or by the one that is named; undefined: no such
   * key is configured.
   */
  auditMac(text: string, keyId?: string): { keyId: string; mac: string } | undefined
  /** Ed25519 seed of 32 bytes for the installation's signature under reports, derived for `purpose`. */
  signingSeed(purpose: string): Buffer
  /** Wraps every data key that an older key-encryption key wraps with the current one. Returns how many. */
  rewrap(): Promise<number>
  /** Drops the subject's data key: nothing that it sealed can be read again. */
  shred(subject: Subject): Promise<void>
  /** Drops from memory the keys that were kept long enough: one that another process shredded is among them. */
  forgetOld(): void
}

export class SealBroken extends Error {
  constructor() {
    super('sealed bytes do not open')
    this.name = 'SealBroken'
  }
}

export class KeyShredded extends Error {
  constructor() {
    super('the key of this subject is gone')
    this.name = 'KeyShredded'
  }
}
