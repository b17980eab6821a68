import { useController, useFormContext } from 'react-hook-form'
import { formatMoney, parseMoney } from '../lib/formats/formatMoney.ts'
import { TextField } from './TextField.tsx'

export interface MoneyFieldProps {
  /** Where the form around it holds the amount, as text. */
  name: string
  label: string
  /** What an empty field means, where that is an amount. */
  placeholder?: string
  required?: boolean
  error: string | undefined
}

/** An amount in reais: typed in any way that is one, and put into the usual form on leaving. */
export function MoneyField({
  name,
  label,
  placeholder = 'R$ 0,00',
  required = false,
  error,
}: MoneyFieldProps) {
  const { control } = useFormContext<Record<string, string>>()
  const { field } = useController({ control, name })
  return (
    <TextField
      {...field}
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      required={required}
      error={error}
      onBlur={() => {
        const cents = parseMoney(field.value)
        if (cents !== undefined) field.onChange(formatMoney(cents))
        field.onBlur()
      }}
    />
  )
}
