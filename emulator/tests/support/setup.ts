import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hasRecordings } from '../../src/testing/recorded.ts'

/** Before all tests: what starts a process starts the build, as `bin/java` does; files that start the browser at once find it unpacked. */
export function setup(): void {
  if (!hasRecordings)
    console.warn('No recordings beside the repository: the tests that replay them are left out.')
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(process.execPath, ['tests/support/unpackChromium.ts'], { cwd, stdio: 'inherit' })
}
