import * as z from 'zod/mini'
import { defaultClassKey } from '../../catalogue/classKey.ts'

/** The lengths that the rules take, too (firestore.rules). */
const MAX_NAME = 80
const MAX_DESCRIPTION = 120

const CONTROL_CHARACTERS = /\p{Cc}/u

function optionalLine(label: string, max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max, `${label}: no máximo ${String(max)} caracteres.`),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), `${label}: use uma linha só, sem tabulação.`),
  )
}

function line(label: string, max: number) {
  return optionalLine(label, max).check(z.minLength(1, `${label}: preencha.`))
}

/** Empty, or an id that a document can have: those that begin with two underscores are the database's own. */
const entryIdSchema = z
  .string()
  .check(z.trim(), z.regex(/^(?!__)[\w-]{0,64}$/, 'id: use só letras, números, hífen e sublinhado (até 64).'))

/** What a person gives of a class; an empty key becomes {@link defaultClassKey}. */
export const classEntrySchema = z.pipe(
  z.strictObject({
    id: entryIdSchema,
    key: z
      .string()
      .check(z.trim(), z.maxLength(MAX_NAME, `Chave: no máximo ${String(MAX_NAME)} caracteres.`)),
    nameEN: line('Nome em inglês', MAX_NAME),
    namePT: line('Nome em português', MAX_NAME),
  }),
  z.transform((entry) => ({
    ...entry,
    key: entry.key === '' ? defaultClassKey(entry.namePT) : entry.key,
  })),
)

/** The forms of a class as a director enters them; `namePT` comes from the class itself. */
export const classFormsEntrySchema = z.pipe(
  z.strictObject({
    id: entryIdSchema,
    key: z.string().check(z.trim()),
    feminine: optionalLine('Feminino', MAX_NAME),
    masculine: optionalLine('Masculino', MAX_NAME),
    neutral: optionalLine('Neutro', MAX_NAME),
  }),
  z.transform((entry) => ({ ...entry, namePT: '' })),
)

/** What a person gives of a skill. */
export const skillEntrySchema = z.strictObject({
  id: entryIdSchema,
  type: line('Tipo', MAX_NAME),
  descriptionPT: line('Descrição em português', MAX_DESCRIPTION),
  descriptionEN: line('Descrição em inglês', MAX_DESCRIPTION),
  descriptionES: line('Descrição em espanhol', MAX_DESCRIPTION),
})

/** What judges an entry of the catalogue, of whichever kind. */
export type EntrySchema<T> = z.ZodMiniType<T>
