import { zodResolver } from '@hookform/resolvers/zod'
import { toUsername } from '@ribalta/domain/identity'
import { passwordProblem } from '@ribalta/domain/account/passwordProblem'
import type { Resolver } from 'react-hook-form'
import { logWarning } from '../../lib/log.ts'
import { isMinorBirthDate, type RegistrationValues } from './registrationForm.ts'
import { ADULT_SCHEMA, MINOR_SCHEMA, type RegistrationData } from './registrationSchema.ts'

const adultResolver = zodResolver(ADULT_SCHEMA)
const minorResolver = zodResolver(MINOR_SCHEMA)

/** Returns why the server would refuse a password, with the server's own function. When its lists can't load, only the server judges. */
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

/** Validates the form with the domain's schemas (a minor's asks for more) and the password as the server does. */
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
