/** `npm run deploy -- --project <id>`: builds for the real project and deploys all of it. */
import { parseArgs } from 'node:util'
import { must } from './lib/processes.ts'

const { values } = parseArgs({ options: { project: { type: 'string' } } })
if (values.project === undefined || values.project.startsWith('demo-')) {
  console.error('Diga o projeto de verdade: npm run deploy -- --project <id> (veja docs/deploy.md).')
  process.exit(2)
}
await must('npm', ['run', '--silent', 'build'], { env: { VITE_FIREBASE_PROJECT_ID: values.project } })
await must('firebase', ['deploy', '--project', values.project])
