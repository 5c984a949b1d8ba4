import { createHash, X509Certificate } from 'node:crypto'
import type { Language } from '@attesta/contract/fields.ts'
import type { Deps } from '../../deps.ts'
import { appendSignature } from './append-signature.ts'
import { cadesSignature } from './cms.ts'
import { keyFromSeed, publicDer, selfSigned } from './installation-certificate.ts'
import { readSealFile } from './seal-file.ts'
import type { Sealer } from './sealer.ts'

/** The operator's seal; without one the installation's own, whose certificate is made once and then the same for all. */
async function sealerOf({ config, keys, transact, clock }: Deps): Promise<Sealer> {
  if (config.reportSealFile !== undefined) return readSealFile(config.reportSealFile)
  const key = keyFromSeed(keys.signingSeed('report-pdf'))
  const name = `report-seal/${createHash('sha256').update(publicDer(key)).digest('hex').slice(0, 16)}`
  const kept = await transact({ kind: 'system', task: 'keep-seal' }, (stores) =>
    stores.installationFacts.keepOnce(name, () =>
      selfSigned(key, config.pages['operator-name'] ?? 'Attesta', clock.now()).raw.toString('base64'),
    ),
  )
  return { key, chain: [new X509Certificate(Buffer.from(kept, 'base64'))] }
}

/** The drawn report under the seal: a PDF reader tells whether anything in it was changed since. */
export async function sealReport(deps: Deps, pdf: Uint8Array, language: Language): Promise<Buffer> {
  const sealer = await sealerOf(deps)
  const facts = {
    signer: deps.config.pages['operator-name'] ?? 'Attesta',
    reason: deps.words.t(language, 'Report.Seal.Reason'),
    label: deps.words.t(language, 'Report.Seal.Label'),
    signedAt: deps.clock.now(),
  }
  return appendSignature(pdf, facts, (signed) => cadesSignature(signed, sealer))
}
