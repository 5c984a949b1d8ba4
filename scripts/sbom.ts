// `npm run sbom`: the bill of materials of what ships, in CycloneDX, by npm itself; `npm run sbom -- licences`: its
// licences, one line each; `npm run sbom -- brought`: the two tables of docs/dependencies.md, without what each is for.
import { spawnSync } from 'node:child_process'
import { broughtByDirect } from './brought-by.ts'
import { installedForProduction, licenceOf } from './shipped-packages.ts'

if (process.argv[2] === 'licences') {
  for (const one of installedForProduction()) process.stdout.write(`${one.name}@${one.version}\t${licenceOf(one)}\n`)
} else if (process.argv[2] === 'brought') {
  for (const { name, count } of broughtByDirect()) process.stdout.write(`| \`${name}\` | ${count} |\n`)
  for (const { name, others } of broughtByDirect())
    if (others.length > 0) process.stdout.write(`| \`${name}\` | ${others.map((one) => `\`${one}\``).join(' ')} |\n`)
} else {
  const { status } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
