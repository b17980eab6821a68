import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { isMinorBirthDate, type RegistrationValues } from './registrationForm.ts'
import { ADULT_SCHEMA, MINOR_SCHEMA, type RegistrationData } from './registrationSchema.ts'

const adultResolver = zodResolver(ADULT_SCHEMA)
const minorResolver = zodResolver(MINOR_SCHEMA)

/** Judges what was typed by the domain's schemas: a minor's form has more to it. */
export const registrationResolver: Resolver<RegistrationValues, unknown, RegistrationData> = (
  values,
  context,
  options,
) =>
  isMinorBirthDate(values.birthDate, new Date())
    ? minorResolver(values, context, options)
    : adultResolver(values, context, options)
