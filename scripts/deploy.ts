/** `npm run deploy -- --project <id>`: builds for the real project and deploys all of it. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import * as functions from '../functions/src/index.ts'
import { CONCURRENCY_MODE, concurrencyModeOf, modeCommand } from './lib/concurrencyMode.ts'
import { deletionsOf, deployTargets, leftBehind } from './lib/deployedFunctions.ts'
import { functionsSettings } from './lib/functionsSettings.ts'
import { writeDeployedConfig } from './hosting/writtenConfig.ts'
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
const project = ['--project', values.project]
const database = execFileSync(
  'npx',
  ['firebase', 'firestore:databases:get', '(default)', ...project, '--json'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
if (concurrencyModeOf(database) !== CONCURRENCY_MODE) {
  console.error(
    `The project's database is not ${CONCURRENCY_MODE}, so anyone who reads a public document could block staff. Change it with:`,
  )
  console.error(`  ${modeCommand(values.project)}`)
  process.exit(2)
}
const site = functionsSettings(settings['VITE_APP_URL'] ?? '', settings['VITE_APP_NAME'] ?? 'Ribalta')
writeFileSync(join(ROOT, 'functions', `.env.${values.project}`), site)
await runOrExit('npm', ['run', '--silent', 'build'], { env: { VITE_FIREBASE_PROJECT_ID: values.project } })
const config = await writeDeployedConfig(values.project)
const names = Object.keys(functions)
await runOrExit('firebase', ['deploy', ...project, '--config', config, '--only', deployTargets(names)])

const listing = execFileSync('firebase', ['functions:list', ...project, '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const left = leftBehind(listing, names)
if (left.length > 0) {
  console.log(
    'Funções que não estão mais no código seguem no ar, para quem tem o site aberto desde antes. ' +
      'Duas semanas depois da primeira publicação sem elas, apague-as:',
  )
  for (const deletion of deletionsOf(left, values.project)) console.log(`  ${deletion}`)
}
