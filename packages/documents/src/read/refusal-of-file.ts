/**
 * A file that cannot be read says so by one of these; each ends in its own verdict and never in a crash of the reader.
 */
export type FileProblem = 'unreadable' | 'encrypted' | 'limit_exceeded' | 'hostile' | 'unsupported'

export class RefusalOfFile extends Error {
  readonly problem: FileProblem
  /** Why, in the words of this code base and never of the document. */
  constructor(problem: FileProblem, reason: string) {
    super(`${problem}: ${reason}`)
    this.problem = problem
  }
}

export class UnreadableFile extends RefusalOfFile {
  constructor(reason: string) {
    super('unreadable', reason)
  }
}

export class LimitExceeded extends RefusalOfFile {
  constructor(reason: string) {
    super('limit_exceeded', reason)
  }
}

export class EncryptedFile extends RefusalOfFile {
  constructor() {
    super('encrypted', 'a password is needed to open it')
  }
}

export class UnsupportedFile extends RefusalOfFile {
  constructor(reason: string) {
    super('unsupported', reason)
  }
}

/** A table or message of which one line cannot be read: without it the rest would look whole. */
export class UnreadableLine extends UnsupportedFile {
  /** 1-based, in the text of the file. */
  readonly line: number
  constructor(line: number) {
    super(`line ${line} cannot be read`)
    this.line = line
  }
}

export class HostileFile extends RefusalOfFile {
  constructor(reason: string) {
    super('hostile', reason)
  }
}
