import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { emulatorEnvironment } from '../src/launch/environment.ts'

const READY = /^Firestore is running on [^:]+:(\d+)\.$/
/** Units of proc/<pid>/stat: a hundredth of a second wherever Linux runs Node. */
const TICKS_PER_SECOND = 100

/** An emulator in a process of its own. */
export interface EmulatorProcess {
  readonly port: number
  /** Milliseconds from spawn until it answered. */
  readonly readyAfter: number
  /** Resident memory in bytes; undefined where the system does not tell. */
  memory(): number | undefined
  /** Processor time so far in milliseconds; undefined where the system does not tell. */
  cpu(): number | undefined
  stop(): Promise<void>
}

/** Starts an emulator on a free port, as firebase-tools would; resolves when it has answered a request. */
export async function startEmulator(nodeOptions: readonly string[] = []): Promise<EmulatorProcess> {
  const begin = performance.now()
  const environment = emulatorEnvironment()
  const { FIRESTORE_EMULATOR_BINARY_PATH: jar = '' } = environment
  const child = spawn('java', ['-jar', jar, '--host', '127.0.0.1', '--port', '0'], {
    env: { ...process.env, ...environment, NODE_OPTIONS: nodeOptions.join(' ') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = READY.exec(line)
      if (match !== null) resolve(Number(match[1]))
    })
    child.on('exit', (code) => reject(new Error(`The emulator ended with ${code}.`)))
  })
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const readyAfter = performance.now() - begin
  return {
    port,
    readyAfter,
    memory: () => {
      const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readProc(child.pid, 'status') ?? '')?.[1]
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
    },
    cpu: () => {
      const fields = readProc(child.pid, 'stat')?.split(') ')[1]?.split(' ')
      if (fields === undefined) return undefined
      return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function readProc(pid: number | undefined, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
