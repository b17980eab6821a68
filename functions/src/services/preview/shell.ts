import { readFileSync } from 'node:fs'

/**
 * The application's own page, which the build of the functions copies beside them. Without it (functions built before
 * the application) there is nothing to show: the error says what to do.
 */
export function readShell(): string {
  return (shell ??= readFileSync(new URL('shell.html', import.meta.url), 'utf8'))
}

let shell: string | undefined
