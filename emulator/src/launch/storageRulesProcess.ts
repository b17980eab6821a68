import { appendFileSync } from 'node:fs'
import { createStorageRulesRuntime } from '../rules/index.ts'
import { endWithParent } from './lifetime.ts'
import { onLine } from './lines.ts'

/**
 * Serves the Storage rules protocol, one JSON object per line, until stdin ends (docs/protocol.md, "Storage rules").
 * Where the environment names a file in STORAGE_RULES_RECORD, every verdict is added to it with what it rested on,
 * one JSON object per line.
 */
export function runStorageRules(): void {
  const end = endWithParent(() => Promise.resolve())
  const file = process.env['STORAGE_RULES_RECORD']
  const runtime = createStorageRulesRuntime({
    write: (line) => process.stdout.write(`${line}\n`),
    decided: (decision) => {
      if (file !== undefined && file !== '') appendFileSync(file, `${JSON.stringify(decision)}\n`)
    },
  })
  onLine(process.stdin, (line) => runtime.line(line))
  process.stdin.on('close', end)
}
