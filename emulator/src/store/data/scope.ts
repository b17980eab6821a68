import { lastSegment, parentOf } from '../names.ts'

/** Which documents a query looks at, by relative paths. */
export interface Scope {
  /** '' for the database root, or a document's path. */
  readonly parent: string
  /** '' for every collection. */
  readonly collectionId: string
  readonly allDescendants: boolean
}

/** Whether a document path lies in a scope. */
export function inScope(scope: Scope, path: string): boolean {
  const collection = parentOf(path)
  if (scope.collectionId !== '' && lastSegment(collection) !== scope.collectionId) return false
  return scope.allDescendants ? isBelow(path, scope.parent) : parentOf(collection) === scope.parent
}

/** Whether a path lies below a document ('' for the root, which all paths lie below). */
export function isBelow(path: string, ancestor: string): boolean {
  return ancestor === '' || (path.startsWith(ancestor) && path.charCodeAt(ancestor.length) === 47)
}

/** The path of a collection below a document or the root. */
export function childPath(parent: string, id: string): string {
  return parent === '' ? id : `${parent}/${id}`
}
