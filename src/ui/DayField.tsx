import { parseTypedDay } from '@ribalta/domain/people/typedDay'
import { formatDay } from '../lib/formats/formatDay.ts'
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx'
import { maskDay } from './masks.ts'

export interface DayFieldProps extends Omit<MaskedFieldProps, 'mask' | 'type'> {
  /** The form's current value. */
  typed: string
}

/** A field for a past day, such as a birth date. Keeps the text as typed, and shows the day it understood when that looks different. */
export function DayField({ typed, ...field }: DayFieldProps) {
  const day = parseTypedDay(typed)
  const understood = day === undefined ? '' : formatDay(day)
  return (
    <div>
      <MaskedField placeholder="dd/mm/aaaa" {...field} mask={maskDay} />
      <output className="mt-1.5 block text-sm text-muted empty:hidden">
        {understood === typed || understood === '' ? '' : `Entendido: ${understood}`}
      </output>
    </div>
  )
}
