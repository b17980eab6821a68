import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './processes.ts'
import { ROOT } from './project.ts'

const BUILT_PAGES = join(ROOT, 'dist', 'shells')
const SERVED_PAGES = join(ROOT, 'functions', 'lib', 'shells')

/**
 * The functions were built before this build and answer with its predecessor's pages, whose files are gone where the
 * source has changed. What is the same stays: each file that changes there has the emulator load the functions anew.
 */
function handPagesToFunctions(): void {
  mkdirSync(SERVED_PAGES, { recursive: true })
  for (const name of readdirSync(BUILT_PAGES)) {
    const [built, served] = [join(BUILT_PAGES, name), join(SERVED_PAGES, name)]
    if (!existsSync(served) || !readFileSync(built).equals(readFileSync(served))) copyFileSync(built, served)
  }
}

const seed = () => must('node', ['scripts/seed.ts'])

/** The seed, and the built application that Hosting serves; `rebuild` also where there is an older one. */
export async function prepareSuite(options: { readonly rebuild: boolean }): Promise<void> {
  const hasBuild = existsSync(BUILT_PAGES)
  const build =
    options.rebuild || !hasBuild
      ? must('vite', ['build', '--logLevel', 'warn']).then(handPagesToFunctions)
      : Promise.resolve()
  await Promise.all([seed(), build])
}
