import { parseTypedDay } from '@ribalta/domain/people/typedDay'
import { formatDay } from '../lib/formats/formatDay.ts'
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx'
import { maskDay } from './masks.ts'

export interface DayFieldProps extends Omit<MaskedFieldProps, 'mask' | 'type'> {
  /** What the form holds at the moment. */
  typed: string
}

/** A day of the past, such as a birth date. Keeps what is typed, and says beneath which day it understood if that looks otherwise. */
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
