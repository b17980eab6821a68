import { isInstant, type Instant } from '@ribalta/domain/instant'

/**
 * Reading documents on public pages, where a schema library would weigh more than the page: each function gives the
 * field in its type, or a plain empty value where the document has something else.
 */
type Data = Readonly<Record<string, unknown>>

export function textField(data: Data, name: string): string {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}

export function optionalText(data: Data, name: string): string | undefined {
  const value = data[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function optionalNumber(data: Data, name: string): number | undefined {
  const value = data[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function textList(data: Data, name: string): string[] {
  return listField(data, name).filter((item) => typeof item === 'string')
}

export function listField(data: Data, name: string): unknown[] {
  const value = data[name]
  return Array.isArray(value) ? (value as unknown[]) : []
}

/** The maps in a list; anything else in it is left out. */
export function mapList(data: Data, name: string): Data[] {
  return listField(data, name).filter(isMap)
}

export function mapField(data: Data, name: string): Data {
  const value = data[name]
  return isMap(value) ? value : {}
}

export function instantField(data: Data, name: string): Instant | undefined {
  const value = data[name]
  return isInstant(value) ? value : undefined
}

function isMap(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
