import { format } from 'node:util'

const lines: string[] = []

// When this is loaded: the functions' logger keeps the console that it finds when it is loaded itself.
for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  console[level] = (...words: unknown[]) => {
    lines.push(format(...words))
  }
}

/** Everything that was said to the console of this process since the last time. */
export function takeConsole(): readonly string[] {
  return lines.splice(0)
}
