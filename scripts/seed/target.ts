import { HOST, PROJECT, SUITE_PORTS } from '../lib/project.ts'

/** Where the seed goes: emulators on this machine, and nothing else. */
export interface Target {
  readonly project: string
  readonly bucket: string
  readonly firestore: string
  readonly auth: string
  readonly storage: string
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]):\d+$/

type Environment = Readonly<Record<string, string | undefined>>

function emulator(env: Environment, name: string, port: number): string {
  const host = (env[name] ?? `${HOST}:${String(port)}`).replace(/^https?:\/\//, '')
  if (!LOOPBACK.test(host)) {
    throw new Error(`${name}=${host} não é um emulador nesta máquina. A semente nunca vai para outro lugar.`)
  }
  return host
}

/** The bucket that the suite gives to functions as their own (`FIREBASE_CONFIG`), or what it would give. */
function bucketOf(env: Environment, project: string): string {
  const config: unknown = JSON.parse(env['FIREBASE_CONFIG'] ?? '{}')
  const named =
    typeof config === 'object' && config !== null && 'storageBucket' in config && config.storageBucket
  return typeof named === 'string' ? named : `${project}.appspot.com`
}

/**
 * Reads the emulators' addresses from the environment as `emulators:exec` sets them, with the suite's own ports as
 * defaults. Throws where one points away from this machine or the project is no `demo-` project.
 */
export function targetOf(env: Environment): Target {
  const project = env['GCLOUD_PROJECT'] ?? PROJECT
  if (!project.startsWith('demo-')) {
    throw new Error(`O projeto ${project} não é de demonstração. A semente só vai para projetos demo-*.`)
  }
  return {
    project,
    bucket: bucketOf(env, project),
    firestore: emulator(env, 'FIRESTORE_EMULATOR_HOST', SUITE_PORTS.Firestore),
    auth: emulator(env, 'FIREBASE_AUTH_EMULATOR_HOST', SUITE_PORTS.Auth),
    storage: emulator(env, 'FIREBASE_STORAGE_EMULATOR_HOST', SUITE_PORTS.Storage),
  }
}
