import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

const planted: string[] = []

/** What oxlint, as `npm test` runs it, says of a file with this text in a folder of its own: a feature's, or another. */
function lintPlanted(text: string, ...below: readonly string[]): string {
  const folder = join(ROOT, ...(below.length === 0 ? ['src', 'features'] : below), 'plantedLayer')
  planted.push(folder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'planted.ts'), text)
  try {
    return execFileSync('oxlint', [folder], { cwd: ROOT, encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the import direction', { timeout: 30_000 }, () => {
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

  it('refuses a package in domain, zod in its schemas apart', () => {
    expect(lintPlanted("export { z } from 'zod/mini'\n", 'domain', 'src')).toContain('domain is pure')
    expect(lintPlanted("export { z } from 'zod/mini'\n", 'domain', 'src', 'schemas')).toContain('0 errors')
  })

  it('refuses a folder that no layer names, also where it imports nothing', () => {
    expect(lintPlanted('export const one = 1\n', 'src')).toContain('src/plantedLayer is no layer')
  })

  it('refuses the application what is built apart from it', () => {
    expect(lintPlanted("export * from '../../early/photos.ts'\n")).toContain('must not import src/early')
  })

  it('accepts what the layers below offer', () => {
    expect(lintPlanted("export { toUsername } from '@ribalta/domain/identity'\n")).toContain('0 errors')
  })
})
