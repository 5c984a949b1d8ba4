/** The XML that S3 answers with: a root element with texts, and a list of what lies in a bucket. */
import { XMLParser } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'Contents',
})

interface Texts {
  [name: string]: string | undefined
}
export interface Answer {
  /** «ListBucketResult», «Error»; null when the answer is no XML: the page of some proxy on the way. */
  root: string | null
  texts: Texts
  /** The objects of a list. */
  contents: readonly Texts[]
}

export function readAnswer(xml: string): Answer {
  try {
    const [[root, inside] = []] = Object.entries(parser.parse(xml, true) as Record<string, object | string>).filter(
      ([name]) => name !== '#text',
    )
    if (root === undefined) return { root: null, texts: {}, contents: [] }
    const { Contents: contents = [], ...texts } = (typeof inside === 'object' ? inside : {}) as {
      Contents?: Texts[]
    } & Texts
    return { root, texts, contents }
  } catch {
    return { root: null, texts: {}, contents: [] }
  }
}
