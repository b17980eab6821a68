import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasRecordings } from '../../src/testing/recorded.ts'

/** Before all tests: what starts a process starts the build, as `bin/java` does. */
export function setup(): void {
  if (!hasRecordings)
    console.warn('No recordings beside the repository: the tests that replay them are left out.')
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
