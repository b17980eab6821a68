/** `npm run doctor`: whether this machine can run the product, and what to do where it cannot. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '../tests/support/browser/chromium.ts'
import { isFree } from './lib/ports.ts'
import { APP_PORT, ROOT, SUITE_PORTS } from './lib/project.ts'

interface Finding {
  readonly ok: boolean
  readonly text: string
}

async function findChromium(): Promise<Finding> {
  try {
    const { executablePath } = await chromium()
    return { ok: true, text: `Chromium para os testes: ${executablePath}` }
  } catch (error) {
    return {
      ok: false,
      text: `Sem Chromium para os testes (${String(error)}): instale um e aponte CHROMIUM para ele.`,
    }
  }
}

const findings: Finding[] = [
  { ok: process.versions.node.startsWith('24.'), text: `Node ${process.versions.node} (o projeto usa o 24)` },
  {
    ok: existsSync(join(ROOT, 'node_modules', 'firebase-tools')),
    text: 'Dependências instaladas (npm install)',
  },
  await findChromium(),
]
for (const [name, port] of Object.entries({ ...SUITE_PORTS, App: APP_PORT })) {
  const free = await isFree(port)
  findings.push({ ok: free, text: `Porta ${String(port)} (${name}) ${free ? 'livre' : 'ocupada'}` })
}
for (const { ok, text } of findings) console.log(`${ok ? 'ok   ' : 'falta'} ${text}`)
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
