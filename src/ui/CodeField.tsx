import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

/** The six digits of a second factor, which browsers fill in from the message. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Código de 6 dígitos"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={7}
      {...props}
    />
  )
}
