/**
 * The Helm chart, rendered with its own values: it starts what a release has, as hard as the compose file.
 * `KUBERNETES_MODELS` names a folder with the package `kubernetes-models`; without it the schemas are not asked.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from './programs.ts'
import { releasePrograms } from './release-files.ts'

const chart = join(root, 'deploy/helm')
const values = parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as object

function valueAt(path: string): unknown {
  let value: unknown = values
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
  if (value === undefined) throw new Error(`values.yaml has no ${path}`)
  return value
}

/** Helm's, for the two forms that the templates use. */
function render(template: string): string {
  return template.replace(/\{\{ toJson \.Values\.([\w.]+)( \| sha256sum)? \}\}/g, (_, path: string, hash?: string) => {
    const json = JSON.stringify(valueAt(path))
    return hash === undefined ? json : createHash('sha256').update(json).digest('hex')
  })
}

/** What a manifest says, as far as it is looked at here. */
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  // oxlint-disable-next-line typescript/no-explicit-any -- Kubernetes' own shapes, each looked into once.
  spec: any
  data?: Record<string, unknown>
}

const folder = join(chart, 'templates')
const rendered = readdirSync(folder).map((name) => render(readFileSync(join(folder, name), 'utf8')))
const manifests = rendered.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest))
const all = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const deployments = all('Deployment')

test('nothing is left to render, and every manifest is YAML', () => {
  expect(rendered.filter((text) => text.includes('{{'))).toEqual([])
  expect(rendered.flatMap((text) => parseAllDocuments(text).flatMap(({ errors }) => errors))).toEqual([])
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'Deployment',
    'Deployment',
    'HorizontalPodAutoscaler',
    'HorizontalPodAutoscaler',
    'Ingress',
    'NetworkPolicy',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'Service',
  ])
})

const models = process.env['KUBERNETES_MODELS']

/** `Deployment attesta-api: …` where Kubernetes' own schema refuses a manifest. */
function refusalOf(manifest: Manifest): string[] {
  const { apiVersion, kind, metadata } = manifest
  const load = createRequire(join(models!, 'package.json')) as (
    name: string,
  ) => Record<string, new (manifest: Manifest) => { validate(): void }>
  try {
    new (load(`kubernetes-models/${apiVersion}/${kind}`)[kind]!)(manifest).validate()
    return []
  } catch (error) {
    return [`${kind} ${metadata.name}: ${String(error)}`]
  }
}

test.skipIf(models === undefined)('Kubernetes’ schemas take every manifest, and refuse a value of another type', () => {
  expect(manifests.flatMap(refusalOf)).toEqual([])
  const [api] = deployments
  expect(refusalOf({ ...api!, spec: { ...api!.spec, replicas: 'two' } })).toHaveLength(1)
})

test('each deployment starts a program that a release has, held as the isolated reader allows', () => {
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['attesta-api', 'attesta-worker'])
  for (const { spec } of deployments) {
    const pod = spec.template.spec
    const [container] = pod.containers
    expect(Object.keys(releasePrograms)).toContain(container.args[0])
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
      procMount: 'Unmasked',
    })
    expect([pod.hostUsers, pod.automountServiceAccountToken]).toEqual([false, false])
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001, runAsGroup: 10001 })
    expect(container.resources.requests.cpu && container.resources.limits.memory).toBeTruthy()
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(10)
  }
})

test('the image has the user that the chart runs as', () => {
  expect(readFileSync(join(root, 'deploy/Containerfile'), 'utf8')).toContain('useradd --uid 10001 --gid 10001')
})

test('selectors, scalers and budgets name pods that there are', () => {
  const labels = deployments.map(({ spec }) => spec.template.metadata.labels)
  const isOfPods = (wanted: object) =>
    labels.some((label) => Object.entries(wanted).every(([name, value]) => label[name] === value))
  for (const { spec } of deployments) expect(isOfPods(spec.selector.matchLabels)).toBe(true)
  for (const { spec } of all('Service')) expect(isOfPods(spec.selector)).toBe(true)
  for (const { spec } of all('PodDisruptionBudget')) expect(isOfPods(spec.selector.matchLabels)).toBe(true)
  for (const { spec } of all('NetworkPolicy')) expect(isOfPods(spec.podSelector.matchLabels)).toBe(true)
  const [path] = all('Ingress')[0]!.spec.rules[0].http.paths
  expect(all('Service').map(({ metadata }) => metadata.name)).toEqual([path.backend.service.name])
  expect(all('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)).toEqual(
    deployments.map(({ metadata }) => metadata.name),
  )
})

test('the API is probed where it answers, and only the ingress controller reaches it', () => {
  const [container] = deployments[0]!.spec.template.spec.containers
  expect(container.livenessProbe.httpGet.path).toBe('/livez')
  expect(container.readinessProbe.httpGet.path).toBe('/readyz')
  const [everyone, api] = all('NetworkPolicy').map(({ spec }) => spec)
  expect([everyone.policyTypes, everyone.ingress]).toEqual([['Ingress', 'Egress'], undefined])
  expect(api.ingress).toHaveLength(1)
  expect(api.ingress[0].from).toEqual([
    { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } } },
  ])
})

test('the settings of the chart are texts that the product knows', () => {
  const known = readFileSync(join(root, 'apps/server/src/setting-table.ts'), 'utf8')
  for (const [name, value] of Object.entries(all('ConfigMap')[0]!.data!)) {
    expect(known).toMatch(new RegExp(`^ {2}${name}:`, 'm'))
    expect(value).toBeTypeOf('string')
  }
})
