import type { ClassForms } from '@ribalta/domain/catalogue/classForms'
import { mapField, textField } from '../rest/fields.ts'
import { getPublicDocument } from '../rest/rest.ts'

type Data = Readonly<Record<string, unknown>>

/** Returns a class's forms from a document or from this browser's storage; undefined if there are none. */
export function decodeClassForms(all: Data, id: string): ClassForms | undefined {
  if (all[id] === undefined) return undefined
  const forms = mapField(all, id)
  return {
    feminine: textField(forms, 'feminine'),
    masculine: textField(forms, 'masculine'),
    neutral: textField(forms, 'neutral'),
  }
}

/** Reads the forms of all classes, by class id. */
export async function readClassForms(): Promise<Data> {
  const document = await getPublicDocument('settings/classForms')
  return mapField(document?.data ?? {}, 'forms')
}
