import { zodResolver } from '@hookform/resolvers/zod'
import { toUsername } from '@ribalta/domain/identity'
import { passwordProblem } from '@ribalta/domain/account/passwordProblem'
import type { Resolver } from 'react-hook-form'
import { logWarning } from '../../lib/log.ts'
import { isMinorBirthDate, type RegistrationValues } from './registrationForm.ts'
import { ADULT_SCHEMA, MINOR_SCHEMA, type RegistrationData } from './registrationSchema.ts'

const adultResolver = zodResolver(ADULT_SCHEMA)
const minorResolver = zodResolver(MINOR_SCHEMA)

/** Returns why the server would refuse a password, by the server's own function. Without its lists the server alone judges. */
async function refusePassword({
  password,
  email,
  artisticName,
}: RegistrationValues): Promise<string | undefined> {
  try {
    return await passwordProblem(password, { email, names: [artisticName, toUsername(artisticName)] })
  } catch (error) {
    logWarning('The password could not be compared with the commonest', error)
    return undefined
  }
}

/** Judges what was typed by the domain's schemas, of which a minor's asks more, and the password as the server does. */
export const registrationResolver: Resolver<RegistrationValues, unknown, RegistrationData> = async (
  values,
  context,
  options,
) => {
  const resolve = isMinorBirthDate(values.birthDate, new Date()) ? minorResolver : adultResolver
  const result = await resolve(values, context, options)
  if ('password' in result.errors) return result
  const message = await refusePassword(values)
  if (message === undefined) return result
  return { values: {}, errors: { ...result.errors, password: { type: 'common', message } } }
}
