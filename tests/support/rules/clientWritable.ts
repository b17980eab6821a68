import { visitMatches } from './mutants.ts'

/** Returns the path of every `match` whose documents the rules let clients create or update, in alphabetical order. */
export function clientWritablePaths(rules: string): string[] {
  const paths: string[] = []
  visitMatches(rules, ({ allows }, { path }) => {
    const isWritable = allows.some(({ methods }) => methods.has('create') || methods.has('update'))
    if (isWritable) paths.push(path.slice(1))
  })
  return paths.toSorted()
}
