/**
 * Entry of the confined process that reads documents: requests come in on stdin (`frames.ts`), answers go out on stdout
 * as one JSON object a line.
 * It opens no file but the program's own, speaks to no network and keeps nothing between two documents but warm
 * engines.
 */
import { stdin, stdout, stderr } from 'node:process'
import { parseFile } from './pipeline.ts'
import { pictureOfPage } from './picture/picture-of-page.ts'
import { isEngineDead, startEngine } from './read/pdfium.ts'
import { unlockPdf } from './read/unlock-pdf.ts'
import { readFrames } from './isolated-reader/frames.ts'
import type { ChildMessage, ReaderRequest } from './isolated-reader/messages.ts'

const t = (message: ChildMessage) =>
  new Promise<void>((done) => stdout.write(`${JSON.stringify(message)}\n`, () => done()))

class FromPixels extends Error {}

await startEngine()
await t({ ready: true })
try {
  for await (const { header, body } of readFrames<ReaderRequest>(stdin)) {
    if ('draw' in header) {
      await t({ picture: await pictureOfPage(body, header.draw), tainted: isEngineDead() })
      continue
    }
    if ('unlock' in header) {
      const unlocked = await unlockPdf(body, header.unlock.password)
      await t({
        unlocked: typeof unlocked === 'string' ? unlocked : Buffer.from(unlocked).toString('base64'),
        tainted: isEngineDead(),
      })
      continue
    }
    const result = await parseFile(body, {
      ...header.parse,
      onRecognition: (pages) => {
        if (header.isTextOnly) throw new FromPixels()
        void t({ recognizing: pages })
      },
    }).catch((problem: unknown) => {
      if (problem instanceof FromPixels) return null
      throw problem
    })
    if (!result) {
      await t({ isFromPixels: true, tainted: isEngineDead() })
      continue
    }
    await t({
      result,
      tainted: isEngineDead() || result.verdict === 'hostile' || result.verdict === 'limit_exceeded',
    })
  }
  process.exit(0)
} catch (problem) {
  // Only where, never what: a message may quote the document.
  stderr.write(
    problem instanceof Error
      ? `${problem.name}\n${(problem.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .join('\n')}\n`
      : 'unknown failure\n',
  )
  process.exit(70)
}
