/** The tag that an address asks for; undefined for none. */
export function tagFromParams(params: URLSearchParams): string | undefined {
  const tag = params.get('etiqueta')?.trim().toLowerCase()
  return tag === '' ? undefined : tag
}
