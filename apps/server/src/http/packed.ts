import { promisify } from 'node:util'
import { constants, brotliCompress, gzip } from 'node:zlib'

/** Below this nothing is gained. */
const minBytes = 8 * 1024

/**
 * A text for a caller who can unpack it. Only for answers that are the same for everyone: packing secrets beside chosen
 * text would tell of them by its length.
 */
export async function packed(
  text: string,
  accepts: string,
): Promise<{ body: Buffer | string; encoding: 'br' | 'gzip' | undefined }> {
  if (text.length < minBytes) return { body: text, encoding: undefined }
  if (/\bbr\b/.test(accepts))
    return {
      body: await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      encoding: 'br',
    }
  if (/\bgzip\b/.test(accepts)) return { body: await promisify(gzip)(text), encoding: 'gzip' }
  return { body: text, encoding: undefined }
}
