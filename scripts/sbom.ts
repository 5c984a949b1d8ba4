// `npm run sbom`: the bill of materials of what ships, in CycloneDX, by npm itself; `npm run sbom -- licences`: its
// licences, one line each.
import { spawnSync } from 'node:child_process'
import { installedForProduction, licenceOf } from './shipped-packages.ts'

if (process.argv[2] === 'licences') {
  for (const one of installedForProduction()) process.stdout.write(`${one.name}@${one.version}\t${licenceOf(one)}\n`)
} else {
  const { status } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
