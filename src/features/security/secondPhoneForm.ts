import { confirmPasswordFormSchema } from '@ribalta/domain/schemas/account/account'
import * as z from 'zod/mini'
import { typedPhone } from '../../lib/forms/typedPhone.ts'
import { phoneReader } from '../../lib/phoneReader.ts'

const UNREAD = 'Não foi possível conferir o número. Verifique sua conexão e tente de novo.'
const LANDLINE = 'Informe um celular: o código chega por SMS.'

/** A phone that can receive the codes, and the present password of its owner. The provider judges no spelling, so we do. */
export const secondPhoneFormSchema = z.extend(confirmPasswordFormSchema, {
  phone: z.pipe(
    typedPhone(),
    z.transform(async (phone: string, context): Promise<string> => {
      const reading = (await phoneReader())?.(phone) ?? { problem: UNREAD }
      const isLandline = 'phone' in reading && reading.kind === 'landline'
      if ('phone' in reading && !isLandline) return reading.phone
      const message = 'problem' in reading ? reading.problem : LANDLINE
      context.issues.push({ code: 'custom', message, input: phone })
      return z.NEVER
    }),
  ),
})
