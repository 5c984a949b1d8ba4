/** A message that says that it is a provider's and is not, or is too old to be believed. */
export class ForgedEvent extends Error {
  constructor(options?: { cause?: unknown }) {
    super("the event is not the provider's", options)
    this.name = 'ForgedEvent'
  }
}
