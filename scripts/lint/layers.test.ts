import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

const planted = join(ROOT, 'src', 'features', 'planted')

/** What oxlint, as `npm test` runs it, says of a file with this text in an area of its own. */
function lintPlanted(text: string): string {
  mkdirSync(planted, { recursive: true })
  writeFileSync(join(planted, 'planted.ts'), text)
  try {
    return execFileSync('oxlint', [planted], { cwd: ROOT, encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

afterEach(() => rmSync(planted, { recursive: true, force: true }))

describe('the import direction', () => {
  it('refuses an area that imports another', () => {
    expect(lintPlanted("import '../login/LoginPage.tsx'\n")).toContain('must not import features/login')
  })

  it('refuses an area that imports the app', () => {
    expect(lintPlanted("export * from '../../app/routes.ts'\n")).toContain(
      'src/features must not import src/app',
    )
  })

  it('refuses the Firebase SDK outside firebase, data and auth, also when it is loaded lazily', () => {
    expect(lintPlanted("export const load = () => import('firebase/auth')\n")).toContain(
      'must not use the Firebase SDK',
    )
  })

  it('accepts what the layers below offer', () => {
    expect(lintPlanted("export { toUsername } from '@ribalta/domain/identity'\n")).toContain('0 errors')
  })
})
