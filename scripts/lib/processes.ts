import { type ChildProcess, spawn } from 'node:child_process'
import { Writable } from 'node:stream'
import { ROOT } from './project.ts'

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Through the shell, for commands that a person typed. */
  readonly shell?: boolean
  readonly ownGroup?: boolean
  /** Where it prints; here, where nothing is said. */
  readonly output?: Writable | number | undefined
}

export function start(command: string, args: readonly string[], options: RunOptions = {}): ChildProcess {
  const { output = 'inherit' } = options
  const printed = output instanceof Writable ? 'pipe' : output
  const child = spawn(command, [...args], {
    cwd: ROOT,
    stdio: ['inherit', printed, printed],
    env: { ...process.env, ...options.env },
    shell: options.shell ?? false,
    detached: options.ownGroup ?? false,
  })
  if (output instanceof Writable) {
    child.stdout?.pipe(output, { end: false })
    child.stderr?.pipe(output, { end: false })
  }
  return child
}

/** Runs to the end; answers the exit code (130 after Ctrl-C). */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return ended(start(command, args, options))
}

/** For what a process printed last to arrive; what it left behind may hold its output open for ever. */
const LAST_WORDS_MS = 10_000

/** The exit code of a process, once it has ended and all that it printed is here. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      const late = setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, LAST_WORDS_MS)
      child.once('close', () => {
        clearTimeout(late)
        resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
      })
    })
  })
}

/** Runs to the end; ends this process with the same code when it failed. */
export async function runOrExit(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}

/**
 * Runs to the end in a process group of its own, which is sent SIGINT once when this process is asked to stop, in whatever
 * way and however often: firebase-tools takes a second one as "stop right now" and then leaves processes behind.
 */
export function runGroup(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const child = start(command, args, { ...options, ownGroup: true })
  let isStopping = false
  const stop = (): void => {
    if (isStopping || child.pid === undefined) return
    isStopping = true
    process.kill(-child.pid, 'SIGINT')
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  return ended(child).finally(() => {
    for (const signal of STOP_SIGNALS) process.off(signal, stop)
  })
}

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
