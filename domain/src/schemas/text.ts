import * as z from 'zod/mini'
import { isWritableName, NAME_WORDS, tidyName } from '../people/personName.ts'

/** Every name of a person: tidied, and in letters that are what they look like. */
export const personName = [z.overwrite(tidyName), z.refine<string>(isWritableName, NAME_WORDS)] as const

/** A trimmed text field; forms show its refusals as they are. */
export function textField(min: number, max: number, label: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(
        min,
        min === 1
          ? `${label}: não pode ficar em branco.`
          : `${label}: informe ao menos ${String(min)} caracteres.`,
      ),
      z.maxLength(max, `${label}: no máximo ${String(max)} caracteres.`),
    )
}
