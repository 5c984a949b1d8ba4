/** A provider did not answer, or not in its own words. A feature turns it into a refusal; a job tries again. */
export class ProviderUnavailable extends Error {
  readonly provider: string

  constructor(provider: string, options?: { cause?: unknown }) {
    super(`${provider} does not answer`, options)
    this.name = 'ProviderUnavailable'
    this.provider = provider
  }
}
