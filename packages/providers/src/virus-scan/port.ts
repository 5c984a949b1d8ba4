/** Looks for malware in what was handed in, before anybody else opens it. */
export type ScanVerdict = { clean: true } | { clean: false; signature: string }

/**
 * `ProviderUnavailable` while the scanner does not answer: the file then stays closed, and is tried again.
 * `TooLargeToScan`: the scanner's own limit is lower than ours, which the operator must mend; never a reason to call a
 * file clean.
 */
export interface VirusScan {
  scan(body: AsyncIterable<Uint8Array> | Uint8Array): Promise<ScanVerdict>
  /** Whether it answers, without a file; for the operator's eyes. */
  isThere(): Promise<boolean>
}

export class TooLargeToScan extends Error {
  constructor() {
    super('the virus scanner takes no file of this size; raise its StreamMaxLength')
    this.name = 'TooLargeToScan'
  }
}
