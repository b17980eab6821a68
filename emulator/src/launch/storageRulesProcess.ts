import { createInterface } from 'node:readline'
import { createStorageRulesRuntime } from '../rules/index.ts'
import { endWithParent } from './lifetime.ts'

/** Serves the Storage rules protocol, one JSON object per line, until stdin ends (contract 6.5). */
export function runStorageRules(): void {
  const end = endWithParent(() => Promise.resolve())
  const runtime = createStorageRulesRuntime({ write: (line) => process.stdout.write(`${line}\n`) })
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  lines.on('line', (line) => runtime.line(line))
  lines.on('close', end)
}
