import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Before all tests: what starts a process starts the build, as `bin/java` does. */
export function setup(): void {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}
