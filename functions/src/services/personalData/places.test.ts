import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectionOf, NOT_PERSONAL, PERSONAL_PLACES } from './places.ts'

const RULES = readFileSync(join(import.meta.dirname, '../../../../firestore.rules'), 'utf8')

/** The path of every `match`, nested ones in full, as the rules spell them. */
function matchedPaths(rules: string): string[] {
  const paths: string[] = []
  const open: (string | undefined)[] = []
  for (const [, path, brace] of rules.matchAll(/match (\/\S+) \{|([{}])(?=\s)/g)) {
    if (path !== undefined) {
      open.push(path)
      paths.push(open.filter((part) => part !== undefined).join(''))
    } else if (brace === '{') open.push(undefined)
    else open.pop()
  }
  return paths
}

/** Without the database, and with any variable for a document's id. */
function collectionsOf(rules: string): string[] {
  const documents = '/databases/{database}/documents/'
  return matchedPaths(rules)
    .filter((path) => path.startsWith(documents))
    .map((path) => collectionOf(path.slice(documents.length)))
}

function withoutNames(collection: string): string {
  return collection.replace(/\{\w+\}/g, '{}')
}

const known = new Set(
  [...PERSONAL_PLACES.map(({ path }) => collectionOf(path)), ...NOT_PERSONAL].map(withoutNames),
)

/** A collection wherever it lies is known by a place where it does. */
function isKnown(collection: string): boolean {
  const name = /^\{path=\*\*\}(\/\w+)$/.exec(collection)?.[1]
  return name === undefined
    ? known.has(withoutNames(collection))
    : [...known].some((each) => each.endsWith(name))
}

it('every collection of the rules is in the list of personal data or named as not personal', () => {
  const collections = collectionsOf(RULES)
  expect(collections).toEqual(expect.arrayContaining(['profiles', 'profiles/{uid}/private-data', 'auditLog']))
  expect(collections.filter((collection) => !isKnown(collection))).toEqual([])
})

it('a collection that nobody thought of is found', () => {
  const rules = RULES.replace(
    'match /private-data/details {',
    'match /diary/{day} {\n allow get: if true;\n }\n match /private-data/details {',
  )
  expect(collectionsOf(rules).filter((collection) => !isKnown(collection))).toEqual(['profiles/{uid}/diary'])
})

const SOURCE = globSync('**/*.ts', { cwd: join(import.meta.dirname, '../..') })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))
  .join('\n')

/** The collections that functions name, whole (`db.doc`) or by their own name alone (`ref.collection`). */
function namedIn(source: string): string[] {
  const documents = [...source.matchAll(/\.doc\(\s*[`']([\w-]+\/[^`']+)[`']/g)].map(([, path = '']) =>
    collectionOf(path.replaceAll(/\$\{[^}]*\}/g, '{}')),
  )
  const collections = [...source.matchAll(/\.collection(?:Group)?\([`']([^`']+)[`']\)/g)].map(
    ([, path = '']) => path.replaceAll(/\$\{[^}]*\}/g, '{}'),
  )
  return [...new Set([...documents, ...collections])]
}

it('every collection that functions use is in the list or named as not personal, though no rule opens it', () => {
  const named = namedIn(SOURCE)
  expect(named).toEqual(
    expect.arrayContaining(['phones', 'profiles/{}/private-data', 'castings/{}/applicants', 'roles']),
  )
  const isKnown = (collection: string): boolean =>
    [...known].some((path) => path === collection || path.endsWith(`/${collection}`))
  expect(named.filter((collection) => !isKnown(collection))).toEqual([])
})
