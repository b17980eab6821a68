import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.ts'

/** The names and paths that .gitignore leaves out, which has no other patterns than these. */
function ignored(): (path: string, name: string) => boolean {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean)
  const paths = new Set(
    lines.filter((line) => line.startsWith('/')).map((line) => line.replace(/^\/|\/$/g, '')),
  )
  const names = new Set(lines.map((line) => line.replace(/\/$/, '')))
  const prefixes = lines.filter((line) => line.endsWith('.*')).map((line) => line.slice(0, -1))
  return (path, name) =>
    name === '.git' ||
    prefixes.some((prefix) => name.startsWith(prefix)) ||
    names.has(name) ||
    names.has(`*.${name.split('.').at(-1) ?? ''}`) ||
    paths.has(path)
}

/** Every file of the repository, by its path below the root with slashes; works without git, as `npm test` does. */
export function repositoryFiles(): string[] {
  const isIgnored = ignored()
  const below = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isIgnored(path, entry.name)) return []
      return entry.isDirectory() ? below(path) : [path]
    })
  return below('').toSorted()
}
