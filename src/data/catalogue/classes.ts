import type { ArtistClass } from '@ribalta/domain/schemas/catalogue'
import { textField } from '../rest/fields.ts'
import { runPublicQuery } from '../rest/rest.ts'

export type NewClass = Omit<ArtistClass, 'id' | 'key'> & { key?: string }

function toClass(id: string, data: Readonly<Record<string, unknown>>): ArtistClass {
  return {
    id,
    key: textField(data, 'key'),
    nameEN: textField(data, 'nameEN'),
    namePT: textField(data, 'namePT'),
  }
}

/** All classes, in no particular order. */
export async function readClasses(): Promise<ArtistClass[]> {
  const documents = await runPublicQuery({ collection: 'classes' })
  return documents.map(({ id, data }) => toClass(id, data))
}
