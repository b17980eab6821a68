import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './processes.ts'
import { ROOT } from './project.ts'

const seed = () => must('node', ['scripts/seed.ts'])

/** The seed, and the built application that Hosting serves; `rebuild` also where there is an older one. */
export async function prepareSuite(options: { readonly rebuild: boolean }): Promise<void> {
  const hasBuild = existsSync(join(ROOT, 'dist', 'index.html'))
  const build =
    options.rebuild || !hasBuild ? must('vite', ['build', '--logLevel', 'warn']) : Promise.resolve()
  await Promise.all([seed(), build])
}
