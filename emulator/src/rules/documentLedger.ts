import type { DocumentReader } from './evaluation.ts'
import { resourceOf } from './maps.ts'
import { pathText } from './rendering.ts'
import type { DocumentAccess, RulesDocument } from './types.ts'
import { Capture, Failure, type RulesMap, type RulesPath } from './values.ts'

/** Documents that one operation may read, and that all operations of one request may read together. */
const LIMIT_OF_OPERATION = 10
const LIMIT_OF_REQUEST = 20

interface Ledger {
  readonly documents: Map<string, RulesDocument | undefined>
}

const ledgers = new WeakMap<DocumentAccess, Ledger>()

/**
 * Reads documents for one operation through what its whole request has read already. A document counts once; the
 * state before and the state after the request are two documents (docs/protocol.md, "Reading documents").
 */
export class LedgerReader implements DocumentReader {
  readonly #access: DocumentAccess
  readonly #ledger: Ledger
  readonly #prefix: string
  readonly #requestLimit: number
  readonly #mine = new Set<string>()
  /** Documents that this operation was the first of its request to read. */
  reads = 0

  constructor(access: DocumentAccess, project: string, scope: 'single' | 'multi') {
    this.#access = access
    this.#ledger = ledgerOf(access)
    this.#prefix = `projects/${project}/`
    this.#requestLimit = scope === 'single' ? LIMIT_OF_OPERATION : LIMIT_OF_REQUEST
  }

  get(access: 'get' | 'getAfter', path: RulesPath): RulesMap | null | Failure {
    const document = this.#read(access, path, access === 'getAfter')
    if (document instanceof Failure) return document
    return document === undefined ? null : resourceOf(document)
  }

  exists(access: 'exists' | 'existsAfter', path: RulesPath): boolean | Failure {
    const document = this.#read(access, path, access === 'existsAfter')
    return document instanceof Failure ? document : document !== undefined
  }

  #read(access: string, path: RulesPath, after: boolean): RulesDocument | undefined | Failure {
    const name = documentName(this.#prefix, path)
    if (name === undefined) return serviceCallError(access, path)
    const key = after ? `after ${name}` : name
    return this.#admit(key) ? this.#load(key, name, after) : serviceCallError(access, path)
  }

  #admit(key: string): boolean {
    if (this.#mine.has(key)) return true
    if (this.#mine.size >= LIMIT_OF_OPERATION) return false
    if (!this.#ledger.documents.has(key) && this.#ledger.documents.size >= this.#requestLimit) return false
    this.#mine.add(key)
    return true
  }

  #load(key: string, name: string, after: boolean): RulesDocument | undefined {
    if (!this.#ledger.documents.has(key)) {
      this.#ledger.documents.set(key, after ? this.#access.getAfter(name) : this.#access.get(name))
      this.reads += 1
    }
    return this.#ledger.documents.get(key)
  }
}

/** The error of `get` and its like for a path that is no document's, or once too many. */
export function serviceCallError(access: string, path: RulesPath): Failure {
  return new Failure(`Service call error. Function: [${access}], Argument: [${pathText(path)}].`)
}

/** `/databases/{d}/documents/…` as a document's full name; undefined for any other path. */
export function documentName(prefix: string, path: RulesPath): string | undefined {
  const { segments } = path
  if (segments[0] !== 'databases' || segments[2] !== 'documents') return undefined
  if (segments.length < 5 || segments.length % 2 === 0) return undefined
  if (segments.some((segment) => segment instanceof Capture || segment === '')) return undefined
  return prefix + path.toString().slice(1)
}

function ledgerOf(access: DocumentAccess): Ledger {
  const known = ledgers.get(access)
  if (known !== undefined) return known
  const ledger = { documents: new Map<string, RulesDocument | undefined>() }
  ledgers.set(access, ledger)
  return ledger
}
