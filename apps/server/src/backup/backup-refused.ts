/** A backup that cannot be made or restored. `message` is for the operator, in plain words. */
export class BackupRefused extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'BackupRefused'
  }
}
