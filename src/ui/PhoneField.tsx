import { formatInternational, maskPhone } from '@ribalta/domain/phone'
import type { ReadPhone } from '@ribalta/domain/readPhone'
import { useState } from 'react'
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx'
import { usePhoneReading } from './usePhoneReading.ts'

export interface PhoneFieldProps extends Omit<MaskedFieldProps, 'mask' | 'type'> {
  /** What the form holds at the moment. */
  typed: string
}

const KINDS = { mobile: 'celular', landline: 'telefone fixo' } as const

function words({ phone, country, kind }: ReadPhone): string {
  const countryName =
    country === 'BR' ? undefined : new Intl.DisplayNames('pt-BR', { type: 'region' }).of(country)
  const note = countryName ?? (kind && KINDS[kind])
  return `Entendido: ${formatInternational(phone)}${note === undefined ? '' : ` (${note})`}`
}

/** A phone of any country. Keeps every digit that is typed or pasted, and says beneath which number it understood. */
export function PhoneField({ typed, onFocus, fieldClassName, ...field }: PhoneFieldProps) {
  const [isTouched, setIsTouched] = useState(false)
  const reading = usePhoneReading(typed, isTouched)
  return (
    <div className={fieldClassName}>
      <MaskedField
        autoComplete="tel"
        inputMode="tel"
        {...field}
        type="tel"
        mask={maskPhone}
        onFocus={(event) => {
          setIsTouched(true)
          onFocus?.(event)
        }}
      />
      <output className="mt-1.5 block text-sm text-muted empty:hidden">
        {reading !== undefined && 'phone' in reading ? words(reading) : ''}
      </output>
    </div>
  )
}
