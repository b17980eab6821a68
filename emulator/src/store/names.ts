import { StatusError } from '../status.ts'
import { numericId } from '../values/names.ts'
import { utf8Length } from '../values/strings.ts'

/** A resource name taken apart. `path` is relative to `…/documents`, '' for the root; `database` ends before it. */
export interface ParsedName {
  readonly project: string
  readonly databaseId: string
  /** `projects/p/databases/d`. */
  readonly database: string
  readonly path: string
}

const MAX_ID_BYTES = 1500

/**
 * Takes a document name apart. Throws INVALID_ARGUMENT with the text clients know, naming the character index where
 * the name goes wrong (docs/protocol.md, "Names").
 */
export function parseDocumentName(name: string): ParsedName {
  const scanner = new Scanner('Document name', name)
  const root = scanner.database()
  scanner.literal('/')
  scanner.literal('documents')
  scanner.documentPath(true)
  return split(root, name)
}

/** Takes a parent apart: the database root `…/documents` or a document's name. Throws INVALID_ARGUMENT. */
export function parseParentName(name: string): ParsedName {
  const scanner = new Scanner('Document parent name', name)
  const root = scanner.database()
  scanner.literal('/')
  scanner.literal('documents')
  scanner.documentPath(false)
  return split(root, name)
}

/** Takes `projects/p/databases/d` apart. Throws INVALID_ARGUMENT. */
export function parseDatabaseName(name: string): ParsedName {
  const scanner = new Scanner('Database name', name)
  const root = scanner.database()
  if (!scanner.atEnd) throw invalid(`Database name "${name}" has invalid trailing "${scanner.rest}".`)
  return split(root, name)
}

/** Takes the name of a document or a collection below a database apart, for recursive deletion. */
export function parseAnyName(name: string): ParsedName {
  const segments = name.split('/').length
  return segments % 2 === 0 ? parseCollectionName(name) : parseParentName(name)
}

function parseCollectionName(name: string): ParsedName {
  const parent = parseParentName(parentOf(name))
  const id = lastSegment(name)
  checkCollectionId(id)
  return { ...parent, path: parent.path === '' ? id : `${parent.path}/${id}` }
}

/** Refuses a collection id that no collection can have. Throws INVALID_ARGUMENT. */
export function checkCollectionId(id: string): void {
  checkPlainId('Collection', id)
  if (isReserved(id)) throw reserved('Collection', id)
}

/** Refuses a document id that no document can have. Throws INVALID_ARGUMENT. */
export function checkDocumentId(id: string): void {
  checkPlainId('Resource', id)
  checkReservedDocumentId(id)
}

function checkPlainId(what: string, id: string): void {
  if (id.includes('/')) throw invalid(`${what} id "${id}" is invalid because it contains "/".`)
  if (id === '.' || id === '..') throw reserved(what, id)
}

function checkReservedDocumentId(id: string): void {
  if (!isReserved(id) || numericId(id) !== undefined) return
  if (id.startsWith('__id')) {
    throw invalid(
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. " +
        `Found: '${id}'.`,
    )
  }
  throw reserved('Resource', id)
}

/** Refuses ids over 1500 bytes; separate, because names in reads are not held to it. Throws INVALID_ARGUMENT. */
export function checkIdLengths(path: string): void {
  if (path.length * 3 <= MAX_ID_BYTES) return
  for (const [i, id] of path.split('/').entries()) {
    if (utf8Length(id) > MAX_ID_BYTES) {
      throw invalid(`The key path element ${i % 2 === 0 ? 'kind' : 'name'} is longer than 1500 bytes.`)
    }
  }
}

/** Whether a name or id has the reserved form `__…__`. */
export function isReserved(id: string): boolean {
  return id.length >= 4 && id.startsWith('__') && id.endsWith('__')
}

/** The part before the last `/`. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The part after the last `/`. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}

function reserved(what: string, id: string): StatusError {
  return invalid(`${what} id "${id}" is invalid because it is reserved.`)
}

interface Root {
  readonly project: string
  readonly databaseId: string
  readonly length: number
}

function split(root: Root, name: string): ParsedName {
  return {
    project: root.project,
    databaseId: root.databaseId,
    database: name.slice(0, root.length),
    path: name.slice(root.length + '/documents/'.length),
  }
}

/** Walks a resource name from the left and says at which index it goes wrong. */
class Scanner {
  readonly #what: string
  readonly #name: string
  #index = 0

  constructor(what: string, name: string) {
    this.#what = what
    this.#name = name
  }

  get atEnd(): boolean {
    return this.#index === this.#name.length
  }

  get rest(): string {
    return this.#name.slice(this.#index)
  }

  database(): Root {
    this.literal('projects')
    this.literal('/')
    const project = this.#segment('a project id')
    this.literal('/')
    this.literal('databases')
    this.literal('/')
    const databaseId = this.#segment('a database id')
    return { project, databaseId, length: this.#index }
  }

  literal(text: string): void {
    if (!this.#name.startsWith(text, this.#index)) throw this.#lacks(`"${text}"`)
    this.#index += text.length
  }

  /** Pairs of collection and document ids up to the end; `atLeastOne` for documents, not for parents. */
  documentPath(atLeastOne: boolean): void {
    if (atLeastOne && this.atEnd) throw this.#lacks('"/"')
    while (!this.atEnd) {
      this.literal('/')
      this.#id('collection')
      this.literal('/')
      this.#id('resource')
    }
  }

  #id(kind: 'collection' | 'resource'): void {
    if (this.atEnd) throw invalid(`${this.#what} "${this.#name}" has invalid trailing "/".`)
    const start = this.#index
    const id = this.#segment(`a ${kind} id`)
    if (id === '.' || id === '..') {
      throw invalid(`${this.#what} "${this.#name}" contains a ${kind} id "${id}" at index ${start}.`)
    }
    if (kind === 'collection') {
      if (isReserved(id)) throw reserved('Collection', id)
    } else checkReservedDocumentId(id)
  }

  #segment(what: string): string {
    const slash = this.#name.indexOf('/', this.#index)
    const end = slash < 0 ? this.#name.length : slash
    if (end === this.#index) throw this.#lacks(what)
    const segment = this.#name.slice(this.#index, end)
    this.#index = end
    return segment
  }

  #lacks(what: string): StatusError {
    return invalid(`${this.#what} "${this.#name}" lacks ${what} at index ${this.#index}.`)
  }
}
