import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

it('comments cite sections of the protocol that there are, and every section is cited', () => {
  const sections = [...read('docs/protocol.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  const cited = globSync('src/**/*.ts', { cwd: folder }).flatMap((file) =>
    // A citation may go on in the next line of its comment.
    [
      ...read(file)
        .replaceAll(/\n\s*\* /g, ' ')
        .matchAll(/docs\/protocol\.md,? "([^"]+)"/g),
    ].map(([, title]) => title),
  )
  expect(new Set(cited)).toEqual(new Set(sections))
})
