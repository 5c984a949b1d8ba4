/**
 * Reads documents in confined child processes, at most three at a time, and draws and unlocks in one of its own, so that
 * no one who looks at a page or types a password waits for what is read. Nothing that parses is loaded in this process.
 */
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { unreadFile } from '@attesta/domain/facts/unread-file.ts'
import { inBackground, strongestConfinement, type Confinement } from './confinement.ts'
import { encodeFrame } from './frames.ts'
import type { PagePicture, ParseRequest, PictureRequest, ReaderRequest } from './messages.ts'
import type { UnlockProblem } from '../read/unlock-pdf.ts'
import { createPool, type Answer } from './pool.ts'

interface SandboxDescription {
  kind: Confinement['kind']
  network: boolean
  files: boolean
  memory: boolean
}

export interface IsolatedReader {
  /** Always a result: a file that kills its reader is `limit_exceeded` or `unreadable`. */
  parse(bytes: Uint8Array, request: ParseRequest): Promise<ParseResult>
  /** The same of text alone; null as soon as a page must be read from pixels, which takes a hundred times as long. */
  parseText(bytes: Uint8Array, request: ParseRequest): Promise<ParseResult | null>
  /**
   * Null where there is no page to look at, or none that can be drawn within the limits; `busy` when too many wait
   * already.
   */
  draw(bytes: Uint8Array, request: PictureRequest): Promise<PagePicture | null | 'busy'>
  /**
   * A PDF made to open without its password; the same bytes where it needs none. `not_unlockable` for whatever ends the
   * reader, `busy` when too many wait already.
   */
  unlock(bytes: Uint8Array, password: string): Promise<Uint8Array | UnlockProblem | 'busy'>
  /** Which walls hold on this machine, for `/readyz`. */
  describe(): SandboxDescription
  close(): Promise<void>
}

export interface SandboxOptions {
  children?: number
  /**
   * Called for each child that ended badly: exit status or signal and where in the program, never a word of the
   * document.
   */
  onCrash?: (how: string) => void
}

/** Pages that may wait to be drawn: a person turns no more of them in the time that one waits. */
const MAX_WAITING = 12

export async function createReaderPool({
  children = 3,
  onCrash = () => {},
}: SandboxOptions = {}): Promise<IsolatedReader> {
  const confinement = await strongestConfinement()
  const readers = createPool(inBackground(confinement), children),
    drawers = createPool(confinement, 1)
  const frame = (request: ReaderRequest, bytes: Uint8Array) => encodeFrame(request, bytes)
  const settled = (answer: Answer, { fileName }: ParseRequest): ParseResult => {
    if ('result' in answer) return { ...answer.result, file: fileName }
    const how = 'how' in answer ? answer.how : 'an answer to another question'
    if (how !== 'limit') onCrash(how)
    const verdict = how === 'limit' ? 'limit_exceeded' : 'unreadable'
    return unreadFile(fileName, verdict, { verdict })
  }

  return {
    describe: () => ({
      kind: confinement.kind,
      network: confinement.network,
      files: confinement.files,
      memory: confinement.memory,
    }),
    parse: async (bytes, request) =>
      settled(await readers.ask(frame({ parse: request, isTextOnly: false }, bytes)), request),
    async parseText(bytes, request) {
      const answer = await readers.ask(frame({ parse: request, isTextOnly: true }, bytes))
      return 'isFromPixels' in answer ? null : settled(answer, request)
    },
    async draw(bytes, request) {
      if (drawers.waiting() >= MAX_WAITING) return 'busy'
      const answer = await drawers.ask(frame({ draw: request }, bytes))
      if ('picture' in answer) return answer.picture
      onCrash('how' in answer ? answer.how : 'an answer to another question')
      return null
    },
    async unlock(bytes, password) {
      if (drawers.waiting() >= MAX_WAITING) return 'busy'
      const answer = await drawers.ask(frame({ unlock: { password } }, bytes))
      if ('unlocked' in answer)
        return answer.unlocked === 'wrong_password' || answer.unlocked === 'not_unlockable'
          ? answer.unlocked
          : Buffer.from(answer.unlocked, 'base64')
      onCrash('how' in answer ? answer.how : 'an answer to another question')
      return 'not_unlockable'
    },
    async close() {
      readers.close()
      drawers.close()
    },
  }
}
