import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT } from './project.ts'

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Through the shell, for commands that a person typed. */
  readonly shell?: boolean
}

export function start(command: string, args: readonly string[], options: RunOptions = {}): ChildProcess {
  return spawn(command, [...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...options.env },
    shell: options.shell ?? false,
  })
}

/** Runs to the end; answers the exit code (130 after Ctrl-C). */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const child = start(command, args, options)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

/** Runs to the end; ends this process with the same code when it failed. */
export async function must(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}
