/** `npm run deploy -- --project <id>`: builds for the real project and deploys all of it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { functionsSettings } from './lib/functionsSettings.ts'
import { writeDeployedConfig } from './build/writtenConfig.ts'
import { runOrExit } from './lib/processes.ts'
import { ROOT } from './lib/project.ts'

/**
 * Without these the built application cannot speak to the project, the functions answer nobody (App Check), and search engines
 * are told that the pages are at an address of this machine.
 */
const REQUIRED = ['VITE_APP_URL', 'VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID', 'VITE_APP_CHECK_SITE_KEY']

const { values } = parseArgs({ options: { project: { type: 'string' } } })
if (values.project === undefined || values.project.startsWith('demo-')) {
  console.error('Diga o projeto de verdade: npm run deploy -- --project <id> (veja docs/deploy.md).')
  process.exit(2)
}
const settings = loadEnv('production', ROOT, 'VITE_')
const missing = REQUIRED.filter((name) => (settings[name] ?? '').trim() === '')
if (missing.length > 0) {
  console.error(`Falta em .env.production.local: ${missing.join(', ')} (veja docs/deploy.md).`)
  process.exit(2)
}
const site = functionsSettings(settings['VITE_APP_URL'] ?? '', settings['VITE_APP_NAME'] ?? 'Ribalta')
writeFileSync(join(ROOT, 'functions', `.env.${values.project}`), site)
await runOrExit('npm', ['run', '--silent', 'build'], { env: { VITE_FIREBASE_PROJECT_ID: values.project } })
const config = await writeDeployedConfig(values.project)
await runOrExit('firebase', ['deploy', '--project', values.project, '--config', config])
