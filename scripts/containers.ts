/** Builds and runs the image of a release with buildah and podman, without a registry of images. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './programs.ts'

const run = promisify(execFile)

interface Outcome {
  /** 1 when a signal ended it, too. */
  code: number
  out: string
  err: string
}

/** As deploy/compose.yaml runs them. */
export const hardened = [
  '--read-only',
  '--tmpfs=/tmp:size=512m,mode=1777',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
]
/** The isolated reader mounts a /proc of its own, which the kernel allows only where no part of /proc is hidden. */
export const forReader = ['--security-opt=unmask=/proc/*']

/** crun 1.8 wants the second version of control groups alone; runc takes both. */
const runtime = existsSync('/sys/fs/cgroup/cgroup.controllers') ? 'crun' : 'runc'

/** podman asks for higher limits than a machine without CAP_SYS_RESOURCE lets it set. */
function ownLimits(): string[] {
  const limits = readFileSync('/proc/self/limits', 'utf8')
  return [
    ['nofile', 'Max open files'],
    ['nproc', 'Max processes'],
  ].flatMap(([name, row]) => {
    const allowed = Number(new RegExp(`^${row!} +\\S+ +(\\d+)`, 'm').exec(limits)?.[1] ?? Infinity)
    const limit = Math.min(4096, allowed)
    return ['--ulimit', `${name!}=${limit}:${limit}`]
  })
}

export class Containers {
  private readonly folder: string
  private readonly env: Record<string, string>
  readonly image = 'localhost/attesta'

  /** @param parent a folder on a disk with 4 GB free */
  constructor(parent: string) {
    this.folder = mkdtempSync(join(parent, 'attesta-image-'))
    const configuration = join(this.folder, 'storage.conf')
    const folders = `graphroot = "${this.folder}/images"\nrunroot = "${this.folder}/run"`
    writeFileSync(configuration, `[storage]\ndriver = "overlay"\n${folders}\n`)
    this.env = { CONTAINERS_STORAGE_CONF: configuration, BUILDAH_ISOLATION: 'chroot' }
  }

  private async outcomeOf(program: string, args: readonly string[]): Promise<Outcome> {
    const options = { cwd: root, env: { ...process.env, ...this.env }, maxBuffer: 64_000_000 }
    try {
      const { stdout, stderr } = await run(program, args, options)
      return { code: 0, out: stdout.trim(), err: stderr }
    } catch (problem) {
      const { code, stdout = '', stderr = '' } = problem as { code?: number | string; stdout?: string; stderr?: string }
      return { code: typeof code === 'number' ? code : 1, out: stdout.trim(), err: stderr || String(problem) }
    }
  }

  private async mustWork(program: string, args: readonly string[]): Promise<string> {
    const { code, out, err } = await this.outcomeOf(program, args)
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${err}`)
    return out
  }

  /** Release, base and image, each from nothing. */
  async build(): Promise<void> {
    const context = join(this.folder, 'context')
    mkdirSync(context)
    cpSync(join(root, 'deploy/Containerfile'), join(context, 'Containerfile'))
    await this.mustWork(process.execPath, ['scripts/build.ts', join(context, 'release')])
    await this.mustWork('deploy/base-image.sh', [])
    const base = ['--build-arg', 'BASE=localhost/debian:13-slim']
    await this.mustWork('buildah', ['bud', '--format', 'docker', ...base, '--tag', this.image, context])
  }

  podman(...args: string[]): Promise<Outcome> {
    return this.outcomeOf('podman', [
      '--runtime',
      runtime,
      '--cgroup-manager=cgroupfs',
      '--events-backend=file',
      ...args,
    ])
  }

  /** A container that goes on by itself. @param args options, then the command of the image */
  start(name: string, options: readonly string[], command: string): Promise<Outcome> {
    return this.podman('run', '--detach', '--name', name, ...ownLimits(), ...options, this.image, command)
  }

  /** One program in place of the product, to its end. */
  runProgram(options: readonly string[], program: string, ...args: string[]): Promise<Outcome> {
    const inPlace = ['--entrypoint', program]
    return this.podman('run', '--rm', '--network=none', ...ownLimits(), ...options, ...inPlace, this.image, ...args)
  }

  async remove(): Promise<void> {
    await this.podman('rm', '--all', '--force')
    await this.outcomeOf('buildah', ['rmi', '--all', '--force'])
    rmSync(this.folder, { recursive: true, force: true })
  }
}
