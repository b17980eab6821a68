/** The query parameters of the methods that take any, by their place in the request. */
const PARAMETERS: Readonly<Record<string, { readonly path: readonly string[]; readonly list?: boolean }>> = {
  'mask.fieldPaths': { path: ['mask', 'fieldPaths'], list: true },
  'updateMask.fieldPaths': { path: ['updateMask', 'fieldPaths'], list: true },
  'currentDocument.exists': { path: ['currentDocument', 'exists'] },
  'currentDocument.updateTime': { path: ['currentDocument', 'updateTime'] },
  transaction: { path: ['transaction'] },
  readTime: { path: ['readTime'] },
  documentId: { path: ['documentId'] },
  pageSize: { path: ['pageSize'] },
  pageToken: { path: ['pageToken'] },
  orderBy: { path: ['orderBy'] },
  showMissing: { path: ['showMissing'] },
}

export type Parameter = keyof typeof PARAMETERS

/** The wanted query parameters as the JSON they stand for; any others (`key`, `alt`, …) are passed over. */
export function parseParameters(query: URLSearchParams, wanted: readonly string[]): Record<string, unknown> {
  const json: Record<string, unknown> = {}
  for (const name of wanted) {
    const known = PARAMETERS[name]
    const values = [...query.getAll(name), ...(snakeCase(name) === name ? [] : query.getAll(snakeCase(name)))]
    const [first] = values
    if (known !== undefined && first !== undefined)
      put(json, known.path, known.list === true ? values : first)
  }
  return json
}

function put(json: Record<string, unknown>, [outer = '', inner]: readonly string[], value: unknown): void {
  if (inner === undefined) json[outer] = value
  else json[outer] = { ...(json[outer] as object | undefined), [inner]: value }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
