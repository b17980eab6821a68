import { applyMask } from './masks.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface MaskedFieldProps extends TextFieldProps {
  /** Gives what was typed so far its shape; must keep the digits and their order. */
  mask: (text: string) => string
}

/** A text field that shapes digits while they are typed (phone, day). */
export function MaskedField({ mask, onChange, ...rest }: MaskedFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      onChange={(event) => {
        const input = event.currentTarget
        const masked = applyMask(mask, input.value, input.selectionStart ?? input.value.length)
        if (masked.value !== input.value) {
          input.value = masked.value
          input.setSelectionRange(masked.caret, masked.caret)
        }
        onChange?.(event)
      }}
    />
  )
}
